import { useState } from 'react';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { MessageDialog } from '../../../core/ui/dialogs/message-dialog.tsx';
import { t } from '../../../core/texts/texts.ts';
import { deleteStoredContent, storedContent } from './stored-content.ts';

/** Asks before everything is deleted, and says afterwards what was. */
export function DeleteDialog({ onCancel }: { readonly onCancel: () => void }) {
  const [what] = useState(storedContent);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <ConfirmDialog
        opened={!isDone}
        danger
        title={t('Alles auf diesem Gerät löschen?')}
        confirm={t('Alles löschen')}
        onConfirm={async () => {
          await deleteStoredContent();
          setDone(true);
        }}
        onCancel={onCancel}
      >
        <p>{t('Gelöscht werden: {what}.', { what })}</p>
        <p className="mt-2">
          {t(
            'Das lässt sich nicht rückgängig machen. Sprache und Darstellung bleiben. Mails zu neuen Stellen enden mit dem Link, der in jeder von ihnen steht.',
          )}
        </p>
      </ConfirmDialog>
      {isDone && <Deleted what={what} />}
    </>
  );
}

/** A reload removes what the page still has in its memory. */
function Deleted({ what }: { readonly what: string }) {
  return (
    <MessageDialog
      opened
      title={t('Alles gelöscht')}
      close={t('Fertig')}
      onClose={() => location.reload()}
    >
      <p>{t('Auf diesem Gerät gelöscht: {what}.', { what })}</p>
      <p className="mt-2">
        {t(
          'Auch angefangene Eingaben in anderen Tabs sind gelöscht. Der Verlauf des Browsers bleibt.',
        )}
      </p>
    </MessageDialog>
  );
}
