import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../core/navigation/paths.ts';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { CheckIcon, ExternalIcon } from '../../../core/ui/icons/icons.tsx';
import { externalLink, toHttps } from '../../../core/text/web-links.ts';
import { JobTypeBadge } from '../../job-ads/job-type-badge.tsx';
import control from '../../../core/ui/controls/switch.module.css';
import styles from './import-card.module.css';
import type { ImportedAd } from './use-adoption.ts';

interface ImportCardProps {
  readonly ad: ImportedAd;
  /** The branch of the ad; missing if the account has only one. */
  readonly branch?: string | undefined;
  readonly isAccepted: boolean;
  /** Whether it was adopted already. */
  readonly isAdopted: boolean;
  readonly isBusy: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** An ad that can be adopted. The whole card toggles the checkbox, except its links. */
export function ImportCard(props: ImportCardProps) {
  const { ad, branch, isAdopted } = props;
  const id = useId();
  return (
    <li
      className={`${styles.posting} card row relative gap-2-4 py-4 px-4`}
      data-adopted={isAdopted}
    >
      <div className="grid grow-basis gap-2 min-w-0">
        <span id={`${id}-title`} className="font-bold wrap-anywhere">
          {ad.title}
        </span>
        <span id={`${id}-facts`} className="row gap-1-4 text-soft">
          <JobTypeBadge type={ad.job_type_int} />
          <span>{ad.Job_name.name}</span>
          {ad.job_start && (
            <span>
              ab <DateText day={ad.job_start} />
            </span>
          )}
          {branch && <span>{branch}</span>}
        </span>
        <Source ad={ad} />
        <Links ad={ad} isAdopted={isAdopted} />
      </div>
      {isAdopted ? (
        <span className="inline-line gap-2 font-bold text-brand">
          <CheckIcon /> Übernommen
        </span>
      ) : (
        <AcceptSwitch {...props} id={id} />
      )}
    </li>
  );
}

interface AcceptSwitchProps extends ImportCardProps {
  /** Prefix of the ids in the card. */
  readonly id: string;
}

function AcceptSwitch({ id, isAccepted, isBusy, onAccept }: AcceptSwitchProps) {
  return (
    <label className={`${styles.accept} tap-line gap-2`}>
      <span id={`${id}-word`}>Übernehmen</span>
      <input
        type="checkbox"
        className={`${control.switch} flex-none relative z-1 bg-paper m-0`}
        aria-labelledby={`${id}-word ${id}-title`}
        aria-describedby={`${id}-facts`}
        checked={isAccepted}
        disabled={isBusy}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Shows the source of the ad, its date, and since when it is shown here. */
function Source({ ad }: Pick<ImportCardProps, 'ad'>) {
  return (
    <span className="wrap gap-1-4 text-hint">
      <span>von {ad.external}</span>
      {ad.source_date && (
        <span>
          Stand <DateText day={ad.source_date} />
        </span>
      )}
      {ad.published && ad.publish_date ? (
        <span>
          hier sichtbar seit <DateText day={ad.publish_date} />
        </span>
      ) : (
        <span>hier nicht sichtbar</span>
      )}
    </span>
  );
}

/** Links above the label, which covers the whole card. */
function Links({ ad, isAdopted }: Pick<ImportCardProps, 'ad' | 'isAdopted'>) {
  const original = toHttps(ad.source_url);
  return (
    <span className="wrap gap-1-4">
      <Link
        href={`${paths.ownJobAds}/${ad.id}`}
        className="z-1 tap-line relative gap-2 text-brand"
        aria-label={`${isAdopted ? 'Bearbeiten' : 'Anzeige ansehen'}: ${ad.title}`}
      >
        {isAdopted ? 'Bearbeiten' : 'Anzeige ansehen'}
      </Link>
      {original && (
        <a
          href={original}
          {...externalLink}
          className="z-1 tap-line relative gap-2 text-brand"
          aria-label={`Original von „${ad.title}“ bei ${ad.external}`}
        >
          Original
          <ExternalIcon />
        </a>
      )}
    </span>
  );
}
