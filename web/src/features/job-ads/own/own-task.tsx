import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { formatDate } from '../../../core/text/dates.ts';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { statusOf } from './ad-status.ts';
import type { JobAdFormProps } from './form/job-ad-form.tsx';
import { openFile } from './open-file.ts';
import type { OwnAddress, Task } from './own-address.ts';
import { PreviewOverlay } from './preview-overlay.tsx';

/** The form brings its fields and checks; the list does without. */
const JobAdForm = lazyPart<JobAdFormProps>(
  'job-ad-form',
  async () => (await import('./form/job-ad-form.tsx')).JobAdForm,
  null,
);

interface OwnTaskProps {
  readonly task: Task;
  readonly ads: readonly OwnJobAd[];
  readonly address: OwnAddress;
}

/** What lies over the list. Mounted anew for each task and ad: what is edited stays what it was when one began. */
export function OwnTask({ task, ads, address }: OwnTaskProps) {
  const listed = ads.find(({ id }) => id === address.id) ?? null;
  const [ad, setAd] = useState(listed);
  // The list did not know it yet (useLookUp).
  if (ad === null && listed !== null) setAd(listed);
  if (task !== 'new' && ad === null) return null;
  if (task === 'preview') {
    return (
      ad && (
        <PreviewOverlay
          ad={ad}
          onFile={(id) => void openFile(id, ad.files.find((file) => file.id === id)?.name ?? '')}
          onClose={address.close}
        />
      )
    );
  }
  return (
    <JobAdForm
      task={task}
      ad={ad}
      onSaved={(saved) => {
        showToast(task !== 'edit' && saved.some(isLocked) ? lockedCopy : savedText(saved));
        const isStillThere = task === 'edit' && saved.some(({ id }) => id === address.id);
        if (isStillThere) address.close();
        else address.replace(saved[0]?.id ?? null);
      }}
      onClose={address.close}
    />
  );
}

const lockedCopy = 'Gespeichert, aber gesperrt: Sie gleicht einer gesperrten Stellenanzeige';

const isLocked = ({ editor_lock: lock }: OwnJobAd) => lock !== null;

/** What saving has done to the visibility of an ad. */
export function savedText([ad]: readonly OwnJobAd[]): string {
  if (!ad) return 'Gespeichert';
  if (isLocked(ad)) return 'Gespeichert, bleibt von der Redaktion gesperrt';
  const day = formatDate(ad.availability_start_date);
  return {
    public: 'Gespeichert und öffentlich',
    waiting: `Gespeichert, wird am ${day} öffentlich`,
    private: 'Gespeichert',
    expired: 'Gespeichert',
  }[statusOf(ad)];
}
