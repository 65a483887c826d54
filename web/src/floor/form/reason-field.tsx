import { Textarea } from '@mantine/core';
import { Remaining } from './remaining-note.tsx';

interface ReasonFieldProps {
  readonly value: string;
  /** Characters. */
  readonly most: number;
  /** Who reads it. */
  readonly description: string;
  readonly onChange: (reason: string) => void;
}

/** Why something is refused; may be left empty. */
export function ReasonField({ value, most, description, onChange }: ReasonFieldProps) {
  return (
    <div>
      <Textarea
        size="md"
        mt="0.75rem"
        label="Begründung (freiwillig)"
        description={description}
        rows={4}
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Remaining length={value.length} most={most} />
    </div>
  );
}
