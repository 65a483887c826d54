import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ApiError } from '../../../core/api/api.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AdoptIcon } from '../../../core/ui/icons/area-icons.tsx';
import { adoptAd } from '../management/queries.ts';

interface AdoptButtonProps {
  readonly ad: OwnJobAd;
  /** Called if the ad lacks data that the form requires. */
  readonly onIncomplete: () => void;
}

const toasts = {
  done: 'Die Stellenanzeige wurde übernommen.',
  changed: 'Der Eintrag wurde inzwischen geändert.',
  gone: 'Die Stellenanzeige gibt es nicht mehr.',
} as const;

/** Adopts an imported ad after a confirmation: from then on imports do not update it any more. */
export function AdoptButton({ ad, onIncomplete }: AdoptButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);

  async function adopt(): Promise<void> {
    try {
      showToast(toasts[await adoptAd(ad)]);
      setIsAsking(false);
    } catch (error) {
      // The form shows the missing data, field by field.
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      setIsAsking(false);
      setIsIncomplete(true);
    }
  }

  return (
    <>
      <Button variant="light" icon={<AdoptIcon />} onClick={() => setIsAsking(true)}>
        Übernehmen
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Stellenanzeige übernehmen?"
        confirm="Übernehmen"
        onConfirm={adopt}
        onCancel={() => setIsAsking(false)}
      >
        „{ad.title}“ kommt von {ad.external}. Wenn Sie die Anzeige übernehmen, können Sie sie selbst
        bearbeiten, und Änderungen bei {ad.external} kommen hier nicht mehr an.
      </ConfirmDialog>
      <IncompleteDialog
        ad={ad}
        opened={isIncomplete}
        onConfirm={() => {
          setIsIncomplete(false);
          onIncomplete();
        }}
        onCancel={() => setIsIncomplete(false)}
      />
    </>
  );
}

interface IncompleteDialogProps extends Pick<AdoptButtonProps, 'ad'> {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Offers the form, because the ad lacks data that it requires. */
function IncompleteDialog({ ad, ...dialog }: IncompleteDialogProps) {
  return (
    <ConfirmDialog {...dialog} title="Es fehlen noch Angaben" confirm="Angaben ergänzen">
      „{ad.title}“ erfüllt noch nicht alles, was für eigene Stellenanzeigen gilt. Ergänzen Sie die
      Angaben im Formular: Mit dem Speichern ist die Anzeige übernommen.
    </ConfirmDialog>
  );
}
