import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { RelatedInternships } from '../../engine/filters/slots.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { keepCombinableWords } from '../../engine/matching/combinable-words.ts';
import type { RelatedOccupation } from '../../engine/results/fallbacks.ts';
import { isProse, isSaidBy } from '../../engine/matching/soft-terms.ts';
import { isOverruled, type Understood } from './asked-search.ts';
import { withoutGiven } from './implied-type.ts';
import { internshipsInstead, isInternship, withMoreInternships } from './internships.ts';
import { dailyKm, reportGrownPerimeter, saysPerimeter, Surroundings } from './surroundings.ts';
import { enough, TradeSearches } from './trade-searches.ts';
import type { Slot, Understanding, Wish } from '../understanding.ts';

/** Wishes in the order in which they are dropped. */
const giveUpOrder: readonly Wish['kind'][] = ['condition', 'place', 'start', 'not', 'type'];

/** Users do not read further than this many ads, so no other ads follow them. */
const many = 900;

/** Around a place, ads that match the words less well follow the ads about them. */
function followed(understood: Understood): Understood {
  const { asked, isWidened } = understood;
  const isFollowed = isWidened && asked.isNamed && !asked.relatedInternships?.isFirst;
  return isFollowed ? { ...understood, asked: { ...asked, isFollowed } } : understood;
}

