import type { WayOut } from '@lehrpfad/contract/search-guidance.ts';
import type { SearchFilters, SearchParameters } from '@lehrpfad/contract/search.ts';
import type { SearchIndex } from './search-index.ts';

/** An occupation that a text names, whether or not an ad of it exists. */
export interface NamedOccupation {
  readonly name: string;
  readonly brafo: readonly number[];
}

const placeParameters = [
  'city',
  'postcode',
  'state',
  'location__geo_distance',
  'area_search',
] as const;
const filterParameters = [
  'job_type__terms',
  'job_start__range',
  'created__range',
  'brafo_fields',
] as const;

/** So many texts with fewer words are offered. */
const shorterTexts = 2;

/** How far a spelling may be off, by the length of the word. */
function furthestSpelling(length: number): number {
  if (length < 5) return 1;
  return length < 8 ? 2 : 3;
}

/** A change of the parameters, and the search that it leads to. */
interface Change {
  readonly change: WayOut['change'];
  readonly query: SearchFilters;
}

function withText(query: SearchFilters, text: string): Change {
  return { change: { search_multi_match: text }, query: { ...query, search_multi_match: text } };
}

/** The search without what is set of these parameters; undefined where none is. */
function without(
  query: SearchFilters,
  names: readonly (keyof SearchParameters)[],
): Change | undefined {
  const set = names.filter((name) => {
    const value = query[name];
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
  if (set.length === 0) return undefined;
  return {
    change: Object.fromEntries(set.map((name) => [name, null])),
    query: { ...query, ...Object.fromEntries(set.map((name) => [name, undefined])) },
  };
}

/** The ways out of a search that found nothing, nearest first; each leads to at least one ad. */
export class WaysOut {
  readonly #index: SearchIndex;
  readonly #occupationOf: (text: string) => NamedOccupation | undefined;

  constructor(index: SearchIndex, occupationOf: (text: string) => NamedOccupation | undefined) {
    this.#index = index;
    this.#occupationOf = occupationOf;
  }

  of(query: SearchFilters): WayOut[] {
    const text = query.search_multi_match ?? '';
    const ways = [
      ...this.#spelling(query, text),
      ...this.#fewerWords(query, text),
      ...this.#wider(query),
      ...this.#careerField(query, text),
    ];
    return ways.length > 0 ? ways : this.#offer('all', this.#everything(query));
  }

  #offer(reason: WayOut['reason'], changed: Change | undefined, text?: string): WayOut[] {
    const count = changed ? this.#index.count(changed.query) : 0;
    if (changed === undefined || count === 0) return [];
    return [{ reason, ...(text !== undefined && { text }), change: changed.change, count }];
  }

  /** Every word that meets nothing is taken for the name that is spelled most alike. */
  #spelling(query: SearchFilters, text: string): WayOut[] {
    let corrected = false;
    const words = this.#index.text.wordsOf(text).map(({ word, written }) => {
      const known = this.#index.text.layerOfWord(word).count > 0;
      const meant = known
        ? undefined
        : this.#index.text.nearestName(word, furthestSpelling(word.length));
      corrected ||= meant !== undefined;
      return meant ?? written;
    });
    const meant = words.join(' ');
    return corrected ? this.#offer('spelling', withText(query, meant), meant) : [];
  }

  /** Without one of the words, or with one alone; the words that say most about the occupation are kept. */
  #fewerWords(query: SearchFilters, text: string): WayOut[] {
    const words = this.#index.text.wordsOf(text).map(({ word, written }) => ({
      written,
      worth: this.#index.text.layerOfWord(word).runs[0]?.score ?? 0,
    }));
    if (words.length < 2) return [];
    const oneLess = words.map((_, at) => words.filter((_other, place) => place !== at));
    const oneAlone = words.map((word) => [word]);
    for (const choices of [oneLess, oneAlone]) {
      const worthOf = (kept: typeof words) => kept.reduce((sum, { worth }) => sum + worth, 0);
      const ways = choices
        .toSorted((a, b) => worthOf(b) - worthOf(a))
        .flatMap((kept) => {
          const shorter = kept.map(({ written }) => written).join(' ');
          return this.#offer('words', withText(query, shorter), shorter);
        });
      if (ways.length > 0) return ways.slice(0, shorterTexts);
    }
    return [];
  }

  /** The same words without the filters, without the place, or without both. */
  #wider(query: SearchFilters): WayOut[] {
    const ways = [
      ...this.#offer('filters', without(query, filterParameters)),
      ...this.#offer('place', without(query, placeParameters)),
    ];
    if (ways.length > 0) return ways;
    return this.#offer('place', without(query, [...filterParameters, ...placeParameters]));
  }

  /** Other occupations of the same field, near by if there are any. */
  #careerField(query: SearchFilters, text: string): WayOut[] {
    const occupation = this.#occupationOf(text);
    if (occupation === undefined || occupation.brafo.length === 0) return [];
    const inField = (from: SearchFilters, change: WayOut['change']): Change => ({
      change: { ...change, search_multi_match: '', brafo_fields: occupation.brafo.join(',') },
      query: { ...from, search_multi_match: '', brafo_fields: [...occupation.brafo] },
    });
    const anywhere = without(query, placeParameters);
    const near = this.#offer('career_field', inField(query, {}), occupation.name);
    if (near.length > 0 || anywhere === undefined) return near;
    return this.#offer('career_field', inField(anywhere.query, anywhere.change), occupation.name);
  }

  #everything(query: SearchFilters): Change {
    const { change } = without(query, [...filterParameters, ...placeParameters, 'job_ids']) ?? {
      change: {},
    };
    return { change: { ...change, search_multi_match: '' }, query: {} };
  }
}
