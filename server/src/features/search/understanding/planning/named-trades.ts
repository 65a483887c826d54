import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { heapShare } from '../../../../core/heap-share.ts';
import type { NamedTrade } from '../../engine/filters/slots.ts';
import { ResultCache } from '../../engine/index/result-cache.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { leadingOf } from '../../engine/matching/soft-terms.ts';
import { askedWith } from './asked-search.ts';
import type { Slot } from '../understanding.ts';

/** Minimum share of a trade among the ads that its synonym names. */
const mainShare = 2 / 3;

/** Bytes of the cached trades. */
const tradeLimit = heapShare(2 << 20);

/** Most alternatives of a text whose trades are told together. */
const maxAlternatives = 4;

/** Finds the trade that a text names, and the ads of it that a place must have. */
export class NamedTrades {
  readonly #index: SearchIndex;
  /** One plan requests the trade of the same words several times. */
  readonly #trades: ResultCache<NamedTrade | undefined>;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#trades = new ResultCache(
      index.reads,
      (trade) => 60 + 40 * (trade?.professions.size ?? 0),
    );
  }

  /**
   * A search without a type needs more than internships, if the trade has more; a search for the whole name of an occupation needs ads of
   * this occupation, not just of related ones.
   */
  needed(query: SearchFilters, words: string, slots: readonly Slot[]) {
    const { job_type__terms: types } = askedWith(query, words, slots);
    if (words === '') return undefined;
    const type = types?.length ? {} : { job_type__terms: ['ausbildung' as const] };
    const trade = this.of(words);
    const anywhere = { search_multi_match: words, isSoft: true, isNamed: true, trade };
    const needs = [...(trade ? [{ ...type, isTradeOnly: true }] : []), type];
    return needs.find(
      (one) => Object.keys(one).length > 0 && this.#index.count({ ...anywhere, ...one }) > 0,
    );
  }

  /** The profession whose occupation is named as a whole: by all words, else by the most distinctive one; those of all alternatives. */
  of(words: string): NamedTrade | undefined {
    return this.#trades.remember(
      words,
      () => this.#ofAlternatives(words) ?? this.#namedTrade(words),
      tradeLimit,
    );
  }

  /** 'Dachdecker oder Zimmermann': the professions of both, if each names some. */
  #ofAlternatives(words: string): NamedTrade | undefined {
    const parts: string[][] = [];
    for (const { written, joint } of this.#index.text.wordsOf(words))
      if (joint === 'or' || parts.length === 0) parts.push([written]);
      else parts.at(-1)?.push(written);
    if (parts.length < 2 || parts.length > maxAlternatives) return undefined;
    const trades = parts.map((part) => this.#namedTrade(part.join(' ')));
    const found = trades.filter((trade) => trade !== undefined);
    if (found.length < trades.length) return undefined;
    const professions = new Set(found.flatMap((trade) => [...trade.professions]));
    return { key: [...professions].join(' '), professions };
  }

  /** The mistyped words of a text as they are meant: 'Tischla' names a trade, too. */
  #corrected(words: string): string {
    return this.#index.text
      .guessesOf(words)
      .map(({ meant }) => meant)
      .join(' ');
  }

  #namedTrade(words: string): NamedTrade | undefined {
    const { text, occupationNames } = this.#index;
    const named = (some: string) =>
      occupationNames.professionsOf(text.wordsOf(some).map(({ word }) => word));
    const found =
      named(words) ??
      named(leadingOf(text.termsOf(words))?.written ?? '') ??
      named(this.#corrected(words));
    if (found === undefined) return undefined;
    const { professions, isName } = found;
    const trade = { key: [...professions].join(' '), professions };
    if (isName) return trade;
    // 'Holz' means more than the trades with this name.
    const all = { search_multi_match: words, isSoft: true, isNamed: true };
    const own = this.#index.count({ ...all, trade, isTradeOnly: true });
    return own >= this.#index.count(all) * mainShare ? trade : undefined;
  }
}
