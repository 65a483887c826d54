import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { memo, type MouseEvent } from 'react';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { JobTypeBadge } from '../job-type-badge.tsx';
import { AdBadge } from './ad-badge.tsx';
import { branchOf, hiddenBecause } from './ad-status.ts';
import { pathOf } from './own-address.ts';
import styles from './own-card.module.css';
import { VisibilityButton } from './visibility-button.tsx';

interface OwnCardProps {
  readonly ad: OwnJobAd;
  /** Names of the other branches that have the ad, with a line end between them: one text stays the same in a memo. */
  readonly siblings: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
}

/** Id of the link of an ad's card, for the focus to come back to. */
export const ownCardId = (ad: number): string => `eigene-stelle-${ad}`;

/** One of one's own ads. Its title is the link; a press anywhere on the card but on the eye is a press on it. */
export const OwnCard = memo(function OwnCard({ ad, siblings, isOpen, onOpen }: OwnCardProps) {
  function open(event: MouseEvent) {
    // The browser's own ways to open a link elsewhere stay.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(ad.id);
  }

  return (
    <li className={styles.card} data-open={isOpen}>
      <div className={styles.head}>
        <CompanyLogo path={ad.company_logo} company={ad.company_name} />
        <div className={styles.names}>
          <h2 className={styles.title}>
            <a
              id={ownCardId(ad.id)}
              href={hrefOf(pathOf({ id: ad.id, task: null }))}
              className={styles.link}
              aria-current={isOpen ? 'true' : undefined}
              onClick={open}
            >
              {ad.title}
            </a>
          </h2>
          {!ad.title.includes(ad.job_name) && <p className={styles.line}>{ad.job_name}</p>}
          <p className={styles.line}>{branchOf(ad)}</p>
        </div>
        <div className={styles.eye}>
          <VisibilityButton ad={ad} />
        </div>
      </div>
      <Bottom ad={ad} siblings={siblings} />
    </li>
  );
});

function Bottom({ ad, siblings }: Pick<OwnCardProps, 'ad' | 'siblings'>) {
  const reason = hiddenBecause(ad);
  const others = siblings === '' ? [] : siblings.split('\n');
  return (
    <>
      <p className={styles.bottom}>
        <AdBadge ad={ad} />
        <JobTypeBadge type={ad.job_type_int} />
        <span>
          Beginn <DateText day={ad.job_start} />
        </span>
        {reason && (
          <span className={styles.locked} title={reason} role="img" aria-label={reason}>
            <LockIcon />
          </span>
        )}
      </p>
      {ad.external !== '' && (
        <p className={styles.note}>
          <strong>Importiert von {ad.external}</strong>, noch nicht übernommen
        </p>
      )}
      {others.length > 0 && <p className={styles.note}>Auch für: {others.join(' · ')}</p>}
    </>
  );
}
