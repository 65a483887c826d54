import { firstCharacters } from '@lehrpfad/contract/core/text/visible-text.ts';
import type { Ref } from 'react';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { linesLength } from '../remaining.ts';
import { Remaining } from '../remaining-note.tsx';
import { useHeldPage } from '../../saving/use-held-page.ts';

interface ReasonFieldProps {
  readonly value: string;
  /** Maximum of visible characters; longer input is not possible. */
  readonly max: number;
  /** Says who reads the text. */
  readonly description: string;
  /** 'Begründung' unless it is something else. */
  readonly label?: string;
  /** Whether it must be filled in. */
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onChange: (reason: string) => void;
}

/** Text field for the reason of a refusal. */
export function ReasonField(props: ReasonFieldProps) {
  const { value, max, description, required = false, error, ref, onChange } = props;
  const { label = 'Begründung' } = props;
  useHeldPage(value !== '');
  return (
    <div>
      <TextArea
        {...(ref && { ref })}
        className="mt-3"
        label={required ? label : `${label} (freiwillig)`}
        description={description}
        required={required}
        error={error}
        rows={4}
        value={value}
        onChange={(event) => onChange(firstCharacters(event.currentTarget.value, max))}
      />
      <Remaining length={linesLength(value, max)} max={max} />
    </div>
  );
}
