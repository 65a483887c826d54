import { ApiError } from '../../core/api/api.ts';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { personName } from '../accounts/person-name.ts';
import { removeFromTeam, withdrawInvitation } from './queries.ts';

/** The person to remove, or the invitation to withdraw. */
export interface PersonToRemove {
  readonly kind: 'colleague' | 'invitation';
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

const words = {
  colleague: {
    title: 'Person entfernen?',
    confirm: 'Entfernen',
    done: 'Person entfernt',
    text: ' wird sofort abgemeldet, und der Login wird gelöscht. Was diese Person geschrieben hat, bleibt; ihre Entwürfe bekommt, wer das Konto führt. Die Person erfährt davon per E-Mail.',
  },
  invitation: {
    title: 'Einladung zurückziehen?',
    confirm: 'Zurückziehen',
    done: 'Einladung zurückgezogen',
    text: ' kann die Einladung danach nicht mehr annehmen: Ihr Link gilt nicht mehr.',
  },
} as const;

interface RemoveDialogProps {
  /** null if no question is open. */
  readonly person: PersonToRemove | null;
  readonly onDone: () => void;
}

/** Asks before a person is removed or an invitation withdrawn. It is no error if somebody else has done so before. */
export function RemoveDialog({ person, onDone }: RemoveDialogProps) {
  const { title, confirm, done, text } = words[person?.kind ?? 'colleague'];

  async function leave(): Promise<void> {
    if (!person) return;
    try {
      await (person.kind === 'colleague'
        ? removeFromTeam(person.id)
        : withdrawInvitation(person.id));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    onDone();
    showToast(done);
  }

  return (
    <ConfirmDialog
      opened={person !== null}
      title={title}
      confirm={confirm}
      danger
      onConfirm={leave}
      onCancel={onDone}
    >
      {person && (
        <p>
          <strong>{personName(person)}</strong>
          {text}
        </p>
      )}
    </ConfirmDialog>
  );
}
