import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { AdoptIcon, LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { hiddenBecause, stateText, statusOf } from './ad-status.ts';
import styles from './own-detail.module.css';
import { VisibilityButton } from './visibility-button.tsx';

/** How an ad stands with the public, why, and what can be done about it. */
export function StatusBox({ ad }: { readonly ad: OwnJobAd }) {
  const status = statusOf(ad);
  const reason = hiddenBecause(ad);
  const isNoHelp = ad.editor_lock !== null || (reason !== null && status === 'public');
  const hint = isNoHelp ? '' : hintOf(ad);
  return (
    <div className={styles.status}>
      <VisibilityButton ad={ad} />
      <div className={styles.words}>
        <p className={styles.state}>{stateText(ad)}</p>
        {hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
      {reason && (
        <p className={styles.reason}>
          <LockIcon />
          {reason}
        </p>
      )}
      {ad.external !== '' && (
        <p className={styles.reason} data-kind="imported">
          <AdoptIcon />
          Importiert von {ad.external}, noch nicht übernommen
        </p>
      )}
    </div>
  );
}

function hintOf(ad: OwnJobAd): string {
  const { availability_end_date: end } = ad;
  switch (statusOf(ad)) {
    case 'public':
      return end === null
        ? 'Sie steht in der Suche, bis Sie sie auf privat stellen.'
        : `Sie steht bis zum ${formatDate(end)} in der Suche.`;
    case 'waiting':
      return 'Bis dahin sehen nur Sie die Stelle.';
    case 'private':
      return 'Nur Sie sehen die Stelle. Mit dem Auge machen Sie sie öffentlich.';
    case 'expired':
      return 'Setzen Sie „Sichtbar bis“ auf einen späteren Tag, um sie wieder zu zeigen.';
  }
}
