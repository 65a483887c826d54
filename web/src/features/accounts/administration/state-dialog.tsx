import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { ApiError } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { saveUser } from './editing-queries.ts';
import { personName } from '../person-name.ts';

/** A change of an account: one of its two flags is to be inverted. */
export interface StateChange {
  readonly user: ListedUser;
  readonly field: 'active' | 'validated';
}

interface Words {
  readonly title: string;
  readonly confirm: string;
  readonly done: string;
  readonly effect: readonly string[];
  /** Further effects for an account with companies; a colleague in the account of others has none of them. */
  readonly ofOwner?: readonly string[];
}

const adsStay = 'Stellenanzeigen und Events bleiben öffentlich.';

/** Texts by field and its current value. */
const words: Readonly<Record<StateChange['field'], { true: Words; false: Words }>> = {
  active: {
    true: {
      title: 'Konto deaktivieren?',
      confirm: 'Deaktivieren',
      done: 'Konto deaktiviert',
      effect: ['wird sofort auf allen Geräten abgemeldet und kann sich nicht mehr anmelden.'],
      ofOwner: [
        'Wer in diesem Konto mitarbeitet, kann sich ebenfalls nicht mehr anmelden.',
        `${adsStay} Sollen auch sie verschwinden, entziehen Sie zusätzlich die Validierung.`,
      ],
    },
    false: {
      title: 'Konto reaktivieren?',
      confirm: 'Reaktivieren',
      done: 'Konto reaktiviert',
      effect: ['kann sich wieder anmelden, mit dem bisherigen Passwort.'],
    },
  },
  validated: {
    true: {
      title: 'Validierung entziehen?',
      confirm: 'Validierung entziehen',
      done: 'Validierung entzogen',
      effect: [
        'behält den Zugang, aber alle Stellenanzeigen des Kontos verschwinden sofort aus Suche, Startseite und Karte.',
        'Im Unternehmensbereich steht dann, dass das Konto nicht validiert ist. Die Stellenanzeigen gehen nicht verloren.',
      ],
    },
    false: {
      title: 'Konto validieren?',
      confirm: 'Validieren',
      done: 'Konto validiert',
      effect: [
        'ist damit geprüft: Die veröffentlichten Stellenanzeigen des Kontos sind sofort wieder in Suche, Startseite und Karte zu sehen.',
      ],
    },
  },
};

interface StateDialogProps {
  /** null if no question is open. */
  readonly change: StateChange | null;
  readonly onDone: () => void;
}

/** Inverts the flag and offers to undo that. @param done sentence about the change */
async function invert({ user, field }: StateChange, done: string, onDone: () => void) {
  const { id, last_updated, [field]: is } = user;
  let saved: ListedUser;
  try {
    saved = await saveUser(id, { [field]: !is, last_updated }, newKey());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    await reloadEditorial();
    onDone();
    return showToast('Das Konto wurde inzwischen geändert. Bitte prüfen Sie es erneut.');
  }
  onDone();
  offerUndo(done, () => saveUser(id, { [field]: is, last_updated: saved.last_updated }, newKey()));
}

/** Asks before an account is blocked or its ads are hidden, or the reverse. Each can be undone. */
export function StateDialog({ change, onDone }: StateDialogProps) {
  const field = change?.field ?? 'active';
  const is = change?.user[field] ?? false;
  const { title, confirm, done, effect, ofOwner = [] } = words[field][is ? 'true' : 'false'];
  const isOwner = change?.user.member_of === null;

  async function apply(): Promise<void> {
    if (!change) return;
    await invert(change, done, onDone);
  }

  return (
    <ConfirmDialog
      opened={change !== null}
      title={title}
      confirm={confirm}
      onConfirm={apply}
      onCancel={onDone}
    >
      {change && (
        <p>
          <strong>{personName(change.user)}</strong> {effect[0]}
        </p>
      )}
      {[...effect.slice(1), ...(isOwner ? ofOwner : [])].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}
