import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { branchOf } from '../management/ad-status.ts';
import { deleteAd } from '../management/queries.ts';

interface DeleteDialogProps {
  readonly ad: OwnJobAd;
  /** Names of the other branches that have the ad. */
  readonly siblings: readonly string[];
  readonly opened: boolean;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before one ad is deleted, and says which ads stay. */
export function DeleteDialog({ ad, siblings, opened, onDeleted, onCancel }: DeleteDialogProps) {
  async function remove(): Promise<void> {
    const outcome = await deleteAd(ad);
    showToast(
      outcome === 'gone'
        ? 'Die Stellenanzeige gibt es nicht mehr.'
        : 'Die Stellenanzeige wurde gelöscht.',
    );
    onDeleted();
  }

  return (
    <ConfirmDialog
      opened={opened}
      title="Stellenanzeige löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>
        „{ad.title}“ ({branchOf(ad)}) wird {filesOf(ad)}gelöscht. Das lässt sich nicht rückgängig
        machen.
      </p>
      {siblings.length > 0 && (
        <p>
          Nur diese Anzeige wird gelöscht. Die Anzeige bleibt bestehen bei: {siblings.join(', ')}.
        </p>
      )}
    </ConfirmDialog>
  );
}

function filesOf({ files }: OwnJobAd): string {
  if (files.length === 0) return '';
  return files.length === 1 ? 'mit ihrer Datei ' : `mit ihren ${files.length} Dateien `;
}
