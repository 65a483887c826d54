import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { openFile } from '../own/open-file.ts';
import type { Task } from '../own/own-address.ts';
import { savedText } from '../own/own-task.tsx';
import { PreviewOverlay } from '../own/preview-overlay.tsx';
import type { AnyJobAdFormProps } from './any-job-ad-form.tsx';

/** The form brings its fields and checks; the list does without. */
const AnyJobAdForm = lazyPart<AnyJobAdFormProps>(
  'any-job-ad-form',
  async () => (await import('./any-job-ad-form.tsx')).AnyJobAdForm,
  null,
);

interface AnyTaskProps {
  readonly task: Task;
  /** What it is done to; null for a new ad. */
  readonly ad: AnyJobAd | null;
  /** A new ad begins with this company. */
  readonly company?: number | undefined;
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  readonly onClose: () => void;
}

/** What lies over the list. Mounted anew for each task and ad: what is edited stays what it was when one began. */
export function AnyTask({ task, ad: current, company, onSaved, onClose }: AnyTaskProps) {
  const [ad] = useState(current);
  if (task !== 'preview') {
    return (
      <AnyJobAdForm
        {...{ task, ad, company, onClose }}
        onSaved={(saved) => {
          showToast(savedText(saved));
          onSaved(saved);
        }}
      />
    );
  }
  if (!ad) return null;
  return (
    <PreviewOverlay
      hasEntry
      ad={ad}
      onFile={(id) => void openFile(id, ad.files.find((file) => file.id === id)?.name ?? '')}
      onClose={onClose}
    />
  );
}
