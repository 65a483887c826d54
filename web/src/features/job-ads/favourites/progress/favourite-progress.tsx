import { useState } from 'react';
import { formatDate } from '../../../../core/text/dates.ts';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { Overlay } from '../../../../core/ui/dialogs/overlay.tsx';
import type { MarkableAd } from '../favourite-star.tsx';
import { ProgressFields } from './progress-fields.tsx';
import { applicationStates, nothingYet, type Progress } from './progress.ts';
import { t, translated } from '../../../../core/texts/texts.ts';
import styles from './progress.module.css';
import { useProgress } from './progress-store.ts';

/** 'beworben am 21.11.26 · Rückruf am Montag' */
function progressText({ state, applied, note }: Omit<Progress, 'changed'>): string {
  const label = translated(applicationStates.find(({ key }) => key === state)?.label ?? '');
  const what =
    state === 'applied' && applied
      ? t('{label} am {date}', { label, date: formatDate(applied) })
      : label;
  return [what, note.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(' · ');
}

interface FavouriteProgressProps {
  readonly ad: MarkableAd;
  readonly url: string;
}

/** Says below a favourite how far its application has come, and opens it to be changed. */
export function FavouriteProgress({ ad, url }: FavouriteProgressProps) {
  const [isOpen, setOpen] = useState(false);
  const progress = useProgress(ad.id) ?? nothingYet;
  return (
    <div className={`${styles.status} row justify-between px-1`}>
      <span className="min-w-0 wrap-anywhere">
        <b>{t('Stand:')}</b> {progressText(progress)}
      </span>
      <Button
        variant="default"
        compact
        aria-haspopup="dialog"
        aria-label={t('Stand ändern: {title}', { title: ad.title })}
        onClick={() => setOpen(true)}
      >
        {t('Ändern')}
      </Button>
      {isOpen && (
        <Overlay opened hasEntry title={t('Deine Bewerbung')} onClose={() => setOpen(false)}>
          <div className="stack gap-4">
            <p className="font-bold">{ad.title}</p>
            <ProgressFields ad={ad} url={url} />
          </div>
        </Overlay>
      )}
    </div>
  );
}
