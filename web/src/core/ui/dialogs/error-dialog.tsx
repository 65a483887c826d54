import { createContext, use, useEffect } from 'react';
import { MessageDialog } from './message-dialog.tsx';

/** Told whether an error is shown, by a page that would otherwise replace what shows it as soon as the data are reloaded. */
export const WhileErrorShown = createContext<(isShown: boolean) => void>(() => undefined);

interface ErrorDialogProps {
  /** '' for none. */
  readonly text: string;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Says why something has not worked. */
export function ErrorDialog({
  text,
  title = 'Ein Fehler ist aufgetreten',
  onClose,
}: ErrorDialogProps) {
  const tell = use(WhileErrorShown);
  const isShown = text !== '';
  useEffect(() => {
    if (!isShown) return undefined;
    tell(true);
    return () => tell(false);
  }, [isShown, tell]);
  return (
    <MessageDialog opened={isShown} title={title} alert onClose={onClose}>
      <p>{text}</p>
    </MessageDialog>
  );
}
