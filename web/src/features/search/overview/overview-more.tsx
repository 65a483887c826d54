import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import { NextEvents } from './next-events.tsx';
import { NoPlan } from './no-plan.tsx';
import styles from './overview-more.module.css';
import { PopularOccupations } from './popular-occupations.tsx';

export interface OverviewMoreProps {
  readonly overview: SearchOverview;
  /** Name of the town in the search form. */
  readonly town: string | null;
  /** Shows the picker of all career fields. */
  readonly onAllFields: () => void;
}

/** The part of the overview below the fold. */
export function OverviewMore({ overview, town, onAllFields }: OverviewMoreProps) {
  return (
    <>
      <PopularOccupations occupations={overview.occupations} />
      <div className={styles.beside}>
        <NoPlan onAllFields={onAllFields} />
        <NextEvents events={overview.events} town={town} />
      </div>
    </>
  );
}
