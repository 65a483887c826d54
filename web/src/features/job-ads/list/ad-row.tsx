import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import type { ReactNode } from 'react';
import { LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CardLink } from '../../../core/ui/page/card-link.tsx';
import { ListCard } from '../../../core/ui/page/list-card.tsx';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import { JobTypeBadge } from '../job-type-badge.tsx';
import { VisibilityButton } from '../management/visibility-button.tsx';
import styles from './ad-row.module.css';

type Listed = Parameters<typeof VisibilityButton>[0]['ad'] &
  Pick<JobAdRow, 'company_logo' | 'company_name' | 'job_name' | 'job_type_int' | 'job_start'>;

export interface AdRowProps {
  readonly ad: Listed;
  /** Id of its link, used to return the focus. */
  readonly linkId: string;
  readonly href: string;
  /** Company or branch of the ad. */
  readonly owner: string;
  /** Tells the ad from the others of the list. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
  /** Control that selects the ad, shown first. */
  readonly pick?: ReactNode;
  /** Badge with the state. */
  readonly badge: ReactNode;
  /** Whether it can be shown and hidden. */
  readonly hasEye: boolean;
  /** Reasons why it is hidden from the public. */
  readonly obstacles: readonly string[];
  /** Shown at the end of the line of badges. */
  readonly end?: ReactNode;
  /** Paragraphs below. */
  readonly notes?: ReactNode;
}

/** An ad in a list for its company or for editors. Its title is a link that covers the card, except for the eye button. */
export function AdRow(props: AdRowProps) {
  const { ad, linkId, href, owner, name, isOpen, onOpen, pick, hasEye, notes } = props;

  return (
    <ListCard className={styles.card} isOpen={isOpen}>
      <div className={`${styles.head} flex items-start`}>
        {pick && <div className="relative z-1">{pick}</div>}
        <CompanyLogo path={ad.company_logo} company={ad.company_name} />
        <div className="flex-1 min-w-0 wrap-anywhere">
          <h2 className="text-md">
            <CardLink id={linkId} href={href} isOpen={isOpen} onOpen={() => onOpen(ad.id)}>
              {ad.title}
            </CardLink>
          </h2>
          {!ad.title.includes(ad.job_name) && (
            <p className={`${styles.line} text-soft`}>{ad.job_name}</p>
          )}
          <p className={`${styles.line} text-soft`}>{owner}</p>
        </div>
        <div className={`${styles.eye} relative z-1`}>
          {hasEye && <VisibilityButton ad={ad} name={name} />}
        </div>
      </div>
      <Bottom {...props} />
      {notes}
    </ListCard>
  );
}

function Bottom({ ad, badge, obstacles, end }: AdRowProps) {
  return (
    <p className={`${styles.bottom} row text-xs text-soft`}>
      {badge}
      <JobTypeBadge type={ad.job_type_int} />
      <span>
        {ad.job_start === null ? (
          'Beginn offen'
        ) : (
          <>
            Beginn <DateText day={ad.job_start} />
          </>
        )}
      </span>
      {obstacles.map((text) => (
        <span
          key={text}
          className="inline-line relative z-1 text-base text-danger"
          title={text}
          role="img"
          aria-label={text}
        >
          <LockIcon />
        </span>
      ))}
      {end}
    </p>
  );
}
