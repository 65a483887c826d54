import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters, SearchParameters } from '@lehrpfad/contract/search/search.ts';
import type { TextSearch } from '../matching/text-search.ts';
import type { QueryWord } from '../text/query-texts.ts';
import type { Town, TownDirectory } from '../filters/towns.ts';

/** The functions of the index that fallbacks use. */
interface Asked {
  readonly text: TextSearch;
  readonly towns: TownDirectory;
  count(query: SearchFilters): number;
  nextPerimeter(query: SearchFilters): number | undefined;
}

/** An occupation that a text names, with or without ads. */
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

/** Maximum number of offered texts with fewer words. */
const shorterTexts = 2;

/** Maximum number of edits of a spelling correction, by the length of the word. */
function furthestSpelling(length: number): number {
  if (length < 8) return 1;
  return length < 11 ? 2 : 3;
}

/** A change of the parameters, and the resulting search. */
interface Change {
  readonly change: Fallback['change'];
  readonly query: SearchFilters;
}

/** Words of a text that are removed or kept together: one word, or the words of a town's name. */
interface Unit {
  readonly words: readonly QueryWord[];
  readonly town: Town | undefined;
}

const writtenText = (units: readonly Unit[]) =>
  units.flatMap(({ words }) => words.map(({ written }) => written)).join(' ');

function withText(query: SearchFilters, text: string): Change {
  return { change: { search_multi_match: text }, query: { ...query, search_multi_match: text } };
}

/** The search without these parameters; undefined if none of them is set. */
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

/** Finds alternatives to a search without hits, nearest first; each has at least one ad. */
export class Fallbacks {
  readonly #index: Asked;
  readonly #occupationOf: (text: string) => NamedOccupation | undefined;

  constructor(index: Asked, occupationOf: (text: string) => NamedOccupation | undefined) {
    this.#index = index;
    this.#occupationOf = occupationOf;
  }

  of(query: SearchFilters): Fallback[] {
    const words = this.#index.text.wordsOf(query.search_multi_match ?? '');
    const units = this.#unitsOf(words);
    const fallbacks = [
      ...this.#nearTown(query, units),
      ...this.#spelling(query, words),
      ...this.#careerField(query, units),
      ...this.#fewerWords(query, units),
      ...this.#wider(query),
    ];
    return fallbacks.length > 0 ? fallbacks : this.#offer('all', this.#everything(query));
  }

  #offer(
    reason: Fallback['reason'],
    changed: Change | undefined,
    more: Pick<Fallback, 'text' | 'km'> = {},
  ): Fallback[] {
    const count = changed ? this.#index.count(changed.query) : 0;
    if (changed === undefined || count === 0) return [];
    return [{ reason, ...more, change: changed.change, count }];
  }

  #unitsOf(words: readonly QueryWord[]): Unit[] {
    const found = this.#index.towns.inText(words.map(({ word }) => word));
    const single = (word: QueryWord): Unit => ({ words: [word], town: undefined });
    if (found === undefined) return words.map(single);
    const { town, at, length } = found;
    return [
      ...words.slice(0, at).map(single),
      { words: words.slice(at, at + length), town },
      ...words.slice(at + length).map(single),
    ];
  }

  /** The town that the text names, with the smallest perimeter in which the other words match. */
  #nearTown(query: SearchFilters, units: readonly Unit[]): Fallback[] {
    const town = units.find((unit) => unit.town)?.town;
    if (town === undefined || units.length < 2 || query.city || query.location__geo_distance)
      return [];
    const text = writtenText(units.filter((unit) => unit.town === undefined));
    const { latitude, longitude, name: city, state } = town;
    const around = (km: number) => ({
      ...query,
      search_multi_match: text,
      city,
      state,
      location__geo_distance: { km, latitude, longitude },
    });
    const km = this.#index.nextPerimeter(around(0));
    if (km === undefined) return [];
    const change = {
      search_multi_match: text,
      city,
      state,
      location__geo_distance: `${km}km__${latitude}__${longitude}`,
    };
    return this.#offer('perimeter', { change, query: around(km) }, { text, km });
  }

  /** Replaces every word without matches by the name with the nearest spelling. */
  #spelling(query: SearchFilters, words: readonly QueryWord[]): Fallback[] {
    let corrected = false;
    const text = words
      .map(({ word, written }) => {
        const known = this.#index.text.matchSetOfWord(word).count > 0;
        const meant = known
          ? undefined
          : this.#index.text.nearestName(word, furthestSpelling(word.length));
        corrected ||= meant !== undefined;
        return meant ?? written;
      })
      .join(' ');
    return corrected ? this.#offer('spelling', withText(query, text), { text }) : [];
  }

  /** Without one word (or town), or only one word; the most distinctive words for the occupation are kept. */
  #fewerWords(query: SearchFilters, units: readonly Unit[]): Fallback[] {
    if (units.length < 2) return [];
    const oneLess = units.map((_, at) => units.filter((_other, place) => place !== at));
    const oneAlone = units.map((unit) => [unit]);
    for (const choices of [oneLess, oneAlone]) {
      const fallbacks = choices
        .map((kept) => ({ kept, worth: kept.reduce((sum, unit) => sum + this.#worth(unit), 0) }))
        .sort((a, b) => b.worth - a.worth)
        .flatMap(({ kept }) => {
          const text = writtenText(kept);
          return this.#offer('words', withText(query, text), { text });
        });
      if (fallbacks.length > 0) return fallbacks.slice(0, shorterTexts);
    }
    return [];
  }

  #worth({ words, town }: Unit): number {
    if (town !== undefined) return 0;
    return this.#index.text.matchSetOfWord(words[0]?.word ?? '').runs[0]?.score ?? 0;
  }

  /** The same words without the filters, without the place, or without both. */
  #wider(query: SearchFilters): Fallback[] {
    const fallbacks = [
      ...this.#offer('filters', without(query, filterParameters)),
      ...this.#offer('place', without(query, placeParameters)),
    ];
    if (fallbacks.length > 0) return fallbacks;
    return this.#offer('place', without(query, [...filterParameters, ...placeParameters]));
  }

  /** Other occupations of the same field, nearby if there are any; only if no ad has the occupation itself. */
  #careerField(query: SearchFilters, units: readonly Unit[]): Fallback[] {
    const text = writtenText(units.filter((unit) => unit.town === undefined));
    const occupation = text === '' ? undefined : this.#occupationOf(text);
    if (occupation === undefined || occupation.brafo.length === 0) return [];
    if (this.#index.count({ search_multi_match: text }) > 0) return [];
    const inField = (from: SearchFilters, change: Fallback['change']): Change => ({
      change: { ...change, search_multi_match: '', brafo_fields: occupation.brafo.join(',') },
      query: { ...from, search_multi_match: '', brafo_fields: [...occupation.brafo] },
    });
    const name = { text: occupation.name };
    const anywhere = without(query, placeParameters);
    const near = this.#offer('career_field', inField(query, {}), name);
    if (near.length > 0 || anywhere === undefined) return near;
    return this.#offer('career_field', inField(anywhere.query, anywhere.change), name);
  }

  #everything(query: SearchFilters): Change {
    const { change } = without(query, [...filterParameters, ...placeParameters, 'job_ids']) ?? {
      change: {},
    };
    return { change: { ...change, search_multi_match: '' }, query: {} };
  }
}
