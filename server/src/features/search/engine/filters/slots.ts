import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { emptyBits, setBit } from '../index/bits.ts';
import type { Filter } from './filter-sets.ts';
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

/** A place whose ads come before those around it. */
export interface PlaceFirst {
  readonly towns: TownGroup;
  /** The search for the place alone. */
  readonly inside: AskedSearch;
}

/** A search whose text has been understood; its text is what was left of it. */
export interface AskedSearch extends SearchFilters {
  /** Only ads that the public first saw in these minutes since 1970-01-01, both included. */
  readonly shown?: { readonly from: number; readonly to: number } | undefined;
  readonly slots?: Slots | undefined;
  /** Words that stand in descriptions only rank the ads of the others, instead of narrowing them. */
  readonly isSoft?: boolean | undefined;
  /** The most telling word must be matched, the others rank. */
  readonly isLed?: boolean | undefined;
  /** What names an occupation must stand in names: a description that mentions it does not count. */
  readonly isNamed?: boolean | undefined;
  /** Behind the ads that names are about, others that match the words less well follow. */
  readonly isFollowed?: boolean | undefined;
  /** Conditions as bits: ads that say all of them come before the others. */
  readonly preferred?: number | undefined;
  /** What is found in addition to what its words match. */
  readonly beside?: Beside | undefined;
  /** Words whose ads follow those that the text matches. */
  readonly further?: string | undefined;
  /** Its ads come before those of others. */
  readonly trade?: NamedTrade | undefined;
  /** Where it is searched around a place that has few ads. */
  readonly placeFirst?: PlaceFirst | undefined;
  /** Only ads of the trade. */
  readonly isTradeOnly?: boolean | undefined;
}

/** A filter that looks at one ad after the other. */
function eachFilter(ads: AdDocIds, key: string, has: (docId: number) => boolean): Filter {
  const select = () => {
    const bits = emptyBits(ads.alive.length * 32);
    for (let docId = 0; docId < ads.used; docId += 1) if (has(docId)) setBit(bits, docId);
    return bits;
  };
  return { key, has, select };
}

function conditionFilter(ads: AdDocIds, mask: number, isSaid: boolean): Filter | undefined {
  if (mask === 0) return undefined;
  return eachFilter(ads, `${isSaid ? 'says' : 'says not'} ${mask}`, (docId) => {
    const said = (ads.columns.conditions[docId] ?? 0) & mask;
    return isSaid ? said === mask : said === 0;
  });
}

function townsFilter(ads: AdDocIds, group: TownGroup, isInside: boolean): Filter {
  return eachFilter(
    ads,
    `${isInside ? 'group' : 'not group'} ${group.key}`,
    (docId) => group.ids.has(ads.columns.townId[docId] ?? 0) === isInside,
  );
}

function tradeFilter(ads: AdDocIds, { key, professions }: NamedTrade): Filter {
  return eachFilter(ads, `trade ${key}`, (docId) =>
    professions.has(ads.columns.profession[docId] ?? 0),
  );
}

/** All ads but those that a denied word is about. */
function exclusion(ads: AdDocIds, denial: Denial, texts: DeniedTexts): Filter {
  return {
    key: `without ${denial.text} beside ${denial.words}`,
    select: () => withoutDenied(ads, denial, texts),
  };
}

export function slotFilters(
  { slots, trade, isTradeOnly = false, search_multi_match: words = '' }: AskedSearch,
  ads: AdDocIds,
  texts: DeniedTexts,
): (Filter | undefined)[] {
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
