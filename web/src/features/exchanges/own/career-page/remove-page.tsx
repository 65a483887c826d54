import { useState } from 'react';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../core/ui/notices/toast.ts';
import { removePage } from '../queries.ts';

/** Removes the career page with its ads, after a confirmation. */
export function RemovePage() {
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    await removePage();
    setIsAsking(false);
    showToast('Die Karriereseite wurde entfernt.');
  }

  return (
    <>
      <Button variant="outline" danger onClick={() => setIsAsking(true)}>
        Karriereseite entfernen
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Karriereseite entfernen?"
        confirm="Entfernen"
        danger
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        Stellenanzeigen, die von dort kommen, werden hier nicht mehr gezeigt. Was Sie übernommen
        haben, bleibt.
      </ConfirmDialog>
    </>
  );
}
