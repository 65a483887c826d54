import type { ApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useRef, useState } from 'react';
import { ReasonField } from '../../core/form/fields/choices/reason-field.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { changeKey, removeKey, type KeyChange, type Prevented } from './queries.ts';

interface DialogProps {
  /** As it is stored now, which may be newer than when the dialog was opened. */
  readonly apiKey: ApiKey;
  readonly onDone: (outcome: object | Prevented, word: string) => void;
  readonly onCancel: () => void;
}

/** Tells that somebody has changed the key, and what it has now. */
function overtakenText(before: ApiKey, { note, blocked }: ApiKey): string {
  const told = ['Dieser Schlüssel wurde inzwischen geändert.'];
  if (note !== before.note)
    told.push(note ? `Notiz jetzt: „${note}“.` : 'Er hat keine Notiz mehr.');
  if (blocked !== before.blocked) told.push(blocked ? 'Er ist jetzt gesperrt.' : 'Er gilt wieder.');
  return `${told.join(' ')} Ihr Text ist noch nicht gespeichert.`;
}

/** Writes a text about a key. If somebody has changed the key meanwhile, the dialog stays open with the typed text. */
function useTextWriting({ apiKey, onDone }: DialogProps) {
  const [before] = useState(apiKey);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function write(change: KeyChange, word: string): Promise<void> {
    // Until a conflict was shown, a version that was reloaded in the background must not be overwritten.
    const outcome = await changeKey(isOvertaken ? apiKey : before, change);
    if (outcome !== 'changed') return onDone(outcome, word);
    setIsOvertaken(true);
    field.current?.focus();
  }

  return { field, write, overtaken: isOvertaken ? overtakenText(before, apiKey) : undefined };
}

/** Asks why a key is blocked. Mounted while it is open. */
export function BlockDialog(props: DialogProps) {
  const { apiKey, onCancel } = props;
  const { field, write, overtaken } = useTextWriting(props);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  async function block(): Promise<void> {
    const said = reason.trim();
    setIsMissing(said === '');
    if (said === '') return field.current?.focus();
    await write({ blocked: true, block_reason: said }, 'Schlüssel gesperrt');
  }

  return (
    <ConfirmDialog
      opened
      title="Schlüssel sperren?"
      confirm="Sperren"
      danger
      onConfirm={block}
      onCancel={onCancel}
    >
      <p>
        Abrufe mit {apiKey.start}… werden ab sofort abgelehnt, und zu dieser Adresse gibt es keinen
        neuen Schlüssel. Wer ihn hat, erfährt den Grund per E-Mail.
      </p>
      <ReasonField
        ref={field}
        required
        value={reason}
        max={limits.apiKeyReason}
        description="Sie steht in der E-Mail."
        error={isMissing && reason.trim() === '' ? 'Pflichtfeld!' : overtaken}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

/** Edits the note of a key. Mounted while it is open. */
export function NoteDialog(props: DialogProps) {
  const { apiKey, onCancel } = props;
  const { field, write, overtaken } = useTextWriting(props);
  const [note, setNote] = useState(apiKey.note);
  return (
    <ConfirmDialog
      opened
      title={`Notiz zu ${apiKey.start}…`}
      confirm="Speichern"
      onConfirm={() => write({ note: note.trim() }, 'Notiz gespeichert')}
      onCancel={onCancel}
    >
      <ReasonField
        ref={field}
        label="Notiz"
        value={note}
        max={limits.apiKeyNote}
        description="Nur die Redaktion liest sie."
        error={overtaken}
        onChange={setNote}
      />
    </ConfirmDialog>
  );
}

/** Asks before a key is deleted. Mounted while it is open. */
export function DeleteDialog({ apiKey, onDone, onCancel }: DialogProps) {
  return (
    <ConfirmDialog
      opened
      title="Schlüssel endgültig löschen?"
      confirm="Endgültig löschen"
      danger
      onConfirm={async () => onDone(await removeKey(apiKey), 'Schlüssel gelöscht')}
      onCancel={onCancel}
    >
      <p>
        Abrufe mit {apiKey.start}… werden ab sofort abgelehnt. Gehört zu {apiKey.email} kein anderer
        Schlüssel, wird auch die Adresse gelöscht. Das lässt sich nicht rückgängig machen.
      </p>
    </ConfirmDialog>
  );
}
