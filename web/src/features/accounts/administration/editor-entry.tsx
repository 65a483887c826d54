import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Editor } from '@lehrpfad/contract/accounts/editing.ts';
import {
  AcceptedIcon,
  DeclinedIcon,
  DeleteIcon,
  EditIcon,
  PersonIcon,
  UnlockIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { useSession } from '../../../core/session/session.ts';
import { useSecondStepReset } from '../second-step/reset-second-step.tsx';
import { PersonEntry } from '../person-entry.tsx';
import { personName } from '../person-name.ts';

interface EditorEntryProps {
  readonly editor: Editor;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An editor or administrator, with buttons to edit and delete. */
export function EditorEntry({ editor, onEdit, onDelete }: EditorEntryProps) {
  const isAdmin = editor.permission === permissions.admin;
  const isOwn = useSession()?.id === editor.id;
  const reset = useSecondStepReset(editor);
  const name = personName(editor);
  return (
    <PersonEntry
      person={editor}
      state={<Badges editor={editor} />}
      actions={
        <>
          <IconButton Icon={EditIcon} label={`${name} bearbeiten`} onClick={onEdit} />
          {editor.two_step && !isOwn && (
            <IconButton
              Icon={UnlockIcon}
              label={`Zweiten Schritt von ${name} zurücksetzen`}
              onClick={reset.ask}
            />
          )}
          <IconButton
            Icon={DeleteIcon}
            label={`${name} löschen`}
            danger
            unavailable={isAdmin ? 'Admins können nicht gelöscht werden.' : undefined}
            onClick={onDelete}
          />
          {reset.dialogs}
        </>
      }
    />
  );
}

function Badges({ editor }: Pick<EditorEntryProps, 'editor'>) {
  const isAdmin = editor.permission === permissions.admin;
  return (
    <>
      <StatusBadge tone={isAdmin ? 'good' : 'quiet'} Icon={PersonIcon}>
        {isAdmin ? 'Admin' : 'Redakteur'}
      </StatusBadge>
      {editor.two_step && (
        <StatusBadge tone="good" Icon={AcceptedIcon}>
          Zwei Schritte
        </StatusBadge>
      )}
      {!editor.active && (
        <StatusBadge tone="bad" Icon={DeclinedIcon}>
          Deaktiviert
        </StatusBadge>
      )}
    </>
  );
}
