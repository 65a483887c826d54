import { perimeters, regions } from '@lehrpfad/contract/core/options.ts';
import { eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { eventAudiences, eventModes } from '@lehrpfad/contract/events/event-options.ts';
import { eventCalendarPath, eventQueryOf } from '@lehrpfad/contract/search/event-query.ts';
import { monthOptions } from '@lehrpfad/contract/search/month-options.ts';
import type { EventSearchAnswer, LooseFilter } from '@lehrpfad/contract/search/event-search.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { berlinDay } from '../../../core/clock.ts';
import { publicEvents } from '../../events/store.ts';
import { findEvents } from '../../search/events/event-search.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { homeOf, type PageDeps } from '../deps.ts';
import { template, type PublicPage } from '../document.ts';
import { breadcrumbs } from '../structured-data/structured-data.ts';
import { filterWords, readEventFilters, type ReadFilters } from './event-filters.ts';
import { eventView } from './event-words.ts';

type Sent = ReadFilters['sent'];

const countOf = (count: number, { counted }: PageWords) => counted(count, 'Event', 'Events');
const pathOf = (sent: Sent) => {
  const query = eventQueryOf(sent);
  return `/events${query && `?${query}`}`;
};

const withoutFilter: Readonly<Record<LooseFilter, readonly (keyof Sent)[]>> = {
  place: ['city', 'postcode', 'state', 'perimeter', 'location__geo_distance', 'area_search'],
  month: ['month'],
  audience: ['audience'],
  mode: ['mode'],
};

function loosenedText(filter: LooseFilter, events: string, { t }: PageWords): string {
  switch (filter) {
    case 'place':
      return t('{events} an allen Orten', { events });
    case 'month':
      return t('{events} in allen Monaten', { events });
    case 'audience':
      return t('{events} für alle', { events });
    case 'mode':
      return t('{events} vor Ort und digital', { events });
  }
}

/** Links to the same search without one of the filters, or with a wider perimeter. */
function fallbackLinks(
  sent: Sent,
  { loosened = [], next_perimeter: km }: EventSearchAnswer,
  words: PageWords,
) {
  const wider = { ...sent, perimeter: String(km) };
  return [
    ...(km === undefined
      ? []
      : [{ path: pathOf(wider), name: words.t('Im Umkreis von {km} km suchen', { km }) }]),
    ...loosened.map(({ without, count }) => {
      const rest = { ...sent };
      for (const name of withoutFilter[without]) delete rest[name];
      return { path: pathOf(rest), name: loosenedText(without, countOf(count, words), words) };
    }),
  ];
}

interface FormOption {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

function optionsOf(
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string,
  { translated }: PageWords,
): FormOption[] {
  return options.map(({ value, label }) => ({
    value,
    label: translated(label),
    isChosen: value === chosen,
  }));
}

const fromKeys = (options: readonly { readonly key: string; readonly label: string }[]) =>
  options.map(({ key, label }) => ({ value: key, label }));

/** Preselected radius. */
const usualKm = '25';

/** Data for `events-form.eta`: its fields with the chosen values. */
function formOf({ sent }: ReadFilters, answer: EventSearchAnswer, words: PageWords) {
  const { city, postcode, perimeter, month = '' } = sent;
  const kilometres = perimeters.map(({ km, label }) => ({ value: String(km), label }));
  const isPlaced = Boolean(city || postcode);
  const all = { value: '', label: 'alle' };
  return {
    city: city || postcode || '',
    // The form has no field for these; a new town replaces them.
    state: sent.state,
    area: regions.find(({ key }) => key === sent.area_search),
    kilometres: optionsOf(kilometres, perimeter ?? (isPlaced ? '0' : usualKm), words),
    months: optionsOf(monthOptions(answer, month), month, words),
    audiences: optionsOf([all, ...fromKeys(eventAudiences)], sent.audience ?? '', words),
    modes: optionsOf([all, ...fromKeys(eventModes)], sent.mode ?? '', words),
  };
}

/** The public events that match the filters of the URL. */
export async function eventsPage(deps: PageDeps, query: unknown): Promise<PublicPage> {
  const { words } = deps;
  const { t, translated } = words;
  const state = translated(stateName);
  const read = readEventFilters(query);
  const now = deps.clock();
  const { towns } = deps.search.index;
  const found = findEvents(await publicEvents(deps.db, now), read.filters, {
    towns,
    today: berlinDay(now),
  });
  const crumbs = [homeOf(words), { name: t('Events'), path: '/events' }];
  const filters = filterWords(read, words);
  // A place that does not exist has no calendar.
  const calendar =
    found.unknown_place === true ? undefined : deps.to(eventCalendarPath(eventQueryOf(read.sent)));
  return {
    // The canonical path is that of the list without filters.
    path: '/events',
    title: `${filters ? `${t('Events zu Ausbildung und Beruf')} – ${filters}` : t('Events zu Ausbildung und Beruf {inState}', { inState, state })} – Lehrpfad`,
    description: t(
      'Messen, Tage der offenen Tür und Infoabende zu Ausbildung und Beruf {inState}.',
      { inState, state },
    ),
    crumbs,
    data: [breadcrumbs(crumbs, deps.to)],
    ...(calendar && { calendar }),
    body: bodyOf(read, found, words, calendar),
  };
}

/** @param calendar URL of the calendar with these events */
function bodyOf(
  read: ReadFilters,
  found: EventSearchAnswer,
  words: PageWords,
  calendar: string | undefined,
): string {
  const { t, translated } = words;
  const search = eventQueryOf(read.sent);
  return template(words, 'all-events', {
    lead: t('Messen, Tage der offenen Tür und Infoabende {inState}, das nächste zuerst.', {
      inState,
      state: translated(stateName),
    }),
    words: filterWords(read, words),
    count: countOf(found.count, words),
    isUnknownPlace: found.unknown_place === true,
    place: read.sent.city || read.sent.postcode,
    ways: fallbackLinks(read.sent, found, words),
    events: found.results.map((event) =>
      eventView(event, eventPagePath(event), words, event.distance),
    ),
    form: formOf(read, found, words),
    application: `/#/events${search && `/${Buffer.from(search).toString('base64url')}`}`,
    calendar,
    webcal: calendar?.replace(/^https?:/, 'webcal:'),
  });
}
