import { useId } from 'react';
import { JobTypeBadge } from '../../features/job-ads/job-type-badge.tsx';
import { DateText } from '../../floor/ui/date-text.tsx';
import { CheckIcon } from '../../floor/ui/icons.tsx';
import styles from './setup-posting.module.css';
import type { ImportedAd } from './use-adoption.ts';

interface SetupPostingProps {
  readonly posting: ImportedAd;
  readonly isAccepted: boolean;
  /** It is the account's own by now. */
  readonly isAdopted: boolean;
  readonly isBusy: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** A posting that can be adopted: all of its card is the switch. */
export function SetupPosting(props: SetupPostingProps) {
  const { posting, isAccepted, isAdopted, isBusy, onAccept } = props;
  const id = useId();
  return (
    <li className={styles.posting} data-adopted={isAdopted}>
      <div className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {posting.title}
        </span>
        <span id={`${id}-facts`} className={styles.facts}>
          <JobTypeBadge type={posting.job_type_int} />
          <span>{posting.Job_name.name}</span>
          {posting.job_start && (
            <span>
              ab <DateText day={posting.job_start} />
            </span>
          )}
          <span>von {posting.external}</span>
        </span>
      </div>
      {isAdopted ? (
        <span className={styles.done}>
          <CheckIcon /> Übernommen
        </span>
      ) : (
        <label className={styles.accept}>
          <span id={`${id}-word`}>Übernehmen</span>
          <input
            type="checkbox"
            className={styles.input}
            aria-labelledby={`${id}-word ${id}-title`}
            aria-describedby={`${id}-facts`}
            checked={isAccepted}
            disabled={isBusy}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
          <span className={styles.track} aria-hidden="true" />
        </label>
      )}
    </li>
  );
}
