import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { Position } from '../../../../core/distances.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { emptyBits, setBit } from '../collections/bits.ts';
import type { Filter } from './filter-sets.ts';
import { typedStartFilter, type StartOfType } from './start-filter.ts';
import { hasAllConditions, hasAnyCondition } from './stated.ts';
import { withoutDenied, type DeniedTexts, type Denial } from './denied.ts';

/** Towns that lie in a district or have a postcode of an area. */
export interface TownGroup {
  /** Equal for groups of the same towns. */
  readonly key: string;
  readonly ids: ReadonlySet<number>;
  /** The places around which they lie: the ads nearest to any of them come first. */
  readonly centres?: readonly Position[] | undefined;
  /** The towns of each type, if a text names a place for each: 'Praktikum in Halle, Ausbildung in Magdeburg'. */
  readonly ofTypes?: readonly TownsOfType[] | undefined;
}

/** The towns in which one type of ads is searched. */
export interface TownsOfType {
  /** As `job_type_int` of an ad. */
  readonly type: number;
  readonly ids: ReadonlySet<number>;
}

/** Companies of one name, and those whose names continue it. */
export interface CompanyGroup {
  /** Equal for the same companies. */
  readonly key: string;
  readonly ids: ReadonlySet<number>;
}

/** Conditions of a query text that no parameter of a search can express. */
export interface Slots {
  /** The companies whose ads are searched. */
  readonly companies?: CompanyGroup | undefined;
  readonly towns?: TownGroup | undefined;
  /** The starts of each type, if a text names one for each: 'Praktikum im Juni, Ausbildung ab September'. */
  readonly starts?: readonly StartOfType[] | undefined;
  /** Conditions that an ad must state, as a mask. */
  readonly conditions: number;
  /** Conditions that an ad must not state, as a mask. */
  readonly withoutConditions: number;
  /** Denied texts and denied places. */
  readonly excluded: readonly (string | TownGroup)[];
}

/** Internships in the professions of a trade that has no, or few, internships of its own. */
export interface RelatedInternships {
  /** Equal for the same professions. */
  readonly key: string;
  readonly professions: ReadonlySet<number>;
  /** They come before the ads that the words match, which are then no internships. */
  readonly isFirst: boolean;
}

/** All professions of an occupation that a text names as a whole. */
export interface NamedTrade {
  /** Equal for the same professions. */
  readonly key: string;
  readonly professions: ReadonlySet<number>;
}

/** A place whose ads come before those around it. */
export interface PlaceFirst {
  readonly towns: TownGroup;
  /** The search restricted to the place itself. */
  readonly inside: AskedSearch;
}

/** A search with its text parsed; `text` contains only the remaining words. */
export interface AskedSearch extends SearchFilters {
  /** Only ads that the public first saw in these minutes since 1970-01-01, both included. */
  readonly shown?: { readonly from: number; readonly to: number } | undefined;
  readonly slots?: Slots | undefined;
  /** Words in descriptions only rank the ads that the other words match, and do not narrow them. */
  readonly isSoft?: boolean | undefined;
  /** The most distinctive word must match; the others only rank. */
  readonly isLed?: boolean | undefined;
  /** With `isLed`, the other words rank no more than a mention does: internships that name them all do not come first. */
  readonly isLedAlone?: boolean | undefined;
  /** Words that name an occupation must be in a name field: a mention in a description does not count. */
  readonly isNamed?: boolean | undefined;
  /** With `isNamed`, their names must contain the words themselves: neither synonyms nor meanings count. */
  readonly isClosest?: boolean | undefined;
  /** Ads that match the words less well follow the ads with matching names. */
  readonly isFollowed?: boolean | undefined;
  /** A mask of conditions: ads that state all of them come first. */
  readonly preferred?: number | undefined;
  /** Ads to find in addition to those that the words match. */
  readonly relatedInternships?: RelatedInternships | undefined;
  /** Words whose ads follow the ads that the text matches. */
  readonly further?: string | undefined;
  /** The ads of this trade come before other ads. */
  readonly trade?: NamedTrade | undefined;
  /** Set if the search covers the surroundings of a place that has few ads. */
  readonly placeFirst?: PlaceFirst | undefined;
  /** Finds only ads of the trade. */
  readonly isTradeOnly?: boolean | undefined;
}

/** A filter that checks each ad by itself. */
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
  const key = `${isSaid ? 'says' : 'says not'} ${mask}`;
  if (isSaid) return eachFilter(ads, key, hasAllConditions(ads, mask));
  const isStated = hasAnyCondition(ads, mask);
  return eachFilter(ads, key, (docId) => !isStated(docId));
}

function townsFilter(ads: AdDocIds, group: TownGroup, isInside: boolean): Filter {
  const { key, ids, ofTypes } = group;
  const townOf = (docId: number) => ads.columns.townId[docId] ?? 0;
  const hasType = (docId: number) =>
    ofTypes === undefined ||
    ofTypes.some((one) => one.type === ads.columns.type[docId] && one.ids.has(townOf(docId)));
  return eachFilter(
    ads,
    `${isInside ? 'group' : 'not group'} ${key}`,
    (docId) => (ids.has(townOf(docId)) && hasType(docId)) === isInside,
  );
}

function companyFilter(ads: AdDocIds, { key, ids }: CompanyGroup): Filter {
  return eachFilter(ads, `companies ${key}`, (docId) => ids.has(ads.columns.company[docId] ?? 0));
}

function tradeFilter(ads: AdDocIds, { key, professions }: NamedTrade): Filter {
  return eachFilter(ads, `trade ${key}`, (docId) =>
    professions.has(ads.columns.profession[docId] ?? 0),
  );
}

/** Filter for all ads except those about a denied word. */
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
    slots.companies && companyFilter(ads, slots.companies),
    slots.towns && townsFilter(ads, slots.towns, true),
    slots.starts && typedStartFilter(slots.starts, ads),
    conditionFilter(ads, slots.conditions, true),
    conditionFilter(ads, slots.withoutConditions, false),
    ...slots.excluded.map((what) =>
      typeof what === 'string'
        ? exclusion(ads, { text: what, words }, texts)
        : townsFilter(ads, what, false),
    ),
  ];
}
