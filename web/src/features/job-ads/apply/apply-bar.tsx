import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import styles from './apply.module.css';

const loading = (
  <p role="status" className="text-soft text-center">
    Wird geladen …
  </p>
);

const ApplySheet = lazyPart(
  'apply',
  async () => (await import('./apply-sheet.tsx')).ApplySheet,
  loading,
);

/** The main action of an ad, which stays in view while the ad is read. */
export function ApplyBar({ ad, url }: { readonly ad: PublicJobAd; readonly url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <Button fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        So bewirbst du dich
      </Button>
      {isOpen && <ApplySheet ad={ad} url={url} onClose={() => setOpen(false)} />}
    </div>
  );
}
