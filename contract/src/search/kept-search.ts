import { nameOfRange } from '../core/dates/days.ts';
import { germanDay } from '../core/dates/german-day.ts';
import { jobTypes, regions } from '../core/options.ts';

/*
 * A search that is stored beyond a visit, for an alert or a feed. It has the filters of the API except `job_ids` and age, because it finds
 * future ads. Free of schemas.
 */

/** Parameters in the order of the text. `start=1` is 'Ab sofort', which means another day each month. */
export const keptNames = [
  'search_multi_match',
  'city',
  'postcode',
  'state',
  'perimeter',
  'location__geo_distance',
  'area_search',
  'job_type__terms',
  'brafo_fields',
  'job_start__range',
  'start',
] as const;

type KeptName = (typeof keptNames)[number];

/** The parameters of a kept search, as texts. */
export type KeptParameters = { readonly [Name in KeptName]?: string | undefined };

/** Rounds a position to about a kilometre, for privacy: the exact position of a person is not stored. */
function roundedCircle(circle: string): string {
  const [km = '', ...position] = circle.split('__');
  return [km, ...position.map((degrees) => Number(degrees).toFixed(2))].join('__');
}

/** Writes a search as a query string; the same search gives the same text. '' for all ads. */
export function keptSearchText(parameters: KeptParameters): string {
  const query = new URLSearchParams();
  for (const name of keptNames) {
    const value = parameters[name] ?? '';
    if (value !== '')
      query.set(name, name === 'location__geo_distance' ? roundedCircle(value) : value);
  }
  return query.toString();
}

/** A time that is over is named as such: only ads without a day of start are found by it. */
function startWords({ start, job_start__range: range = '' }: KeptParameters, today: string) {
  if (start === '1') return 'Beginn ab sofort';
  const [from = '', to = ''] = range.split('__');
  if (to === '') return from === '' ? '' : `Beginn ab ${germanDay(from)}`;
  const words =
    from === ''
      ? `Beginn bis ${germanDay(to)}`
      : `Beginn ${nameOfRange(range) ?? `${germanDay(from)} bis ${germanDay(to)}`}`;
  return to < today ? `${words} (vorbei)` : words;
}

function placeWords(parameters: KeptParameters): string {
  const {
    city = '',
    postcode = '',
    perimeter = '',
    location__geo_distance: circle = '',
  } = parameters;
  const region = regions.find(({ key }) => key === parameters.area_search);
  if (region) return `Region ${region.label}`;
  const km = circle === '' ? perimeter : (/^\d+/.exec(circle)?.[0] ?? '');
  const place = city || postcode;
  if (place === '') return circle === '' ? '' : `an deinem Standort + ${km} km`;
  return km === '' || km === '0' ? `in ${place}` : `in ${place} + ${km} km`;
}

interface WordsContext {
  /** ISO day in Berlin; '' where the words outlast the day. */
  readonly today: string;
  /** Translates everything but the typed text. */
  readonly translated: (text: string) => string;
}

const german: WordsContext = { today: '', translated: (text) => text };

/** A search in words: 'Koch · in Magdeburg + 25 km · Ausbildung'. */
export function wordsOfSearch(
  parameters: KeptParameters,
  { today, translated }: WordsContext = german,
): string {
  const types = (parameters.job_type__terms ?? '').split('__');
  const fields = (parameters.brafo_fields ?? '')
    .split(',')
    .filter((number) => number !== '').length;
  const parts = [
    placeWords(parameters),
    ...jobTypes.filter(({ key }) => types.includes(key)).map(({ label }) => label),
    fields === 0 ? '' : fields === 1 ? '1 Tätigkeitsfeld' : `${fields} Tätigkeitsfelder`,
    startWords(parameters, today),
  ];
  const written = [
    parameters.search_multi_match ?? '',
    ...parts.filter((part) => part !== '').map(translated),
  ].filter((part) => part !== '');
  return written.join(' · ') || translated('Alle Stellen');
}
