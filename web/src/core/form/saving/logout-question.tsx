import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface LogoutQuestionProps {
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks before a logout deletes unsaved input. Mounted while it is open. */
export function LogoutQuestion(props: LogoutQuestionProps) {
  return (
    <ConfirmDialog opened title="Trotzdem abmelden?" confirm="Abmelden" danger {...props}>
      <p>
        In diesem Browser stehen Eingaben, die noch nicht gespeichert sind, vielleicht in einem
        anderen Fenster. Mit der Abmeldung gehen sie verloren.
      </p>
    </ConfirmDialog>
  );
}
