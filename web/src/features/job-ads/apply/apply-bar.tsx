import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { t } from '../../../core/texts/texts.ts';
import { ApplySheet } from './apply-sheet.tsx';
import styles from './apply.module.css';

interface ApplyProps {
  readonly ad: PublicJobAd;
  /** Link to the ad; empty for a preview. */
  readonly url: string;
}

/** The main action of an ad. Its sheet comes with the ad, so that it also opens if the network goes meanwhile. */
export function ApplyButton({ ad, url, wide = false }: ApplyProps & { readonly wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
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
