import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { keyByContent } from '../../../core/api/new-key.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { addNextYear } from './draft-queries.ts';

interface NextYearButtonProps {
  readonly ad: OwnJobAd;
  /** Called with the id of the new draft. */
  readonly onMade: (draft: number) => void;
}

/** Makes a draft of an ad with all its days a year later, and opens it. */
export function NextYearButton({ ad, onMade }: NextYearButtonProps) {
  const [keyOf] = useState(keyByContent);
  const { isBusy, run } = useAction(async () => {
    const drafts = await addNextYear([ad.id], keyOf(ad.last_updated));
    if (typeof drafts === 'string') return showToast(drafts);
    const [draft] = drafts;
    if (!draft) return showToast('Die Stellenanzeige gibt es nicht mehr.');
    showToast('Entwurf angelegt: Alle Tage liegen ein Jahr später.');
    onMade(draft.id);
  });
  return (
    <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
      Für nächstes Jahr übernehmen
    </BusyButton>
  );
}
