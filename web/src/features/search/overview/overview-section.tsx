import { hasSeveralStates } from '@lehrpfad/regions/parts/names.ts';
import { useRef } from 'react';
import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { useIsNearViewport } from '../../../core/hooks/use-is-near-viewport.ts';
import { placeName, type Place, type Town } from '../../places/place.ts';
import { rangeLabel, startsNow } from '../range-label.ts';
import type { StartFilter } from '../search.ts';
import { NewAds } from './new-ads.tsx';
import type { OverviewMoreProps } from './overview-more.tsx';
import { hrefOfSearch, places } from './overview-links.ts';
import { useOverview } from './queries.ts';
import { locale, t } from '../../../core/texts/texts.ts';
import styles from './overview-section.module.css';

interface OverviewSectionProps {
  /** The place of the search form: new ads near it come first. */
  readonly place: Place | null;
  /** Takes a town into the search form. */
  readonly onTown: (town: Town) => void;
  /** Shows the picker of all career fields. */
  readonly onAllFields: () => void;
}

const More = lazyPart(
  'overview-more',
  async () => (await import('./overview-more.tsx')).OverviewMore,
  null,
);

/** Number of the age filter for the last seven days. */
const lastWeek = 3;

/** Shows the current offers: new ads, usual start dates, occupations, suggestions for pupils without a plan, and events. */
export function OverviewSection({ place, onTown, onAllFields }: OverviewSectionProps) {
  const town = place?.kind === 'town' ? place : null;
  const name = town && placeName(town);
  return (
    <section className={`${styles.section} w-full max-w-page mx-auto`} aria-labelledby="overview">
      <QueryView
        query={useOverview(town)}
        loading={null}
        failed={t('Die Plätze konnten nicht geladen werden.')}
      >
        {(overview) => (
          <>
            <h2 id="overview" className="text-2xl">
              {hasSeveralStates
                ? t('{places} in allen Ländern', { places: places(overview.count) })
                : t('{places} im ganzen Land', { places: places(overview.count) })}
            </h2>
            <p className="m-0">
              <a href={hrefOfSearch({ created: lastWeek })} className="tap-line">
                {t('{count} davon neu in den letzten sieben Tagen', {
                  count: overview.new_count.toLocaleString(locale()),
                })}
              </a>
            </p>
            <Starts starts={overview.starts} />
            <NewAds ads={overview.new_ads} town={name} onTown={onTown} />
            <BelowTheFold overview={overview} town={name} onAllFields={onAllFields} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function BelowTheFold(props: OverviewMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear] = useIsNearViewport(place, '120px');
  return <div ref={place}>{isNear && <More {...props} />}</div>;
}

/** A range without a beginning is the option 'Ab sofort' of the filter; all others are fixed ranges. */
const beginsNow = (range: string): boolean => range.startsWith('__');
const startOf = (range: string): StartFilter => (beginsNow(range) ? 1 : range);

function Starts({ starts }: Pick<SearchOverview, 'starts'>) {
  return (
    <ul aria-label={t('Plätze nach Beginn')} className={`${styles.starts} list-plain grid gap-2`}>
      {starts.map(({ range, count }) => (
        <li key={range} className="grid">
          <a
            href={hrefOfSearch({ start: startOf(range) })}
            className="hover-tint flex flex-col justify-center min-h-tap px-4 border-control rounded-lg text-ink bg-paper no-underline"
          >
            <b className="text-sm">{beginsNow(range) ? startsNow : rangeLabel(range)}</b>
            <span className="text-xs text-soft" aria-hidden="true">
              {count.toLocaleString(locale())}
            </span>
            <span className="visually-hidden">{places(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
