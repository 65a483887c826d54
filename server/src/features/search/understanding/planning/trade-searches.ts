import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AskedSearch } from '../../engine/filters/slots.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { leadingOf } from '../../engine/matching/soft-terms.ts';
import { askedWith } from './asked-search.ts';
import { NamedTrades } from './named-trades.ts';
import type { Slot } from '../understanding.ts';

/** Hits that are enough: with fewer, a town's surroundings are searched, and ads of the most telling word follow. */
export const enough = 10;
/** Fewer than this share of what the most telling word meets are few, too: 'Küche' in 'Klinikum Küche'. */
const fewShare = 1 / 3;

/** Makes the searches for words and wishes, and tells which of them some ad meets. */
export class TradeSearches {
  readonly #index: SearchIndex;
  readonly trades: NamedTrades;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.trades = new NamedTrades(index);
  }

  /** The search for words and wishes. Where few ads meet all words, those of the most telling one follow. */
  of(query: SearchFilters, words: string, slots: readonly Slot[]): AskedSearch {
    const trade = this.trades.of(words);
    const asked = { ...askedWith(query, words, slots), trade };
    const terms = this.#index.text.termsOf(words);
    if (terms.length < 2) return asked;
    const all = { search_multi_match: words, isSoft: true };
    const count = this.#index.count(all);
    const few = Math.max(enough, (leadingOf(terms)?.matchSet.count ?? 0) * fewShare);
    const isLed =
      count > 0 && (count < few || (slots.length > 0 && this.#namesOnlyInternships(asked, all)));
    return isLed ? { ...asked, isLed } : asked;
  }

  /** 'Koch Hotel': what only internships name at once is no search for apprenticeships. */
  #namesOnlyInternships(asked: AskedSearch, all: AskedSearch): boolean {
    if (asked.job_type__terms?.includes('praktikum') === true) return false;
    const ofType = { isNamed: true, job_type__terms: ['ausbildung' as const] };
    return (
      this.#index.count({ ...all, ...ofType }) === 0 &&
      this.#index.count({ ...all, ...ofType, isLed: true }) > 0
    );
  }

  /** Whether an ad meets a search. @param isNamed beside a place, a day or a condition: one that only mentions the trade does not count */
  suffices(asked: AskedSearch, isNamed: boolean): boolean {
    return this.#index.count({ ...asked, isNamed }) > 0;
  }
}
