import type { JobType } from '@lehrpfad/contract/core/options.ts';
import { shortSlug } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { CatalogueName } from '../search/catalogue-store.ts';
import type { Town } from '../search/engine/filters/towns.ts';
import { eachListedAd, type ListedAd } from '../search/engine/index/listing.ts';
import type { SearchIndex } from '../search/engine/index/search-index.ts';
import type { LiveSearch } from '../search/live-search.ts';

/** Ids of ads, the newest first. */
type Ids = readonly number[];

export interface OccupationEntry {
  readonly slug: string;
  readonly name: CatalogueName;
  readonly ads: { readonly 1: Ids; readonly 2: Ids };
}

export interface TownEntry {
  readonly slug: string;
  readonly town: Town;
  readonly ads: Ids;
}

/** The ads of one occupation and type in a town. */
export interface PairEntry {
  readonly type: JobType;
  readonly occupation: OccupationEntry;
  readonly town: TownEntry;
  readonly ads: Ids;
}

/** Occupations, towns and companies with a page, because a visible ad belongs to them. */
export interface Directory {
  readonly occupations: ReadonlyMap<string, OccupationEntry>;
  readonly occupationById: ReadonlyMap<number, OccupationEntry>;
  readonly towns: ReadonlyMap<string, TownEntry>;
  readonly townById: ReadonlyMap<number, TownEntry>;
  /** Entries by `pairKey`. */
  readonly pairs: ReadonlyMap<string, PairEntry>;
  readonly adsOfCompany: ReadonlyMap<number, Ids>;
  readonly entryOfAd: (id: number) => ListedAd | undefined;
}

export const pairKey = (type: JobType, occupation: string, town: string): string =>
  `${type} ${occupation} ${town}`;

/** Adds a value to the list of a key. */
function add<Key>(lists: Map<Key, number[]>, key: Key, id: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [id]);
  else list.push(id);
}

/** Gives each thing a unique slug: if two would have the same, the later one gets its id. */
function withSlugs<Thing extends { readonly id: number }>(
  things: readonly Thing[],
  slugOf: (thing: Thing) => string,
): [slug: string, thing: Thing][] {
  const taken = new Set<string>();
  return things.map((thing) => {
    const wanted = slugOf(thing) || String(thing.id);
    const slug = taken.has(wanted) ? `${wanted}-${thing.id}` : wanted;
    taken.add(slug);
    return [slug, thing];
  });
}

function occupationsOf(
  names: readonly CatalogueName[],
  byName: ReadonlyMap<string, number[]>,
): OccupationEntry[] {
  return withSlugs(names, ({ name }) => shortSlug(name)).map(([slug, name]) => {
    const of = (type: JobType) => byName.get(`${type} ${name.id}`) ?? [];
    return { slug, name, ads: { 1: of(1), 2: of(2) } };
  });
}

/** Returns the towns. Those of the same name are distinguished by their district. */
function townsOf(towns: readonly Town[], byTown: ReadonlyMap<number, number[]>): TownEntry[] {
  const counts = Map.groupBy(towns, ({ name }) => shortSlug(name));
  const slugOf = ({ name, district = '' }: Town) => {
    const slug = shortSlug(name);
    return (counts.get(slug)?.length ?? 0) > 1 ? shortSlug(`${name} ${district}`) : slug;
  };
  return withSlugs(towns, slugOf)
    .map(([slug, town]) => ({ slug, town, ads: byTown.get(town.id) ?? [] }))
    .filter(({ ads }) => ads.length > 0);
}

function directoryOf(index: SearchIndex, names: readonly CatalogueName[]): Directory {
  const byName = new Map<string, number[]>();
  const byTown = new Map<number, number[]>();
  const byCompany = new Map<number, number[]>();
  const all = new Map<number, ListedAd>();
  eachListedAd(index, (ad) => {
    all.set(ad.id, ad);
    add(byName, `${ad.type} ${ad.jobNameId}`, ad.id);
    if (ad.townId !== undefined) add(byTown, ad.townId, ad.id);
    add(byCompany, ad.companyId, ad.id);
  });
  const occupations = occupationsOf(names, byName);
  const towns = townsOf(index.towns.all, byTown);
  const occupationById = new Map(occupations.map((entry) => [entry.name.id, entry]));
  const townById = new Map(towns.map((entry) => [entry.town.id, entry]));
  const pairs = new Map<string, PairEntry & { readonly ads: number[] }>();
  for (const { id, type, jobNameId, townId } of all.values()) {
    const occupation = occupationById.get(jobNameId);
    const town = townById.get(townId ?? 0);
    if (occupation === undefined || town === undefined) continue;
    const key = pairKey(type, occupation.slug, town.slug);
    const pair = pairs.get(key) ?? { type, occupation, town, ads: [] };
    pair.ads.push(id);
    pairs.set(key, pair);
  }
  return {
    occupations: new Map(occupations.map((entry) => [entry.slug, entry])),
    occupationById,
    towns: new Map(towns.map((entry) => [entry.slug, entry])),
    townById,
    pairs,
    adsOfCompany: byCompany,
    entryOfAd: (id) => all.get(id),
  };
}

/**
 * The directory of the present index. It is rebuilt on the first request after changes of the index. Changes that come to the index in
 * several slices count as one; otherwise requests in between would rebuild it for each slice.
 */
export class DirectoryOfIndex {
  readonly #search: LiveSearch;
  #kept: { index: SearchIndex; changes: number; directory: Directory } | undefined;

  constructor(search: LiveSearch) {
    this.#search = search;
  }

  /** @throws 503 until the index has been loaded once */
  get now(): Directory {
    const { index, changes } = this.#search;
    if (this.#kept?.index !== index || this.#kept.changes !== changes) {
      const directory = directoryOf(index, this.#search.names);
      this.#kept = { index, changes, directory };
    }
    return this.#kept.directory;
  }
}