/** Plans the search for a parsed text: if no ad matches all of it, the largest part that some ads match. */
export class SearchPlanner {
  readonly #index: SearchIndex;
  readonly #searches: TradeSearches;
  readonly #surroundings: Surroundings;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#searches = new TradeSearches(index);
    this.#surroundings = new Surroundings(index, this.#searches);
  }

  plan(query: SearchFilters, { slots: all, words, ignored: unread }: Understanding): Understood {
    const slots = all.filter(({ wish }) => !isOverruled(wish, query));
    const overruled = all.filter((slot) => !slots.includes(slot));
    const ignored = [...unread, ...overruled.map(({ label }) => label)];
    const kept = this.#withoutProse(words, slots);
    const asked = this.#searches.of(query, kept.words, slots);
    const understood = { asked, slots, ignored: [...ignored, ...kept.ignored], leftOut: [] };
    const planned = this.#withFurther(kept.words, this.#planned(query, kept.words, understood));
    const around = this.#surroundings.withThoseAround(query, planned);
    return followed(reportGrownPerimeter(around, slots));
  }

  /** The first of some occupations whose ads match the wishes of a text, if possible at most a daily commute from their place. */
  firstWithAds(
    query: SearchFilters,
    slots: readonly Slot[],
    occupations: readonly RelatedOccupation[],
  ): string | undefined {
    const names = occupations.flatMap(({ name, hasAds }) => (hasAds() ? [name] : []));
    const isWithin = (furthest: number) => (name: string) =>
      this.#searches.suffices(this.#searches.of(query, name, slots), true) ||
      this.#surroundings.widened(query, name, slots, { furthest }) !== undefined;
    return names.find(isWithin(dailyKm)) ?? names.find(isWithin(Infinity));
  }

  #planned(query: SearchFilters, words: string, understood: Understood): Understood {
    const { asked, slots } = understood;
    if (this.#searches.suffices(asked, slots.length > 0))
      return (
        this.#withTradeNear(query, words, understood) ??
        withMoreInternships(this.#index, this.#withFewPreferred(query, words, understood))
      );
    return this.#relaxed(query, words, understood);
  }

  /**
   * Beside a condition, words that occur only in descriptions name nothing to search for: 'Führerschein zahlt der Betrieb'. Beside
   * any wish, neither do words that are not looked up: 'mit Hauptschule was lernen' names no trade.
   */
  #withoutProse(words: string, slots: readonly Slot[]) {
    if (words === '' || slots.length === 0) return { words, ignored: [] };
    const terms = this.#index.text.termsOf(words);
    if (terms.length === 0) return { words: '', ignored: [] };
    const isBeside = slots.some(({ wish }) => wish.kind === 'condition');
    if (!isBeside || !terms.every(isProse)) return { words, ignored: [] };
    return { words: '', ignored: terms.map(({ written }) => written) };
  }

  /** If a place has only internships or related trades, neither was requested, and other places have more, includes the surroundings. */
  #withTradeNear(
    query: SearchFilters,
    words: string,
    understood: Understood,
  ): Understood | undefined {
    const { asked, slots } = understood;
    if (slots.some(saysPerimeter)) return undefined;
    const isOfPlace = slots.some(({ wish }) => wish.kind === 'place');
    const needs = isOfPlace ? this.#searches.trades.needed(query, words, slots) : undefined;
    if (needs === undefined || this.#index.count({ ...asked, ...needs, isNamed: true }) > 0)
      return undefined;
    const near = this.#surroundings.widened(query, words, slots);
    return near && { ...understood, ...near };
  }

  /** If few ads of a trade state a condition, ads without it follow. */
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
        ...this.#searches.of(query, words, others),
        ...(isWidened && { isNamed: true }),
        preferred: mask,
      },
      preferred,
    };
  }

  /**
   * If few ads match all words, ads that one of them names follow: 'Theater-AG schminken'. The same if a text names no
   * occupation, and then also occupations related to its meaning: 'Sport und Bio' means trades of each, too.
   */
  #withFurther(words: string, understood: Understood): Understood {
    const { asked, slots, isWidened } = understood;
    if (isWidened || asked.preferred !== undefined) return understood;
    if (this.#index.count(asked) >= many) return understood;
    const isOfWordsOnly = slots.every(({ wish }) => wish.kind === 'type');
    const families = this.#index.text.familiesOf(words);
    const isFurther =
      asked.trade === undefined
        ? words.includes(' ') || families.length > 0
        : families.some(({ isNamed }) => isNamed) ||
          (words.includes(' ') && isOfWordsOnly && this.#index.count(asked) < enough);
    return isFurther ? { ...understood, asked: { ...asked, further: words } } : understood;
  }

  /** Drops words first, since no change of wishes helps if no ad contains them; then the wishes one after another. */
  #relaxed(query: SearchFilters, words: string, understood: Understood): Understood {
    const terms = this.#index.text.termsOf(words);
    const { kept, dropped } = keepCombinableWords(words, terms, (some) =>
      this.#searches.suffices({ search_multi_match: some.join(' '), isSoft: true }, false),
    );
    const leftOut = [...dropped];
    let slots = understood.slots;
    const relatedInternships = internshipsInstead(this.#index, kept, slots);
    if (relatedInternships) {
      leftOut.push(...slots.filter(isInternship).map(({ label }) => label));
      slots = slots.filter((slot) => !isInternship(slot));
    }
    const ask = () => ({ ...this.#searches.of(query, kept, slots), relatedInternships });
    if (relatedInternships) {
      const found = this.#aroundWithRelated(query, kept, { slots, relatedInternships });
      if (found !== undefined) return { ...understood, ...found, leftOut };
    }
    if (slots.length === 0 && dropped.length > 0) {
      const found = this.#ofKnownParts(query, { kept, dropped }, understood);
      if (found !== undefined) return found;
    }
    if (kept === '' && slots.length === 0) return understood;
    if (dropped.length > 0 && this.#searches.suffices(ask(), slots.length > 0))
      return { ...understood, asked: ask(), leftOut };
    const near = this.#surroundings.widened(query, kept, slots, { furthest: dailyKm });
    if (near !== undefined)
      return this.#withFewPreferred(query, kept, { ...understood, ...near, leftOut });
    for (const kind of giveUpOrder) {
      const given = slots.filter(({ wish }) => wish.kind === kind);
      if (given.length === 0) continue;
      const some = given.length > 1 ? this.#withoutOne(query, kept, { slots, given }) : undefined;
      if (some !== undefined)
        return this.#withFewPreferred(query, kept, {
          ...understood,
          ...some,
          leftOut: [...leftOut, ...some.leftOut],
        });
      const wider = kind === 'place' ? this.#surroundings.widened(query, kept, slots) : undefined;
      if (wider !== undefined) return { ...understood, ...wider, leftOut };
      slots = withoutGiven(query, slots, given);
      leftOut.push(...given.map(({ label }) => label));
      // The text has only wishes that no ad matches: all ads are better than none, and the response says so.
      if (kept === '' && slots.length === 0 && dropped.length > 0) break;
      const found = { ...understood, asked: ask(), slots, leftOut };
      if (this.#searches.suffices(found.asked, slots.length > 0))
        return this.#withTradeNear(query, kept, found) ?? found;
    }
    return understood;
  }

  /** Internships of the profession, and the trade itself: around a town that has only the former, the latter follows. */
  #aroundWithRelated(
    query: SearchFilters,
    words: string,
    {
      slots,
      relatedInternships,
    }: { readonly slots: readonly Slot[]; readonly relatedInternships: RelatedInternships },
  ) {
    const own = this.#searches.of(query, words, slots);
    if (this.#searches.suffices(own, true)) return { asked: { ...own, relatedInternships }, slots };
    const asked = { ...own, relatedInternships };
    const isEnough = this.#searches.suffices(asked, true);
    if (isEnough && slots.some(saysPerimeter)) return { asked, slots };
    const near = this.#surroundings.widened(query, words, slots, { relatedInternships });
    return near ?? (isEnough ? { asked, slots } : undefined);
  }

  /** If no word names something to search for, a part of a word is better than nothing: 'Kochsendungen', 'Bandsäge bedienen'. */
  #ofKnownParts(
    query: SearchFilters,
    { kept, dropped }: { readonly kept: string; readonly dropped: readonly string[] },
    understood: Understood,
  ): Understood | undefined {
    const { text } = this.#index;
    if (isSaidBy(text.termsOf(kept))) return undefined;
    const parts = text.unknown.knownPartsOf(text.wordsOf(dropped.join(' ')));
    const { slots } = understood;
    const asked = this.#searches.of(query, parts.map(({ meant }) => meant).join(' '), slots);
    if (parts.length === 0 || !this.#searches.suffices(asked, true)) return undefined;
    const known = new Set(parts.map(({ written }) => written));
    const all = [...kept.split(' '), ...dropped].filter((word) => word !== '');
    const leftOut = all.filter((word) => !known.has(word));
    const without = (written: string) => all.filter((word) => word !== written).join(' ');
    const guessed = parts.map((part) => ({ ...part, without: without(part.written) }));
    return { asked, slots, ignored: understood.ignored, leftOut, guessed };
  }

  /** Drops one of several conditions before all of them: the one named last first. */
  #withoutOne(
    query: SearchFilters,
    words: string,
    { slots, given }: { readonly slots: readonly Slot[]; readonly given: readonly Slot[] },
  ) {
    for (const one of given.toReversed()) {
      const others = withoutGiven(query, slots, [one]);
      const leftOut = [one.label];
      const asked = this.#searches.of(query, words, others);
      if (this.#searches.suffices(asked, true)) return { asked, slots: others, leftOut };
      const near = this.#surroundings.widened(query, words, others, { furthest: dailyKm });
      if (near !== undefined) return { ...near, leftOut };
    }
    return undefined;
  }
}
