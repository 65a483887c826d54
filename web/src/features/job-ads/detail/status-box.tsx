import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { AdoptIcon, LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { branchClosed, branchClosedNote } from '../../companies/branches/closed-note.ts';
import type { AdAbilities } from '../management/abilities.ts';
import { isOfClosed, hiddenReasonsOf, stateText, statusOf } from '../management/ad-status.ts';
import { VisibilityButton } from '../management/visibility-button.tsx';
import styles from './managed-detail.module.css';

interface StatusBoxProps {
  readonly ad: OwnJobAd | AnyJobAd;
  readonly abilities: AdAbilities;
}

/** Says whether an ad is public and why, with the possible actions. */
export function StatusBox({ ad, abilities }: StatusBoxProps) {
  if (isOfClosed(ad)) return <Closed />;
  const obstacles = hiddenReasonsOf(ad);
  const hint = hintOf(ad, abilities, obstacles);
  return (
    <div className={`${styles.status} row px-4 py-3`}>
      <VisibilityButton ad={ad} />
      <div className={`${styles.words} min-w-0`}>
        <p className="m-0 font-bold">{stateText(ad)}</p>
        {hint !== '' && <p className="m-0 text-hint">{hint}</p>}
      </div>
      {obstacles.map((text) => (
        <p key={text} className={`${styles.reason} line border-top text-danger gap-2 pt-2 m-0`}>
          <LockIcon />
          {text}
        </p>
      ))}
      {abilities.locks && ad.editor_lock && ad.last_updated > ad.editor_lock.since && (
        <p className="m-0 text-hint">Seit der Sperre geändert: bitte erneut prüfen.</p>
      )}
      {ad.external !== '' && (
        <p
          className={`${styles.reason} line border-top text-danger gap-2 pt-2 m-0`}
          data-kind="imported"
        >
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
    <div className={`${styles.status} row px-4 py-3`}>
      <div className={`${styles.words} min-w-0`}>
        <p className="m-0 font-bold">{branchClosed}</p>
        <p className="m-0 text-hint">{branchClosedNote}</p>
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
