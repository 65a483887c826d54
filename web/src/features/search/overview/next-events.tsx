import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { shortMonth } from '../../../core/text/dates.ts';
import { DaysText, Missing } from '../../../core/ui/text/date-text.tsx';
import { placeOf } from '../results/place-of-card.ts';
import { emptySearch } from '../search.ts';
import { encodeAddress } from '../search-link.ts';
import { germanContent, t } from '../../../core/texts/texts.ts';
import styles from './next-events.module.css';

type NextEvent = SearchOverview['events'][number];

interface NextEventsProps extends Pick<SearchOverview, 'events'> {
  /** Name of the town in the search form. */
  readonly town: string | null;
}

/** The next events, those near the town of the search form first. */
export function NextEvents({ events, town }: NextEventsProps) {
  if (events.length === 0) return null;
  const isNear = town !== null && events[0]?.distance !== undefined;
  return (
    <section aria-labelledby="next-events">
      <h3 id="next-events" className="line min-h-tap mt-4 mb-2 text-xl">
        {isNear ? t('Nächste Events bei {town}', { town }) : t('Nächste Events')}
      </h3>
      <ul className={`${styles.events} list-plain grid gap-2`}>
        {events.map((event) => (
          <li key={event.id} className="grid">
            <a
              href={hrefOf(
                resultsPath(
                  encodeAddress({ search: emptySearch, opened: { kind: 'event', id: event.id } }),
                ),
              )}
              className={`${styles.event} leading-tight hover-raised card line gap-3 text-inherit no-underline`}
            >
              <Leaf day={event.start_date} />
              <span className="grid min-w-0">
                <b lang={germanContent()} className="line-clamp-2">
                  {event.title}
                </b>
                <span className="text-sm text-soft">
                  <DaysText from={event.start_date} to={event.end_date} />
                  {'\u00A0· '}
                  <Place event={event} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ event }: { readonly event: NextEvent }) {
  if (event.digital) return t('Digital');
  return event.city === null ? <Missing /> : placeOf({ ...event, city: event.city });
}

/** A decorative calendar leaf; the complete date is shown beside it. */
function Leaf({ day }: { readonly day: string }) {
  return (
    <span
      className={`${styles.leaf} flex flex-none flex-col items-center justify-center rounded-md border text-brand bg-accent`}
      aria-hidden="true"
    >
      <b>{Number(day.slice(8))}</b>
      <span className="text-xs">{shortMonth(day)}</span>
    </span>
  );
}
