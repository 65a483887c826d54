import { MessageDialog } from './message-dialog.tsx';

interface ErrorDialogProps {
  /** '' for none. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Says why something has not worked. */
export function ErrorDialog({ text, onClose }: ErrorDialogProps) {
  return (
    <MessageDialog opened={text !== ''} title="Ein Fehler ist aufgetreten" alert onClose={onClose}>
      <p>{text}</p>
    </MessageDialog>
  );
}
