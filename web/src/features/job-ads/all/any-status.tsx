import type { AnyJobAd } from '@lehrpfad/contract/job-ads-all.ts';
import { formatDate } from '../../../floor/dates.ts';
import { LockIcon } from '../../../floor/ui/area-icons.tsx';
import { hindrancesOf, statusOf, statusText, statusTooltips } from '../own/ad-status.ts';
import styles from '../own/own-detail.module.css';
import { AdoptIcon } from '../own/own-icons.tsx';
import { VisibilityButton } from '../own/visibility-button.tsx';

/** How an ad of whatever company stands with the public, and what keeps it from there. */
export function AnyStatus({ ad }: { readonly ad: AnyJobAd }) {
  const status = statusOf(ad);
  const hindrances = hindrancesOf(ad);
  const hint = hindrances.length > 0 && status === 'public' ? '' : hintOf(ad);
  return (
    <div className={styles.status}>
      <VisibilityButton ad={ad} />
      <div className={styles.words}>
        <p className={styles.state}>
          {status === 'waiting' ? statusText(ad, status) : statusTooltips[status]}
        </p>
        {hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
      {hindrances.map((text) => (
        <p key={text} className={styles.reason}>
          <LockIcon />
          {text}
        </p>
      ))}
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
