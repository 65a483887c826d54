import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { heapShare } from '../../../../core/heap-share.ts';
import type { AskedSearch } from '../../engine/filters/slots.ts';
import { ResultCache } from '../../engine/index/result-cache.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { leadingOf } from '../../engine/matching/soft-terms.ts';
import { askedWith } from './asked-search.ts';
import { NamedTrades } from './named-trades.ts';
import type { Slot } from '../understanding.ts';

/** Enough hits: with fewer, a town's surroundings are searched, and ads of the most distinctive word follow. */
export const enough = 10;
/** Less than this share of the hits of the most distinctive word is also too few: 'Küche' in 'Klinikum Küche'. */
const fewShare = 1 / 3;

/**
 * Whether the most distinctive word of a text leads: 'beside' means not for internships, and only with wishes or if it names a trade. The name of a
 * trade leads alone, so the other words hardly rank.
 */
type Lead = 'always' | 'beside' | 'never';

/** Bytes of the cached leads of texts. */
const leadLimit = heapShare(2 << 20);

/** Builds the searches for words and wishes, and checks which of them have hits. */
export class TradeSearches {
  readonly #index: SearchIndex;
  readonly trades: NamedTrades;
  readonly #leads: ResultCache<Lead>;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.trades = new NamedTrades(index);
    this.#leads = new ResultCache(index.reads, () => 8);
  }

  /** The search for words and wishes. If few ads match all words, ads of the most distinctive one follow. */
  of(query: SearchFilters, words: string, slots: readonly Slot[]): AskedSearch {
    const trade = this.trades.of(words);
    const asked = { ...askedWith(query, words, slots), trade };
    const isForInternships = asked.job_type__terms?.includes('praktikum') === true;
    const lead = this.#leads.remember(words, () => this.#leadOf(words), leadLimit);
    if (lead === 'always') return { ...asked, isLed: true };
    const isLedAlone = trade !== undefined;
    const isLed = lead === 'beside' && !isForInternships && (isLedAlone || slots.length > 0);
    return isLed ? { ...asked, isLed, isLedAlone } : asked;
  }

  #leadOf(words: string): Lead {
    const terms = this.#index.text.termsOf(words);
    if (terms.length < 2) return 'never';
    const all = { search_multi_match: words, isSoft: true };
    const count = this.#index.count(all);
    const few = Math.max(enough, (leadingOf(terms)?.matchSet.count ?? 0) * fewShare);
    if (count === 0) return 'never';
    if (count < few) return 'always';
    return this.#namesOnlyInternships(all) ? 'beside' : 'never';
  }

  /** 'Koch Hotel': if only internships name all words, this is no search for apprenticeships. */
  #namesOnlyInternships(all: AskedSearch): boolean {
    const ofType = { isNamed: true, job_type__terms: ['ausbildung' as const] };
    return (
      this.#index.count({ ...all, ...ofType }) === 0 &&
      this.#index.count({ ...all, ...ofType, isLed: true }) > 0
    );
  }

  /** Whether a search has hits. @param isNamed beside a place, a day or a condition: ads that only mention the trade do not count */
  suffices(asked: AskedSearch, isNamed: boolean): boolean {
    return this.#index.count({ ...asked, isNamed }) > 0;
  }
}
