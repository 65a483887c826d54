import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { TextSearch } from '../matching/text-search.ts';
import type { QueryWord } from '../text/query-texts.ts';
import type { Town, TownDirectory } from '../filters/towns.ts';
import {
  filterParameters,
  placeParameters,
  withoutParameters,
  withText,
  type Change,
} from './fallback-changes.ts';

/** The functions of the index that fallbacks use. */
interface Asked {
  readonly text: TextSearch;
  readonly towns: TownDirectory;
  count(query: SearchFilters): number;
  nextPerimeter(query: SearchFilters): number | undefined;
}

/** An occupation related to another one. */
export interface RelatedOccupation {
  readonly name: string;
  /** Also records that the response depends on ads of this name. */
  readonly hasAds: () => boolean;
}

/** An occupation that a text names, with or without ads. */
export interface NamedOccupation {
  readonly name: string;
  readonly brafo: readonly number[];
  /** Related occupations, the nearest first. */
  readonly related: readonly RelatedOccupation[];
}

/** Maximum number of offered texts with fewer words. */
const shorterTexts = 2;

/** Maximum number of offered related occupations. */
const maxRelated = 3;

/** Maximum number of edits of a spelling correction, by the length of the word. */
function furthestSpelling(length: number): number {
  if (length < 8) return 1;
  return length < 11 ? 2 : 3;
}

/** Words of a text that are removed or kept together: one word, or the words of a town's name. */
interface Unit {
  readonly words: readonly QueryWord[];
  readonly town: Town | undefined;
}

const writtenText = (units: readonly Unit[]) =>
  units.flatMap(({ words }) => words.map(({ written }) => written)).join(' ');

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
    const occupation = this.#occupationWithoutAds(units);
    const fallbacks = [
      ...this.#nearTown(query, units),
      ...this.#spelling(query, words),
      ...(occupation === undefined
        ? []
        : [...this.#related(query, occupation), ...this.#careerField(query, occupation)]),
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
      ...this.#offer('filters', withoutParameters(query, filterParameters)),
      ...this.#offer('place', withoutParameters(query, placeParameters)),
    ];
    if (fallbacks.length > 0) return fallbacks;
    return this.#offer(
      'place',
      withoutParameters(query, [...filterParameters, ...placeParameters]),
    );
  }

  /** The occupation that the text names, if no ad has it. */
  #occupationWithoutAds(units: readonly Unit[]): NamedOccupation | undefined {
    const text = writtenText(units.filter((unit) => unit.town === undefined));
    const occupation = text === '' ? undefined : this.#occupationOf(text);
    return occupation && this.#index.count({ search_multi_match: text }) === 0
      ? occupation
      : undefined;
  }

  /** Related occupations, nearby if there are any. */
  #related(query: SearchFilters, { related }: NamedOccupation): Fallback[] {
    return this.#nearbyOrAnywhere(query, ({ change, query: from }) => {
      const offers: Fallback[] = [];
      for (const { name, hasAds } of related) {
        if (offers.length >= maxRelated) break;
        if (!hasAds()) continue;
        const text = { search_multi_match: name };
        const changed = { change: { ...change, ...text }, query: { ...from, ...text } };
        offers.push(...this.#offer('related_occupation', changed, { text: name }));
      }
      return offers;
    });
  }

  /** Other occupations of the same field, nearby if there are any. */
  #careerField(query: SearchFilters, { name, brafo }: NamedOccupation): Fallback[] {
    if (brafo.length === 0) return [];
    return this.#nearbyOrAnywhere(query, ({ change, query: from }) =>
      this.#offer(
        'career_field',
        {
          change: { ...change, search_multi_match: '', brafo_fields: brafo.join(',') },
          query: { ...from, search_multi_match: '', brafo_fields: [...brafo] },
        },
        { text: name },
      ),
    );
  }

  /** The offers at the place of the search; if there are none, those without a place. */
  #nearbyOrAnywhere(query: SearchFilters, offer: (from: Change) => Fallback[]): Fallback[] {
    const near = offer({ change: {}, query });
    const anywhere = withoutParameters(query, placeParameters);
    return near.length > 0 || anywhere === undefined ? near : offer(anywhere);
  }

  #everything(query: SearchFilters): Change {
    const { change } = withoutParameters(query, [
      ...filterParameters,
      ...placeParameters,
      'job_ids',
    ]) ?? {
      change: {},
    };
    return { change: { ...change, search_multi_match: '' }, query: {} };
  }
}
