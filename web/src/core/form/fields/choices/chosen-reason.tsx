import { useRef, useState, type RefObject } from 'react';
import { Select } from '../../../ui/inputs/select.tsx';
import { ReasonField } from './reason-field.tsx';

interface Chosen<Reason> {
  readonly reason: Reason;
  /** Without blanks around it. */
  readonly note: string;
}

interface ReasonState<Reason extends string> {
  readonly reason: Reason | '';
  readonly note: string;
  readonly lacksReason: boolean;
  readonly lacksNote: boolean;
  readonly reasonField: RefObject<HTMLSelectElement | null>;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
  readonly setReason: (reason: Reason | '') => void;
  readonly setNote: (note: string) => void;
}

/** A reason that has to be chosen, with a text that may be added; for 'other' the text has to say it. */
export function useChosenReason<Reason extends string>(): {
  /** For `<ChosenReason>`. */
  readonly state: ReasonState<Reason>;
  /** What was chosen; where something is missing null, and the focus goes to its field. */
  readonly take: () => Chosen<Reason> | null;
} {
  const [reason, setReason] = useState<Reason | ''>('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const lacksNote = reason === 'other' && note.trim() === '';

  function take(): Chosen<Reason> | null {
    setIsChecked(true);
    if (reason === '') reasonField.current?.focus();
    else if (lacksNote) noteField.current?.focus();
    else return { reason, note: note.trim() };
    return null;
  }

  return {
    state: {
      reason,
      note,
      reasonField,
      noteField,
      setReason,
      setNote,
      lacksReason: isChecked && reason === '',
      lacksNote: isChecked && lacksNote,
    },
    take,
  };
}

interface ChosenReasonProps<Reason extends string> {
  readonly state: ReasonState<Reason>;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Visible characters of the text. */
  readonly most: number;
  /** Who reads the text. */
  readonly description: string;
}

export function ChosenReason<Reason extends string>(props: ChosenReasonProps<Reason>) {
  const { state, reasons, most, description } = props;
  const { reason, note, lacksReason, lacksNote, reasonField, noteField } = state;
  const labels: Readonly<Record<string, string>> = reasons;
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <>
      <Select
        ref={reasonField}
        label="Grund"
        required
        error={lacksReason && 'Bitte einen Grund auswählen.'}
        value={reason}
        onChange={(event) => state.setReason(event.currentTarget.value as Reason | '')}
        options={[{ value: '', label: 'Bitte auswählen' }, ...options]}
      />
      <ReasonField
        ref={noteField}
        value={note}
        most={most}
        description={description}
        required={reason === 'other'}
        error={lacksNote ? 'Pflichtfeld!' : undefined}
        onChange={state.setNote}
      />
    </>
  );
}
