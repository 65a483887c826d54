import { useRef, useState } from 'react';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { berlinToday } from '../../../text/dates.ts';
import { CalendarIcon } from '../../../ui/icons/icons.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import styles from './date-field.module.css';
import type { FieldOptions, FieldProps } from '../field-props.ts';
import { inputProps } from '../input-props.ts';
import { parseDate, typedDate } from './parse-date.ts';
import { useSaid } from '../remaining-note.tsx';

interface DateOptions extends FieldOptions {
  /** Earliest day in the calendar; the schema checks typed dates. */
  readonly min?: string | undefined;
}

/** Shows the typed text until the focus leaves the field, then the date that it means. */
function useTypedDate({ value, onChange, onBlur }: FieldProps<string>) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    setTyped(text);
    onChange(parseDate(text, berlinToday()) ?? text.trim());
  }

  function leave(): void {
    setTyped(null);
    onBlur();
  }

  function choose(day: string): void {
    onChange(day);
    leave();
  }

  return { text: typed ?? typedDate(value), type, choose, leave };
}

/** A date, typed or chosen: `YYYY-MM-DD`, '' for none, or the typed text if it is no date, which the schema rejects. */
export function DateField(props: FieldProps<string> & DateOptions) {
  const { label, value, min, disabled } = props;
  const { text, type, choose, leave } = useTypedDate(props);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const [begun] = useState(value);
  // The description appears above the field that is being typed in, so it is announced as well.
  useSaid(value === begun ? '' : (props.description ?? ''));

  return (
    <div ref={field}>
      <TextInput
        {...inputProps(props)}
        placeholder="TT.MM.JJJJ"
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        end={<CalendarButton label={label} disabled={disabled} onClick={() => setIsOpen(true)} />}
      />
      <CalendarDialog
        opened={isOpen}
        label={label}
        value={value}
        min={min}
        anchor={field}
        onChoose={(day) => {
          setIsOpen(false);
          choose(day);
        }}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

interface CalendarButtonProps {
  /** Label of the field. */
  readonly label: string;
  readonly disabled: boolean | undefined;
  readonly onClick: () => void;
}

function CalendarButton({ label, disabled, onClick }: CalendarButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.open} bare-button tap-square rounded text-brand`}
      aria-label={`${label}: Kalender öffnen`}
      title="Kalender öffnen"
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onClick}
    >
      <CalendarIcon />
    </button>
  );
}
