import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { emptyBits, setBit, type Bits } from '../index/bits.ts';
import { withoutDenied, type DeniedTexts, type Denial } from './denied.ts';

/** Towns that lie in a district or have a postcode of an area. */
export interface TownGroup {
  /** The same for the same towns. */
  readonly key: string;
  readonly ids: ReadonlySet<number>;
}

/** What a text asks for that no parameter of a search can say. */
export interface Slots {
  readonly towns?: TownGroup | undefined;
  /** Conditions that an ad must say, as bits. */
  readonly conditions: number;
  /** Conditions that an ad must not say. */
  readonly withoutConditions: number;
  /** What an ad must not be about, and where it must not be. */
  readonly excluded: readonly (string | TownGroup)[];
}

/** Internships in the professions of a trade that has none, or few, of its own. */
export interface Beside {
  /** The same for the same professions. */
  readonly key: string;
  readonly professions: ReadonlySet<number>;
  /** They come before the ads of the words, which are no internships then. */
  readonly isFirst: boolean;
}

/** The professions of an occupation that a text names as a whole. */
export interface NamedTrade {
  /** The same for the same professions. */
  readonly key: string;
  readonly professions: ReadonlySet<number>;
}

/** A search whose text has been understood; its text is what was left of it. */
export interface AskedSearch extends SearchFilters {
  /** Only ads that the public first saw in these minutes since 1970-01-01, both included. */
  readonly shown?: { readonly from: number; readonly to: number } | undefined;
  readonly slots?: Slots | undefined;
  /** Words that stand in descriptions only rank the ads of the others, instead of narrowing them. */
  readonly isSoft?: boolean | undefined;
  /** The most telling word must be met, the others rank. */
  readonly isLed?: boolean | undefined;
  /** What names an occupation must stand in names: a description that mentions it does not count. */
  readonly isNamed?: boolean | undefined;
  /** Conditions as bits: ads that say all of them come before the others. */
  readonly preferred?: number | undefined;
  /** What is found in addition to what its words meet. */
  readonly beside?: Beside | undefined;
  /** Its ads come before those of others. */
  readonly trade?: NamedTrade | undefined;
  /** Only ads of the trade. */
  readonly isTradeOnly?: boolean | undefined;
}

interface SlotFilter {
  readonly key: string;
  readonly select: () => Bits;
}

function conditionFilter(ads: AdDocIds, mask: number, isSaid: boolean): SlotFilter | undefined {
  if (mask === 0) return undefined;
  const select = () => {
    const { conditions } = ads.columns;
    const bits = emptyBits(ads.alive.length * 32);
    for (let docId = 0; docId < ads.used; docId += 1) {
      const said = (conditions[docId] ?? 0) & mask;
      if (isSaid ? said === mask : said === 0) setBit(bits, docId);
    }
    return bits;
  };
  return { key: `${isSaid ? 'says' : 'says not'} ${mask}`, select };
}

function townsFilter(ads: AdDocIds, group: TownGroup, isInside: boolean): SlotFilter {
  const { townId } = ads.columns;
  const select = () => {
    const bits = emptyBits(ads.alive.length * 32);
    for (let docId = 0; docId < ads.used; docId += 1)
      if (group.ids.has(townId[docId] ?? 0) === isInside) setBit(bits, docId);
    return bits;
  };
  return { key: `${isInside ? 'group' : 'not group'} ${group.key}`, select };
}

function tradeFilter(ads: AdDocIds, { key, professions }: NamedTrade): SlotFilter {
  const select = () => {
    const bits = emptyBits(ads.alive.length * 32);
    for (let docId = 0; docId < ads.used; docId += 1)
      if (professions.has(ads.columns.profession[docId] ?? 0)) setBit(bits, docId);
    return bits;
  };
  return { key: `trade ${key}`, select };
}

/** All ads but those that a denied word is about. */
function exclusion(ads: AdDocIds, denial: Denial, texts: DeniedTexts): SlotFilter {
  return {
    key: `without ${denial.text} beside ${denial.words}`,
    select: () => withoutDenied(ads, denial, texts),
  };
}

export function slotFilters(
  { slots, trade, isTradeOnly = false, search_multi_match: words = '' }: AskedSearch,
  ads: AdDocIds,
  texts: DeniedTexts,
): (SlotFilter | undefined)[] {
  const ofTrade = isTradeOnly && trade !== undefined ? [tradeFilter(ads, trade)] : [];
  if (slots === undefined) return ofTrade;
  return [
    ...ofTrade,
    slots.towns && townsFilter(ads, slots.towns, true),
    conditionFilter(ads, slots.conditions, true),
    conditionFilter(ads, slots.withoutConditions, false),
    ...slots.excluded.map((what) =>
      typeof what === 'string'
        ? exclusion(ads, { text: what, words }, texts)
        : townsFilter(ads, what, false),
    ),
  ];
}
