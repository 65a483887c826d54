import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './apply.module.css';

const loading = (
  <p role="status" className="text-soft text-center">
    {t('Wird geladen …')}
  </p>
);

const loadSheet = async () => (await import('./apply-sheet.tsx')).ApplySheet;

const ApplySheet = lazyPart('apply', loadSheet, loading);

interface ApplyProps {
  readonly ad: PublicJobAd;
  /** Link to the ad; empty for a preview. */
  readonly url: string;
}

/** The main action of an ad. */
export function ApplyButton({ ad, url, wide = false }: ApplyProps & { readonly wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // Loaded while the ad is read, so that the button also works if the network goes meanwhile. A failure shows when it is pressed.
  useEffect(() => void loadSheet().catch(console.warn), []);
  return (
    <>
      <Button data-contact fullWidth={wide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('So bewirbst du dich')}
      </Button>
      {isOpen && <ApplySheet ad={ad} url={url} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The main action at the lower edge, which stays in view while the ad is read. */
export function ApplyBar(props: ApplyProps) {
  return (
    <div className={`${styles.bar} sticky z-1 border-top bg-paper`}>
      <ApplyButton {...props} wide />
    </div>
  );
}
