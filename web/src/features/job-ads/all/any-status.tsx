import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { AdoptIcon, LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { branchClosed, branchClosedNote } from '../../companies/closed-note.ts';
import { hindrancesOf, stateText, statusOf } from '../own/ad-status.ts';
import styles from '../own/own-detail.module.css';
import { VisibilityButton } from '../own/visibility-button.tsx';

/** Nothing can be shown or hidden there. */
function Closed() {
  return (
    <div className={styles.status}>
      <div className={styles.words}>
        <p className={styles.state}>{branchClosed}</p>
        <p className={styles.hint}>{branchClosedNote}</p>
      </div>
    </div>
  );
}

/** How an ad of whatever company stands with the public, and what keeps it from there. */
export function AnyStatus({ ad }: { readonly ad: AnyJobAd }) {
  if (ad.closed) return <Closed />;
  const status = statusOf(ad);
  const hindrances = hindrancesOf(ad);
  const hint = hindrances.length > 0 && status === 'public' ? '' : hintOf(ad);
  return (
    <div className={styles.status}>
      <VisibilityButton ad={ad} />
      <div className={styles.words}>
        <p className={styles.state}>{stateText(ad)}</p>
        {hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
      {hindrances.map((text) => (
        <p key={text} className={styles.reason}>
          <LockIcon />
          {text}
        </p>
      ))}
      {ad.editor_lock && ad.last_updated > ad.editor_lock.since && (
        <p className={styles.hint}>Seit der Sperre geändert: bitte erneut prüfen.</p>
      )}
      {ad.external !== '' && (
        <p className={styles.reason} data-kind="imported">
          <AdoptIcon />
          Importiert von {ad.external}
        </p>
      )}
    </div>
  );
}

function hintOf(ad: AnyJobAd): string {
  const { availability_end_date: end } = ad;
  switch (statusOf(ad)) {
    case 'public':
      return end === null
        ? 'Sie steht ohne Ende in der Suche.'
        : `Sie steht bis zum ${formatDate(end)} in der Suche.`;
    case 'waiting':
    case 'private':
      return 'Nur das Unternehmen und die Redaktion sehen sie.';
    case 'expired':
      return 'Mit einem späteren Tag bei „Sichtbar bis“ ist sie wieder zu sehen.';
  }
}
