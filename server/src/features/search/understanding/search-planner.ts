import { limits } from '@lehrpfad/contract/core/limits.ts';
import { perimeters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AskedSearch, Beside } from '../engine/filters/slots.ts';
import type { SearchIndex } from '../engine/index/search-index.ts';
import { meetingWords } from '../engine/matching/meeting-words.ts';
import { isProse, isSaidBy, leadingOf } from '../engine/matching/soft-terms.ts';
import { askedWith, isOverruled, widerSlot, type Understood } from './asked-search.ts';
import { besideOf } from './beside.ts';
import { NamedTrades } from './named-trades.ts';
import type { Slot, Understanding, Wish } from './understanding.ts';

/** Wishes in the order in which they are given up. */
const giveUpOrder: readonly Wish['kind'][] = ['condition', 'place', 'start', 'not', 'type'];

/** Hits that are enough: with fewer, a town's surroundings are searched, and ads of the most telling word follow. */
const enough = 10;
/** Fewer than this share of what the most telling word meets are few, too: 'Küche' in 'Klinikum Küche'. */
const fewShare = 1 / 3;
/** So far from a town that one can go there each day, fewer will do. */
const dailyKm = 50;
/** Surroundings reach at least so far. */
const leastKm = 25;

const isInternship = ({ wish }: Slot) => wish.kind === 'type' && wish.type === 'praktikum';

