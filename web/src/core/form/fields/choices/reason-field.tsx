import { firstCharacters } from '@lehrpfad/contract/core/text/visible-text.ts';
import type { Ref } from 'react';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { linesLength } from '../remaining.ts';
import { Remaining } from '../remaining-note.tsx';
import { useHeldPage } from '../../saving/use-held-page.ts';

interface ReasonFieldProps {
  readonly value: string;
  /** Visible characters; no more can be typed. */
  readonly most: number;
  /** Who reads it. */
  readonly description: string;
  /** It may be left empty otherwise. */
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onChange: (reason: string) => void;
}

/** Why something is refused. */
export function ReasonField(props: ReasonFieldProps) {
  const { value, most, description, required = false, error, ref, onChange } = props;
  useHeldPage(value !== '');
  return (
    <div>
      <TextArea
        {...(ref && { ref })}
        className="mt-3"
        label={required ? 'Begründung' : 'Begründung (freiwillig)'}
        description={description}
        required={required}
        error={error}
        rows={4}
        value={value}
        onChange={(event) => onChange(firstCharacters(event.currentTarget.value, most))}
      />
      <Remaining length={linesLength(value, most)} most={most} />
    </div>
  );
}
