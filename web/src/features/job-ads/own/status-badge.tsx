import type { OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import { statusOf, statusText } from './ad-status.ts';
import { WaitingIcon } from './own-icons.tsx';
import styles from './status-badge.module.css';

/** How an ad stands, in words: the eye beside it is the picture. */
export function StatusBadge({ ad }: { readonly ad: OwnJobAd }) {
  const status = statusOf(ad);
  return (
    <span className={styles.badge} data-status={status}>
      {status === 'waiting' && <WaitingIcon />}
      {statusText(ad, status)}
    </span>
  );
}