/** Plans the search that a reading asks for: where no ad meets all of it, as much of it as some ads meet. */
export class SearchPlanner {
  readonly #index: SearchIndex;
  readonly #trades: NamedTrades;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#trades = new NamedTrades(index);
  }

  plan(query: SearchFilters, { slots: all, words, ignored: unread }: Understanding): Understood {
    const slots = all.filter(({ wish }) => !isOverruled(wish, query));
    const overruled = all.filter((slot) => !slots.includes(slot));
    const ignored = [...unread, ...overruled.map(({ label }) => label)];
    const kept = this.#withoutProse(words, slots);
    const asked = this.#ask(query, kept.words, slots);
    const understood = { asked, slots, ignored: [...ignored, ...kept.ignored], leftOut: [] };
    if (this.#suffices(asked, slots.length > 0))
      return (
        this.#withTradeNear(query, kept.words, understood) ??
        this.#withMoreInternships(this.#withFewPreferred(query, kept.words, understood))
      );
    return this.#relaxed(query, kept.words, understood);
  }

  /** Beside a condition, words that stand in descriptions only say nothing of what is looked for: 'Führerschein zahlt der Betrieb'. */
  #withoutProse(words: string, slots: readonly Slot[]) {
    const isBeside = slots.some(({ wish }) => wish.kind === 'condition');
    const terms = isBeside ? this.#index.text.termsOf(words) : [];
    if (terms.length === 0 || !terms.every(isProse)) return { words, ignored: [] };
    return { words: '', ignored: terms.map(({ written }) => written) };
  }

  /** Where a place has only internships or neighbours of a trade, nobody asked for them, and others have more: the surroundings, too. */
  #withTradeNear(
    query: SearchFilters,
    words: string,
    understood: Understood,
  ): Understood | undefined {
    const { asked, slots } = understood;
    const isOfPlace = slots.some(({ wish }) => wish.kind === 'place');
    const needs = isOfPlace ? this.#trades.needed(query, words, slots) : undefined;
    if (needs === undefined || this.#index.count({ ...asked, ...needs, isNamed: true }) > 0)
      return undefined;
    const near = this.#widened(query, words, slots);
    return near && { ...understood, ...near };
  }

  /** Where few ads of a trade meet a condition, those that do not say so follow. */
  #withFewPreferred(query: SearchFilters, words: string, understood: Understood): Understood {
    const { asked, slots, isWidened } = understood;
    const mask = asked.slots?.conditions ?? 0;
    if (words === '' || mask === 0) return understood;
    if (this.#index.count({ ...asked, isNamed: true }) >= limits.pageSize) return understood;
    const isPreferred = ({ wish }: Slot) => wish.kind === 'condition' && wish.mask !== 0;
    const others = slots.filter((slot) => !isPreferred(slot));
    const preferred = slots.filter(isPreferred).map(({ label }) => label);
    return {
      ...understood,
      asked: {
        ...this.#ask(query, words, others),
        ...(isWidened && { isNamed: true }),
        preferred: mask,
      },
      preferred,
    };
  }

  /** Where a trade has few internships, those of its profession follow. */
  #withMoreInternships(understood: Understood): Understood {
    const { asked, slots } = understood;
    if (
      !slots.some(isInternship) ||
      this.#index.count({ ...asked, isNamed: true }) >= limits.pageSize
    )
      return understood;
    const beside = besideOf(this.#index, asked.search_multi_match ?? '');
    return beside ? { ...understood, asked: { ...asked, beside } } : understood;
  }

  /** Where no internship at all names the trade: those of its profession, and then its other ads. */
  #besideFirst(words: string, slots: readonly Slot[]): Beside | undefined {
    if (words === '' || !slots.some(isInternship)) return undefined;
    const ofTrade = { search_multi_match: words, isSoft: true, isNamed: true };
    if (this.#index.count({ ...ofTrade, job_type__terms: ['praktikum'] }) > 0) return undefined;
    const beside = besideOf(this.#index, words);
    return beside && { ...beside, isFirst: true };
  }

  /** The search for words and wishes. Where few ads meet all words, those of the most telling one follow. */
  #ask(query: SearchFilters, words: string, slots: readonly Slot[]): AskedSearch {
    const trade = this.#trades.of(words);
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
  #suffices(asked: AskedSearch, isNamed: boolean): boolean {
    return this.#index.count({ ...asked, isNamed }) > 0;
  }

  /** Words first, since no wish helps where no ad has them; then the wishes one after another. */
  #relaxed(query: SearchFilters, words: string, understood: Understood): Understood {
    const terms = this.#index.text.termsOf(words);
    const { kept, dropped } = meetingWords(words, terms, (some) =>
      this.#suffices({ search_multi_match: some.join(' '), isSoft: true }, false),
    );
    const leftOut = [...dropped];
    let slots = understood.slots;
    const beside = this.#besideFirst(kept, slots);
    if (beside) {
      leftOut.push(...slots.filter(isInternship).map(({ label }) => label));
      slots = slots.filter((slot) => !isInternship(slot));
    }
    const ask = () => ({ ...this.#ask(query, kept, slots), beside });
    if (beside && this.#suffices(ask(), true))
      return { ...understood, asked: ask(), slots, leftOut };
    if (slots.length === 0 && dropped.length > 0) {
      const found = this.#ofKnownParts(query, { kept, dropped }, understood);
      if (found !== undefined) return found;
    }
    if (kept === '' && slots.length === 0) return understood;
    if (dropped.length > 0 && this.#suffices(ask(), slots.length > 0))
      return { ...understood, asked: ask(), leftOut };
    const near = this.#widened(query, kept, slots, dailyKm);
    if (near !== undefined)
      return this.#withFewPreferred(query, kept, { ...understood, ...near, leftOut });
    for (const kind of giveUpOrder) {
      const given = slots.filter(({ wish }) => wish.kind === kind);
      if (given.length === 0) continue;
      const some = given.length > 1 ? this.#withoutOne(query, kept, { slots, given }) : undefined;
      if (some !== undefined)
        return { ...understood, ...some, leftOut: [...leftOut, ...some.leftOut] };
      const wider = kind === 'place' ? this.#widened(query, kept, slots) : undefined;
      if (wider !== undefined) return { ...understood, ...wider, leftOut };
      slots = slots.filter(({ wish }) => wish.kind !== kind);
      leftOut.push(...given.map(({ label }) => label));
      // Nothing but wishes that no ad meets: all ads are better than none, and it is said.
      if (kept === '' && slots.length === 0 && dropped.length > 0) break;
      const found = { ...understood, asked: ask(), slots, leftOut };
      if (this.#suffices(found.asked, slots.length > 0))
        return this.#withTradeNear(query, kept, found) ?? found;
    }
    return understood;
  }

  /** Where no word says what is looked for, a part of a word is better than nothing: 'Kochsendungen', 'Bandsäge bedienen'. */
  #ofKnownParts(
    query: SearchFilters,
    { kept, dropped }: { readonly kept: string; readonly dropped: readonly string[] },
    understood: Understood,
  ): Understood | undefined {
    const { text } = this.#index;
    if (isSaidBy(text.termsOf(kept))) return undefined;
    const parts = text.unknown.knownPartsOf(text.wordsOf(dropped.join(' ')));
    const { slots } = understood;
    const asked = this.#ask(query, parts.map(({ meant }) => meant).join(' '), slots);
    if (parts.length === 0 || !this.#suffices(asked, true)) return undefined;
    const known = new Set(parts.map(({ written }) => written));
    const all = [...kept.split(' '), ...dropped].filter((word) => word !== '');
    const leftOut = all.filter((word) => !known.has(word));
    const without = (written: string) => all.filter((word) => word !== written).join(' ');
    const guessed = parts.map((part) => ({ ...part, without: without(part.written) }));
    return { asked, slots, ignored: understood.ignored, leftOut, guessed };
  }

  /** Of several conditions, one is given up before all are: the one named last first. */
  #withoutOne(
    query: SearchFilters,
    words: string,
    { slots, given }: { readonly slots: readonly Slot[]; readonly given: readonly Slot[] },
  ) {
    for (const one of given.toReversed()) {
      const others = slots.filter((slot) => slot !== one);
      const leftOut = [one.label];
      const asked = this.#ask(query, words, others);
      if (this.#suffices(asked, true)) return { asked, slots: others, leftOut };
      const near = this.#widened(query, words, others, dailyKm);
      if (near !== undefined) return { ...near, leftOut };
    }
    return undefined;
  }

  /** The nearest perimeter around the town with enough ads, or with any where that would be further than one goes each day. */
  #widened(query: SearchFilters, words: string, slots: readonly Slot[], furthest = Infinity) {
    let widest: Pick<Understood, 'asked' | 'slots' | 'isWidened'> | undefined;
    const needs = this.#trades.needed(query, words, slots);
    for (const { km } of perimeters) {
      if (km < leastKm) continue;
      if (km > furthest) break;
      const wider = slots.map((slot) => widerSlot(slot, km));
      if (wider.includes(undefined)) continue;
      const around = wider.filter((slot) => slot !== undefined);
      // Sorted by distance, an ad that only mentions the trade would come first.
      const asked = { ...this.#ask(query, words, around), isNamed: true };
      const count = this.#index.count(needs === undefined ? asked : { ...asked, ...needs });
      if (count > 0) widest = { asked, slots: around, isWidened: true };
      if (count >= enough || (widest && km >= dailyKm)) break;
    }
    return widest;
  }
}
