import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { MouseEvent } from 'react';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { JobAdDetail } from '../public/job-ad-detail.tsx';
import { clickedFileId } from '../management/open-file.ts';
import styles from './preview-overlay.module.css';

interface PreviewOverlayProps {
  readonly ad: PublicJobAd;
  /** Whether the overlay gets a history entry of its own, because the address does not say that it is open (Overlay). */
  readonly hasEntry?: boolean;
  /** Opens a file of the ad, whose link would lead to a file that is not public yet. */
  readonly onFile: (id: number) => void;
  readonly onClose: () => void;
}

/** Preview of an ad with the component of the public page. Its buttons do nothing. */
export function PreviewOverlay({ ad, hasEntry = false, onFile, onClose }: PreviewOverlayProps) {
  function hold(event: MouseEvent): void {
    const file = clickedFileId(event);
    const isButton = (event.target as Element).closest('button') !== null;
    if (file === null && !isButton) return;
    event.preventDefault();
    event.stopPropagation();
    if (file === null) showToast('In der Vorschau ohne Wirkung');
    else onFile(file);
  }

  return (
    <Overlay opened hasEntry={hasEntry} title="Vorschau" onClose={onClose}>
      <p className={`${styles.note} mx-auto text-soft`}>
        So sehen Schülerinnen und Schüler die Stellenanzeige.
      </p>
      <div className={`${styles.sheet} mx-auto p-5`} onClickCapture={hold}>
        <JobAdDetail ad={ad} shareUrl="" takesFocus={false} />
      </div>
    </Overlay>
  );
}
