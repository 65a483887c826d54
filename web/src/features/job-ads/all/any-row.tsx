import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import type { MouseEvent } from 'react';
import { LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { JobTypeBadge } from '../job-type-badge.tsx';
import { AdBadge, ClosedBadge } from '../own/ad-badge.tsx';
import { hindrancesOf } from '../own/ad-status.ts';
import styles from '../own/own-card.module.css';
import { VisibilityButton } from '../own/visibility-button.tsx';

interface AnyRowProps {
  readonly ad: JobAdRow;
  readonly isOpen: boolean;
  readonly href: string;
  readonly onOpen: (id: number) => void;
}

/** Id of the link of an ad's row, for the focus to come back to. */
export const anyRowId = (ad: number): string => `stelle-${ad}`;

/** An ad in the editors' list. Its title is the link; a press anywhere but on the eye is a press on it. */
export function AnyRow({ ad, isOpen, href, onOpen }: AnyRowProps) {
  function open(event: MouseEvent) {
    // The browser's own ways to open a link elsewhere stay.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(ad.id);
  }

  const place = ad.city === '' || ad.company_name.includes(ad.city) ? '' : `, ${ad.city}`;
  return (
    <li className={styles.card} data-open={isOpen}>
      <div className={styles.head}>
        <CompanyLogo path={ad.company_logo} company={ad.company_name} />
        <div className={styles.names}>
          <h2 className={styles.title}>
            <a
              id={anyRowId(ad.id)}
              href={href}
              className={styles.link}
              aria-current={isOpen ? 'true' : undefined}
              onClick={open}
            >
              {ad.title}
            </a>
          </h2>
          {!ad.title.includes(ad.job_name) && <p className={styles.line}>{ad.job_name}</p>}
          <p className={styles.line}>{ad.company_name + place}</p>
        </div>
        <div className={styles.eye}>{!ad.closed && <VisibilityButton ad={ad} />}</div>
      </div>
      <p className={styles.bottom}>
        {ad.closed ? <ClosedBadge /> : <AdBadge ad={ad} />}
        <JobTypeBadge type={ad.job_type_int} />
        <span>
          Beginn <DateText day={ad.job_start} />
        </span>
        {hindrancesOf(ad).map((text) => (
          <span key={text} className={styles.locked} title={text} role="img" aria-label={text}>
            <LockIcon />
          </span>
        ))}
        {ad.external !== '' && <span>Importiert von {ad.external}</span>}
      </p>
    </li>
  );
}
