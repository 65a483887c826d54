import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { AdoptIcon, LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { branchClosed, branchClosedNote } from '../../companies/branches/closed-note.ts';
import type { AdAbilities } from '../management/abilities.ts';
import { isOfClosed, obstaclesOf, stateText, statusOf } from '../management/ad-status.ts';
import { VisibilityButton } from '../management/visibility-button.tsx';
import styles from './managed-detail.module.css';

interface StatusBoxProps {
  readonly ad: OwnJobAd | AnyJobAd;
  readonly abilities: AdAbilities;
}

/** Says whether an ad is public and why, with the possible actions. */
export function StatusBox({ ad, abilities }: StatusBoxProps) {
  if (isOfClosed(ad)) return <Closed />;
  const obstacles = obstaclesOf(ad);
  const hint = hintOf(ad, abilities, obstacles);
  return (
    <div className={styles.status}>
      <VisibilityButton ad={ad} />
      <div className={styles.words}>
        <p className={styles.state}>{stateText(ad)}</p>
        {hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
      {obstacles.map((text) => (
        <p key={text} className={styles.reason}>
          <LockIcon />
          {text}
        </p>
      ))}
      {abilities.locks && ad.editor_lock && ad.last_updated > ad.editor_lock.since && (
        <p className={styles.hint}>Seit der Sperre geändert: bitte erneut prüfen.</p>
      )}
      {ad.external !== '' && (
        <p className={styles.reason} data-kind="imported">
          <AdoptIcon />
          {abilities.importedFrom(ad.external)}
        </p>
      )}
    </div>
  );
}

/** An ad of a closed branch can be neither shown nor hidden. */
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

/** Returns a hint; '' if something else hides the ad from the public, or if a company's ad is locked. */
function hintOf(ad: OwnJobAd, abilities: AdAbilities, obstacles: readonly string[]): string {
  const status = statusOf(ad);
  if (obstacles.length > 0 && status === 'public') return '';
  if (ad.editor_lock && !abilities.locks) return '';
  const { availability_end_date: end } = ad;
  return abilities.hintOf(status, end && formatDate(end));
}
