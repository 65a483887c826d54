import type { EventSearchAnswer } from '@lehrpfad/contract/search/event-search.ts';
import { useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { QueryView } from '../../../core/data/query-view.tsx';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { TextPage } from '../../../core/ui/text/text-page.tsx';
import { EventList } from '../../events/section/event-list.tsx';
import { useEventList } from '../../events/section/use-event-list.ts';
import { placeName } from '../../places/place.ts';
import {
  eventsPath,
  readEventSearch,
  type EventSearch,
  eventQuery,
  isUnfiltered,
} from './event-address.ts';
import { EventFilters } from './event-filters.tsx';
import { useFoundEvents } from './queries.ts';
import { eventCalendarPath } from '@lehrpfad/contract/search/event-query.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { pageUrl } from '../../../core/navigation/paths.ts';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { ShareButton } from '../../../core/ui/controls/share-button.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { counted, t, translated } from '../../../core/texts/texts.ts';

/** Loaded separately, because most searches find something. */
const NoEvents = lazyPart(
  'no-events',
  async () => (await import('./no-events.tsx')).NoEvents,
  null,
);
const NoneOnSite = lazyPart(
  'none-on-site',
  async () => (await import('./no-events.tsx')).NoneOnSite,
  null,
);

const lead = t(
  'Messen, Tage der offenen Tür und Infoabende {inState}: Triff Unternehmen, bevor du dich bewirbst.',
  { inState, state: translated(stateName) },
);

/** All public events, with filters in the address. */
export function EventsPage() {
  const segment = useParams()['*'] ?? '';
  const [, navigate] = useLocation();
  const search = useMemo(() => readEventSearch(segment), [segment]);
  const found = useFoundEvents(search);
  const { data, isPlaceholderData, isError } = found;
  const title = search.place
    ? t('Events in {place}', { place: placeName(search.place) })
    : t('Events');

  function show(next: EventSearch) {
    const path = eventsPath(next);
    if (path !== eventsPath(search)) navigate(path);
  }

  return (
    <TextPage title={title} heading={t('Events zu Ausbildung und Beruf')} lead={lead}>
      <EventFilters search={search} months={data?.months ?? []} onChange={show} />
      <Count answer={isPlaceholderData ? undefined : data} isFailed={isError} />
      <QueryView
        query={found}
        loading={<Loading />}
        failed={t('Die Events konnten nicht geladen werden.')}
      >
        {(answer) => (
          <div aria-busy={isPlaceholderData}>
            {answer.count === 0 ? (
              <NoEvents search={search} answer={answer} />
            ) : (
              <>
                {isNoneOnSite(search, answer) && <NoneOnSite search={search} answer={answer} />}
                <Found key={isPlaceholderData ? 'before' : segment} answer={answer} />
              </>
            )}
          </div>
        )}
      </QueryView>
      {/* There is no calendar of a place that does not exist. */}
      {data?.unknown_place === undefined && <EventCalendar search={search} />}
    </TextPage>
  );
}

/** Whether only digital events are found, and a note about the place can be shown. */
const isNoneOnSite = ({ place }: EventSearch, answer: EventSearchAnswer): boolean =>
  place !== null && (answer.next_perimeter !== undefined || answer.unknown_place === true);

interface CountProps {
  /** Undefined while it is loading. */
  readonly answer: EventSearchAnswer | undefined;
  readonly isFailed: boolean;
}

/** The number of events; screen readers announce changes. */
function Count({ answer, isFailed }: CountProps) {
  return (
    <p role="status" className="mt-5 mb-3 text-lg font-bold">
      {answer
        ? t('{results} gefunden', { results: counted(answer.count, 'Event', 'Events') })
        : !isFailed && t('Events werden gesucht\u00a0…')}
    </p>
  );
}

function Found({ answer }: { readonly answer: EventSearchAnswer }) {
  const list = useEventList(answer.results);
  return <EventList events={answer.results} list={list} level={2} label={t('Gefundene Events')} />;
}

function Loading() {
  return (
    <div className="stack gap-3" aria-busy="true">
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} height="4.875rem" radius="1rem" />
      ))}
    </div>
  );
}

/** Links for following the shown events in the visitor's own calendar. */
function EventCalendar({ search }: { readonly search: EventSearch }) {
  const url = pageUrl(eventCalendarPath(eventQuery(search)));
  return (
    <section className="mt-8 p-5 rounded-lg bg-accent" aria-labelledby="kalender">
      <h2 id="kalender" className="m-0 text-xl">
        {t('Diese Events im eigenen Kalender')}
      </h2>
      <p className="mt-2 mb-4 max-w-prose">
        {t('Wenn du den Kalender abonnierst, stehen neue Events')}
        {!isUnfiltered(search) && t(' mit diesen Filtern')}{' '}
        {t(
          'von selbst darin, und Absagen und Verschiebungen siehst du auch. Das geht in den Kalendern von iPhone, Android (über Google Kalender), Outlook und Thunderbird. Wer abonniert, erfahren wir nicht.',
        )}
      </p>
      <div className="row gap-2">
        <ButtonLink
          wraps
          variant="default"
          icon={<CalendarIcon />}
          href={url.replace(/^https?:/, 'webcal:')}
        >
          {t('Kalender abonnieren')}
        </ButtonLink>
        <ShareButton url={url} title={t('Lehrpfad-Events')} label={t('Adresse weitergeben')} />
      </div>
      <p className="mt-3 text-hint">
        {t(
          'Öffnet sich nichts? Dann füge diese Adresse in deinem Kalender unter „Kalender per URL hinzufügen“ ein:',
        )}{' '}
        <span className="wrap-anywhere">{url}</span>
      </p>
    </section>
  );
}
