import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { formatDate } from '../../../core/text/dates.ts';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { expectUndone, offerUndo } from '../../../core/notices/undo.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { PreviewOverlay } from '../detail/preview-overlay.tsx';
import type { DraftSetup } from '../drafts/use-autosave.ts';
import type { JobAdFormProps } from '../form/job-ad-form.tsx';
import type { AdAbilities, Task } from './abilities.ts';
import { statusOf } from './ad-status.ts';
import { openFile } from './open-file.ts';
import { setFreePlaces } from './queries.ts';

/** Loaded separately: the list does not need the form with its fields and schemas. */
const JobAdForm = lazyPart<JobAdFormProps>(
  'job-ad-form',
  async () => (await import('../form/job-ad-form.tsx')).JobAdForm,
  null,
);

interface AdTaskProps {
  readonly task: Task;
  readonly abilities: AdAbilities;
  /** The ad of the task; null for a new ad, and for one that has not loaded yet. */
  readonly ad: OwnJobAd | null;
  /** Company of a new ad. */
  readonly company?: number | undefined;
  /** Settings for saving a new ad as a draft on the server; null if it is not saved. */
  readonly drafts?: DraftSetup | null;
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  readonly onClose: () => void;
}

/** The form or overlay above the list. Mounted again for each task and ad: the edited ad does not change while it is open. */
export function AdTask(props: AdTaskProps) {
  const { task, abilities, ad: current, company, drafts = null, onSaved, onClose } = props;
  const [ad, setAd] = useState(current);
  // The list did not contain it yet (useLookUp).
  if (ad === null && current !== null) setAd(current);
  if (task !== 'new' && ad === null) return null;
  const hasEntry = !abilities.tasksInAddress.includes(task);
  if (task === 'preview') {
    return (
      ad && (
        <PreviewOverlay
          hasEntry={hasEntry}
          ad={ad}
          onFile={(id) => void openFile(id, ad.files.find((file) => file.id === id)?.name ?? '')}
          onClose={onClose}
        />
      )
    );
  }
  return (
    <JobAdForm
      {...{ task, abilities, ad, company, drafts, hasEntry, onClose }}
      onSaved={(saved) => {
        tellSaved(task, ad, saved);
        onSaved(saved);
      }}
    />
  );
}

/** Shows a toast about the saved ads. If the save took the last place of the ad, the toast offers to undo that. */
function tellSaved(task: Task, before: OwnJobAd | null, saved: readonly OwnJobAd[]): void {
  const text = task !== 'edit' && saved.some(isLocked) ? lockedCopy : savedText(saved);
  const after = saved.find(({ id }) => id === before?.id);
  if (!before || !after || before.filled_on !== null || after.filled_on === null)
    return showToast(text);
  offerUndo('Gespeichert. Die Stelle ist besetzt.', async () =>
    expectUndone(await setFreePlaces(after, before.free_places)),
  );
}

const lockedCopy = 'Gespeichert, aber gesperrt: Sie gleicht einer gesperrten Stellenanzeige';

const isLocked = ({ editor_lock: lock }: OwnJobAd) => lock !== null;

/** Returns the message how a save has changed the visibility of an ad. */
function savedText([ad]: readonly OwnJobAd[]): string {
  if (!ad) return 'Gespeichert';
  if (isLocked(ad)) return 'Gespeichert, bleibt von der Redaktion gesperrt';
  const day = formatDate(ad.availability_start_date);
  return {
    public: 'Gespeichert und öffentlich',
    waiting: `Gespeichert, wird am ${day} öffentlich`,
    private: 'Gespeichert',
    filled: 'Gespeichert, bleibt besetzt',
    expired: 'Gespeichert',
  }[statusOf(ad)];
}
