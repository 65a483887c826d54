import type { ApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useRef, useState } from 'react';
import { ReasonField } from '../../core/form/fields/choices/reason-field.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { changeKey, removeKey, type Prevented } from './queries.ts';

interface DialogProps {
  readonly apiKey: ApiKey;
  readonly onDone: (outcome: object | Prevented, word: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a key is blocked. Mounted while it is open. */
export function BlockDialog({ apiKey, onDone, onCancel }: DialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function block(): Promise<void> {
    const said = reason.trim();
    setIsMissing(said === '');
    if (said === '') return field.current?.focus();
    onDone(await changeKey(apiKey, { blocked: true, block_reason: said }), 'Schlüssel gesperrt');
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
        most={limits.apiKeyReason}
        description="Sie steht in der E-Mail."
        error={isMissing && reason.trim() === '' ? 'Pflichtfeld!' : undefined}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

/** Edits the note of a key. Mounted while it is open. */
export function NoteDialog({ apiKey, onDone, onCancel }: DialogProps) {
  const [note, setNote] = useState(apiKey.note);
  return (
    <ConfirmDialog
      opened
      title={`Notiz zu ${apiKey.start}…`}
      confirm="Speichern"
      onConfirm={async () =>
        onDone(await changeKey(apiKey, { note: note.trim() }), 'Notiz gespeichert')
      }
      onCancel={onCancel}
    >
      <ReasonField
        label="Notiz"
        value={note}
        most={limits.apiKeyNote}
        description="Nur die Redaktion liest sie."
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
