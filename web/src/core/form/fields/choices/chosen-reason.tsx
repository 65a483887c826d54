import { useEffect, useRef, useState, type RefObject } from 'react';
import { Select } from '../../../ui/inputs/select.tsx';
import { useHeldPage } from '../../saving/use-held-page.ts';
import { ReasonField } from './reason-field.tsx';

interface Chosen<Reason> {
  readonly reason: Reason;
  /** Trimmed. */
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

/** Reasons that could not be stored, by what they are about. A logout loads the page anew and so forgets them. */
const kept = new Map<string, Chosen<string>>();

/**
 * State of a required reason with an optional note; the reason 'other' requires the note.
 * @param about identifies what is decided: 'company-5'
 */
export function useChosenReason<Reason extends string>(
  about: string,
): {
  /** For `<ChosenReason>`. */
  readonly state: ReasonState<Reason>;
  /** Returns the chosen reason; if something is missing, returns null and focuses that field. */
  readonly take: () => Chosen<Reason> | null;
  /** Keeps the reason for the next question about the same object: somebody else has changed it, so it has to be checked first. */
  readonly keep: () => void;
} {
  const [reason, setReason] = useState((kept.get(about)?.reason ?? '') as Reason | '');
  const [note, setNote] = useState(kept.get(about)?.note ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const lacksNote = reason === 'other' && note.trim() === '';
  useEffect(() => void kept.delete(about), [about]);

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
    keep: () => void kept.set(about, { reason, note }),
  };
}

interface ChosenReasonProps<Reason extends string> {
  readonly state: ReasonState<Reason>;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Maximum of visible characters of the note. */
  readonly max: number;
  /** Says who reads the note. */
  readonly description: string;
}

export function ChosenReason<Reason extends string>(props: ChosenReasonProps<Reason>) {
  const { state, reasons, max, description } = props;
  const { reason, note, lacksReason, lacksNote, reasonField, noteField } = state;
  useHeldPage(reason !== '');
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
        max={max}
        description={description}
        required={reason === 'other'}
        error={lacksNote ? 'Pflichtfeld!' : undefined}
        onChange={state.setNote}
      />
    </>
  );
}
