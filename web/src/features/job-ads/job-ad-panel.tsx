import { Skeleton } from '@mantine/core';
import { QueryView } from '../../floor/query-view.tsx';
import { JobAdDetail } from './job-ad-detail.tsx';
import styles from './job-ad-detail.module.css';
import { useJobAd } from './queries.ts';

interface JobAdPanelProps {
  readonly id: number;
  readonly shareUrl: string;
  /** Moves the focus to the ad's title once it is there. */
  readonly takesFocus: boolean;
}

/** The open ad, wherever it is shown. */
export function JobAdPanel({ id, shareUrl, takesFocus }: JobAdPanelProps) {
  return (
    <QueryView
      query={useJobAd(id)}
      loading={<Loading />}
      failed="Die Stelle konnte nicht geladen werden."
    >
      {(ad) =>
        ad ? <JobAdDetail key={id} ad={ad} shareUrl={shareUrl} takesFocus={takesFocus} /> : <Gone />
      }
    </QueryView>
  );
}

function Gone() {
  return (
    <div className={styles.gone} role="status">
      <h2 className={styles.title}>Diese Stelle gibt es nicht mehr</h2>
      <p>
        Vielleicht ist sie schon besetzt, oder die Bewerbungszeit ist vorbei. In der Liste findest
        du, was gerade frei ist.
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton height="2rem" width="70%" />
      <Skeleton height="1.25rem" width="45%" />
      <Skeleton height="6rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
