import { perimeters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AskedSearch, RelatedInternships, TownGroup } from '../../engine/filters/slots.ts';
import { searchAreaOf } from '../../engine/filters/search-area.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { widerSlot, type Understood } from './asked-search.ts';
import { internshipsBeside } from './internships.ts';
import { enough, type TradeSearches } from './trade-searches.ts';
import type { Slot } from '../understanding.ts';

/** Distance in km from a town that allows a daily commute: within it fewer ads are enough. */
export const dailyKm = 50;

/** Minimum perimeter of surroundings in km. */
const minKm = 25;

interface Around {
  readonly furthest?: number;
  readonly relatedInternships?: RelatedInternships | undefined;
}

type Widened = Pick<Understood, 'asked' | 'slots' | 'isWidened'>;

/** Whether a wish is for a place with known surroundings and without a perimeter given by the user. */
const isSurrounded = ({ wish }: Slot) =>
  wish.kind === 'place' &&
  wish.km === 0 &&
  (wish.place.kind !== 'area' || (wish.place.centre ?? wish.place.named) !== undefined);

/** Whether a wish names a place and a number of kilometres around it. */
export const saysPerimeter = ({ wish }: Slot) => wish.kind === 'place' && wish.saysKm === true;

/** A perimeter that the text says and that has grown, because nothing is within it, counts as dropped. @param slots wishes of the text */
export function reportGrownPerimeter(understood: Understood, slots: readonly Slot[]): Understood {
  const grown = slots
    .filter((slot) => saysPerimeter(slot) && !understood.slots.includes(slot))
    .map(({ label }) => label);
  const isSaid = grown.every((label) => understood.leftOut.includes(label));
  return isSaid ? understood : { ...understood, leftOut: [...understood.leftOut, ...grown] };
}

/** Searches around a place that has no, or few, matching ads. */
export class Surroundings {
  readonly #index: SearchIndex;
  readonly #searches: TradeSearches;

  constructor(index: SearchIndex, searches: TradeSearches) {
    this.#index = index;
    this.#searches = searches;
  }

  /** The smallest perimeter around the town with enough ads, or with any ad if more would exceed a daily commute. */
  widened(
    query: SearchFilters,
    words: string,
    slots: readonly Slot[],
    {
      furthest = Infinity,
      relatedInternships = internshipsBeside(this.#index, words, slots),
    }: Around = {},
  ): Widened | undefined {
    let widest: Widened | undefined;
    const needs = this.#searches.trades.needed(query, words, slots);
    for (const { km } of perimeters) {
      if (km < minKm) continue;
      if (km > furthest) break;
      const wider = slots.map((slot) => widerSlot(slot, km, this.#index.towns.all));
      if (wider.includes(undefined)) continue;
      const around = wider.filter((slot) => slot !== undefined);
      // In the order by distance, an ad that only mentions the trade would come first.
      const own = { ...this.#searches.of(query, words, around), isNamed: true };
      const asked = relatedInternships ? { ...own, relatedInternships } : own;
      const count = this.#index.count(needs === undefined ? own : { ...own, ...needs });
      if (count > 0) widest = { asked, slots: around, isWidened: true };
      if (
        widest &&
        (km >= dailyKm || (relatedInternships ? this.#index.count(asked) : count) >= enough)
      )
        break;
    }
    return widest;
  }

  /** If a place has few ads of a trade, ads around it follow; of several places, the one that is wanted most comes first. */
  withThoseAround(query: SearchFilters, understood: Understood): Understood {
    const wanted = this.#mostWantedPlace(understood);
    const around = this.#withThoseAround(query, understood, wanted);
    const { asked } = around;
    if (wanted === undefined || asked.placeFirst !== undefined) return around;
    return {
      ...around,
      asked: { ...asked, placeFirst: { towns: wanted.group, inside: asked } },
      preferred: [...(around.preferred ?? []), wanted.label],
    };
  }

  /** The place that is wanted more than others, if it has ads. */
  #mostWantedPlace({ asked, slots, isWidened }: Understood) {
    const [wanted] = slots.flatMap(({ wish }) =>
      wish.kind === 'place' && wish.place.kind === 'area' ? (wish.place.first ?? []) : [],
    );
    if (
      wanted === undefined ||
      !asked.search_multi_match ||
      isWidened ||
      asked.relatedInternships?.isFirst
    )
      return undefined;
    const slotsOfIt = asked.slots && { ...asked.slots, towns: wanted.group };
    const own = this.#index.count({ ...asked, slots: slotsOfIt, isNamed: true });
    return own > 0 ? wanted : undefined;
  }

  #withThoseAround(
    query: SearchFilters,
    understood: Understood,
    wanted: { readonly label: string; readonly group: TownGroup } | undefined,
  ): Understood {
    const { asked, slots, isWidened } = understood;
    const { search_multi_match: words = '', preferred } = asked;
    const place = slots.find(isSurrounded);
    if (place === undefined || words === '' || isWidened || asked.relatedInternships?.isFirst)
      return understood;
    if (this.#index.count({ ...asked, isNamed: true }) >= enough) return understood;
    const isPreferred = ({ wish }: Slot) => wish.kind === 'condition' && wish.mask !== 0;
    const kept = preferred === undefined ? slots : slots.filter((slot) => !isPreferred(slot));
    const towns = wanted?.group ?? this.#townsOf(asked);
    const near = this.widened(query, words, kept);
    if (near === undefined || towns === undefined) return understood;
    const wide = { ...near.asked, preferred, placeFirst: { towns, inside: asked } };
    if (this.#index.count(wide) <= this.#index.count(asked)) return understood;
    return {
      ...understood,
      asked: wide,
      preferred: [...(understood.preferred ?? []), wanted?.label ?? place.label],
    };
  }

  #townsOf(asked: AskedSearch): TownGroup | undefined {
    const { towns } = searchAreaOf(asked, this.#index.towns);
    return towns ? { key: [...towns].join(' '), ids: towns } : asked.slots?.towns;
  }
}
