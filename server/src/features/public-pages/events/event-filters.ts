import { eventAudiences, eventModes } from '@lehrpfad/contract/events/event-options.ts';
import { perimeters, regions } from '@lehrpfad/contract/core/options.ts';
import { monthName } from '@lehrpfad/contract/core/dates/month-name.ts';
import { eventFilterNames } from '@lehrpfad/contract/search/event-query.ts';
import { germanWords } from '../../../core/text/page-words.ts';
import {
  eventFilters,
  type EventFilters,
  type EventParameters,
} from '@lehrpfad/contract/search/event-search.ts';

/** The filters of events in a URL. */
export interface ReadFilters {
  readonly filters: EventFilters;
  /** The filters as they were sent, for links. */
  readonly sent: EventParameters;
  /** Whether one of them is invalid. */
  readonly isWrong: boolean;
}

/** Parses filters one by one, so that an invalid one does not remove the others. The field for the town may contain a postcode. */
export function readEventFilters(query: unknown): ReadFilters {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>;
  const sent: Record<string, string> = {};
  let isWrong = false;
  for (const name of eventFilterNames) {
    const value = asked[name];
    if (value === undefined || value === '') continue;
    const { success } = eventFilters.shape[name].safeParse(value);
    if (success && typeof value === 'string') sent[name] = value.trim();
    else isWrong = true;
  }
  const { city = '' } = sent;
  if (/^\d{5}$/.test(city)) {
    delete sent['city'];
    sent['postcode'] = city;
  }
  const isPlaced = Boolean(sent['city'] || sent['postcode'] || sent['location__geo_distance']);
  if (!isPlaced) delete sent['perimeter'];
  return { filters: eventFilters.parse(sent), sent, isWrong };
}

const labelOf = (options: readonly { key: string; label: string }[], key: string | undefined) =>
  options.find((option) => option.key === key)?.label;

/** Describes the filters: 'Stendal, 25km · Dezember 2026 · Eltern'; '' without any. */
export function filterWords({ sent, filters }: ReadFilters, { translated } = germanWords): string {
  const { city, postcode, area_search: area } = sent;
  const km = filters.location__geo_distance?.km ?? filters.perimeter ?? 0;
  const place = city || postcode || labelOf(regions, area);
  const around = perimeters.find((perimeter) => perimeter.km === km)?.label ?? `${km}km`;
  return [
    place && (area === undefined && km > 0 ? `${place}, ${around}` : place),
    sent.month && monthName(sent.month),
    labelOf(eventAudiences, sent.audience),
    labelOf(eventModes, sent.mode),
  ]
    .filter((text) => text !== undefined && text !== '')
    .map((text) => translated(text ?? ''))
    .join(' · ');
}
