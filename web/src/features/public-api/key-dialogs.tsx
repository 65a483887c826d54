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
function overtakenText(before: ApiKey, after: ApiKey): string {
  const { note, blocked, webhook_allowed: isAllowed } = after;
  const told = ['Dieser Schlüssel wurde inzwischen geändert.'];
  if (note !== before.note)
    told.push(note ? `Notiz jetzt: „${note}“.` : 'Er hat keine Notiz mehr.');
  if (blocked !== before.blocked) told.push(blocked ? 'Er ist jetzt gesperrt.' : 'Er gilt wieder.');
  if (isAllowed !== before.webhook_allowed)
    told.push(isAllowed ? 'Sein Webhook ist jetzt erlaubt.' : 'Sein Webhook ist jetzt entzogen.');
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

interface ReasonDialogProps extends DialogProps {
  readonly title: string;
  readonly confirm: string;
  /** What happens to the key. */
  readonly text: string;
  readonly changeFor: (reason: string) => KeyChange;
  /** The text of the toast. */
  readonly word: string;
}

/** Asks for the reason of a change that its owner is told. */
function ReasonDialog(props: ReasonDialogProps) {
  const { title, confirm, text, changeFor, word, onCancel } = props;
  const { field, write, overtaken } = useTextWriting(props);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  async function change(): Promise<void> {
    const said = reason.trim();
    setIsMissing(said === '');
    if (said === '') return field.current?.focus();
    await write(changeFor(said), word);
  }

  return (
    <ConfirmDialog
      opened
      title={title}
      confirm={confirm}
      danger
      onConfirm={change}
      onCancel={onCancel}
    >
      <p>{text}</p>
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

/** Asks why a key is blocked. Mounted while it is open. */
export const BlockDialog = (props: DialogProps) => (
  <ReasonDialog
    {...props}
    title="Schlüssel sperren?"
    confirm="Sperren"
    text={`Abrufe mit ${props.apiKey.start}… werden ab sofort abgelehnt, und zu dieser Adresse gibt es keinen neuen Schlüssel. Wer ihn hat, erfährt den Grund per E-Mail.`}
    changeFor={(reason) => ({ blocked: true, block_reason: reason })}
    word="Schlüssel gesperrt"
  />
);

/** Asks why the webhook of a key is withdrawn. Mounted while it is open. */
export const WithdrawDialog = (props: DialogProps) => (
  <ReasonDialog
    {...props}
    title="Webhook entziehen?"
    confirm="Entziehen"
    text={`Zum Schlüssel ${props.apiKey.start}… werden ab sofort keine Änderungen mehr gesendet. Eine eingetragene Adresse bleibt gespeichert, bis der Webhook wieder erlaubt ist. Wer den Schlüssel hat, erfährt den Grund per E-Mail.`}
    changeFor={(reason) => ({ webhook_allowed: false, webhook_reason: reason })}
    word="Webhook entzogen"
  />
);

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
