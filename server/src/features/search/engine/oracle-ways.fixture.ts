import type { WayOut } from '@lehrpfad/contract/search-guidance.ts';
import { searchFilters, type SearchParameters } from '@lehrpfad/contract/search.ts';
import { fold, tokensOf, writtenForm } from './analysis.ts';
import type { Oracle } from './oracle.fixture.ts';

const filterNames = [
  'job_type__terms',
  'job_start__range',
  'created__range',
  'brafo_fields',
] as const;
const placeNames = ['city', 'postcode', 'state', 'location__geo_distance', 'area_search'] as const;

type Change = WayOut['change'];

/** The parameters of a search after a way out was taken. */
export function changedBy(parameters: SearchParameters, change: Change): SearchParameters {
  const all = { ...parameters, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/** Takes away what is set of these; undefined where nothing is. */
function without(
  parameters: SearchParameters,
  names: readonly (keyof SearchParameters)[],
): Change | undefined {
  const set = names.filter((name) => (parameters[name] ?? '') !== '');
  return set.length > 0 ? Object.fromEntries(set.map((name) => [name, null])) : undefined;
}

/** The ways out of a search that found nothing, but for corrected spellings, and for 'everything', which stands alone. */
export function plainWays(
  oracle: Oracle,
  parameters: SearchParameters,
  occupation: { name: string; brafo: readonly number[] } | undefined,
): WayOut[] {
  const offer = (reason: WayOut['reason'], change: Change | undefined, text?: string): WayOut[] => {
    if (change === undefined) return [];
    const count = oracle.count(searchFilters.parse(changedBy(parameters, change)));
    return count > 0 ? [{ reason, ...(text !== undefined && { text }), change, count }] : [];
  };
  const fewerWords = (): WayOut[] => {
    const tokens = tokensOf(parameters.search_multi_match ?? '');
    const words = oracle.words.vocabulary
      .counted(parameters.search_multi_match ?? '')
      .slice(0, 12)
      .map((word) => ({
        written: writtenForm(tokens.tokens.find((token) => fold(token) === word) ?? '', tokens),
        worth: Math.max(0, ...oracle.words.word(word).values()),
      }));
    if (words.length < 2) return [];
    const choices = [words.map((_, at) => words.toSpliced(at, 1)), words.map((word) => [word])];
    const offers = choices.map((texts) =>
      texts
        .map((kept) => ({ kept, worth: kept.reduce((sum, { worth }) => sum + worth, 0) }))
        .sort((a, b) => b.worth - a.worth)
        .flatMap(({ kept }) => {
          const text = kept.map(({ written }) => written).join(' ');
          return offer('words', { search_multi_match: text }, text);
        }),
    );
    return offers.find(({ length }) => length > 0)?.slice(0, 2) ?? [];
  };
  const wider = (): WayOut[] => {
    const ways = [
      ...offer('filters', without(parameters, filterNames)),
      ...offer('place', without(parameters, placeNames)),
    ];
    if (ways.length > 0) return ways;
    return offer('place', without(parameters, [...filterNames, ...placeNames]));
  };
  const careerField = (): WayOut[] => {
    if (occupation === undefined || occupation.brafo.length === 0) return [];
    const field = { search_multi_match: '', brafo_fields: occupation.brafo.join(',') };
    const near = offer('career_field', field, occupation.name);
    const anywhere = without(parameters, placeNames);
    if (near.length > 0 || anywhere === undefined) return near;
    return offer('career_field', { ...anywhere, ...field }, occupation.name);
  };
  return [...fewerWords(), ...wider(), ...careerField()];
}
