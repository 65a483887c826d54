import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { berlinToday } from '../../../core/text/dates.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { placeName, type Place } from '../../places/place.ts';
import { startLabel } from '../date-options.ts';
import { placeOf } from '../results/place-of-card.ts';
import { useOverview } from './queries.ts';
import { emptySearch, type Search, type StartFilter } from '../search.ts';
import { encodeAddress } from '../search-link.ts';
import styles from './overview-section.module.css';

interface OverviewSectionProps {
  /** The place of the search form: new ads near it come first. */
  readonly place: Place | null;
}

const places = (count: number) => counted(count, 'Platz', 'Plätze');

const hrefOfSearch = (search: Partial<Search>): string =>
  hrefOf(resultsPath(encodeAddress({ search: { ...emptySearch, ...search } })));

/** What there is on the board now: new ads, usual times of start, and frequent occupations. */
export function OverviewSection({ place }: OverviewSectionProps) {
  const town = place?.kind === 'town' ? place : null;
  return (
    <section className={`${styles.section} w-full max-w-page mx-auto`} aria-labelledby="overview">
      <QueryView
        query={useOverview(town)}
        loading={null}
        failed="Die Plätze konnten nicht geladen werden."
      >
        {(overview) => (
          <>
            <h2 id="overview" className="text-3xl">
              {places(overview.count)} im ganzen Land
            </h2>
            <p className="mt-2 text-soft">
              {overview.new_count.toLocaleString('de-DE')} davon neu in den letzten sieben Tagen
            </p>
            <Starts starts={overview.starts} />
            <NewAds overview={overview} town={town && placeName(town)} />
            <Occupations occupations={overview.occupations} />
          </>
        )}
      </QueryView>
    </section>
  );
}

/** What begins up to now is an option of the filter; all else is a fixed range. */
const startOf = (range: string): StartFilter => (range.startsWith('__') ? 1 : range);

function Starts({ starts }: Pick<SearchOverview, 'starts'>) {
  return (
    <ul aria-label="Plätze nach Beginn" className={`${styles.starts} list-plain mt-4 gap-2`}>
      {starts.map(({ range, count }) => (
        <li key={range}>
          <a
            href={hrefOfSearch({ start: startOf(range) })}
            className="hover-tint grid py-2 px-4 border-control rounded-lg text-ink bg-paper no-underline"
          >
            <b>{startLabel(startOf(range), berlinToday())}</b>
            <span className="text-soft">{places(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface NewAdsProps {
  readonly overview: SearchOverview;
  /** Name of the town in the search form. */
  readonly town: string | null;
}

function NewAds({ overview: { new_ads: ads }, town }: NewAdsProps) {
  if (ads.length === 0) return null;
  // Of an unknown town, and where nothing is new, these are the newest of all.
  const isNear = town !== null && ads[0]?.distance !== undefined;
  return (
    <>
      <h3 className="mt-8 mb-3 text-xl">{isNear ? `Neu bei ${town}` : 'Gerade neu'}</h3>
      <ul className={`${styles.ads} list-plain gap-3`}>
        {ads.map((ad) => (
          <li key={ad.id} className="grid">
            <NewAd ad={ad} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NewAd({ ad }: { readonly ad: JobAdCard }) {
  const address = encodeAddress({ search: emptySearch, opened: { kind: 'ad', id: ad.id } });
  const type = jobTypes.find(({ number }) => number === ad.job_type_int);
  return (
    <a
      href={hrefOf(resultsPath(address))}
      className="hover-raised card grid content-start gap-1 p-4 text-inherit no-underline wrap-anywhere"
    >
      <span className="text-sm text-brand font-bold">{type?.label}</span>
      <span className="text-md font-bold hyphens-auto">{ad.title}</span>
      <span className="text-soft">{ad.company_name}</span>
      <span className="text-soft">{placeOf(ad)}</span>
    </a>
  );
}

function Occupations({ occupations }: Pick<SearchOverview, 'occupations'>) {
  if (occupations.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 mb-3 text-xl">Berufe mit vielen Plätzen</h3>
      <ul className={`${styles.occupations} list-plain grid gap-3`}>
        {occupations.map(({ id, name, picture, count }) => (
          <li key={id} className="grid">
            <a
              href={hrefOfSearch({ text: name })}
              className={`${styles.occupation} hover-raised card grid text-inherit no-underline wrap-anywhere`}
            >
              <img src={picture} alt="" width="48" height="48" loading="lazy" />
              <b>{name}</b>
              <span className="text-soft">{places(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
