import { searchFilters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import { RandomQueries } from './random-queries.fixture.ts';

const letters = 'abcdefghiklmnoprstuw';

/** A unique word for each number. */
function wordOf(number: number): string {
  let word = '';
  for (let left = number; left > 0; left = Math.floor(left / letters.length))
    word += letters[left % letters.length];
  return `${word}x`;
}

/** Queries by number, all different: a single word, a word beside others, a long text, or a place. */
export class DistinctQueries {
  readonly #some: readonly SearchFilters[];
  readonly #random: () => number;

  /** @param ads ads whose words are searched, in addition to words that no ad contains */
  constructor(ads: readonly IndexedAd[], random: () => number) {
    const queries = new RandomQueries(ads, random);
    this.#random = random;
    this.#some = Array.from({ length: 500 }, () => searchFilters.parse(queries.parameters()));
  }

  get(number: number): SearchFilters {
    const word = wordOf(number);
    const query = this.#some[number % this.#some.length] ?? {};
    const text = query.search_multi_match ?? '';
    const change = number % 20;
    if (change === 0)
      return { ...query, search_multi_match: `${text} ${word} `.repeat(40).slice(0, 500) };
    if (change === 1) return this.#place(1 + (number % 100));
    return { ...query, search_multi_match: change < 12 ? word : `${word} ${text}` };
  }

  #place(km: number): SearchFilters {
    const position = `${51 + this.#random()}__${11 + this.#random()}`;
    return searchFilters.parse({ location__geo_distance: `${km}km__${position}` });
  }
}
