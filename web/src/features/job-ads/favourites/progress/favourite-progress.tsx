import { useId, useState } from 'react';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { Overlay } from '../../../../core/ui/dialogs/overlay.tsx';
import type { MarkableAd } from '../favourite-star.tsx';
import { ProgressFields } from './progress-fields.tsx';
import { progressText } from './progress-text.ts';
import { emptyProgress } from './progress.ts';
import { germanContent, t } from '../../../../core/texts/texts.ts';
import styles from './progress.module.css';
import { useProgress } from './progress-store.ts';

interface FavouriteProgressProps {
  readonly ad: MarkableAd;
  readonly url: string;
  /** Id of the title, which is part of the accessible name and may be in another language than the rest. */
  readonly titleId: string;
}

/** Shows the progress of an application below its favourite, and opens the fields to change it. */
export function FavouriteProgress({ ad, url, titleId }: FavouriteProgressProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const progress = useProgress(ad.id) ?? emptyProgress;
  return (
    <div className={`${styles.status} row justify-between px-1`}>
      <span className="min-w-0 wrap-anywhere">
        <b>{t('Stand:')}</b> {progressText(progress)}
      </span>
      <Button
        variant="default"
        compact
        aria-haspopup="dialog"
        id={id}
        aria-label={t('Stand ändern:')}
        aria-labelledby={`${id} ${titleId}`}
        onClick={() => setOpen(true)}
      >
        {t('Ändern')}
      </Button>
      {isOpen && (
        <Overlay opened hasEntry title={t('Deine Bewerbung')} onClose={() => setOpen(false)}>
          <div className="stack gap-4">
            <p lang={germanContent()} className="font-bold">
              {ad.title}
            </p>
            <ProgressFields ad={ad} url={url} />
          </div>
        </Overlay>
      )}
    </div>
  );
}
