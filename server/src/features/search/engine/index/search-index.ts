import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { AskedSearch } from '../filters/slots.ts';
import { AdDocIds } from './ad-doc-ids.ts';
import { none } from './columns.ts';
import { Filters } from '../filters/filter.ts';
import { FacetCache, type SchoolPeriods } from '../filters/facets.ts';
import { textsOf, type IndexedAd } from './indexed-ad.ts';
import { CatalogueWords, OccupationNames } from './occupation-names.ts';
import { Intersection } from '../matching/match-sets/intersection.ts';
import { precedenceOf } from '../results/precedence.ts';
import { pointsJson } from '../results/points.ts';
import { Reads } from './reads.ts';
import { ResultPages, type Hits } from '../results/result-pages.ts';
import { Stock } from './stock.ts';
import { BackgroundRenumbering } from './numbering/background-renumbering.ts';
import { askedMatchSets } from '../matching/asked-match-sets.ts';
import { TextSearch } from '../matching/text-search.ts';
import { TownDirectory, type Town } from '../filters/towns.ts';
import { Vocabulary, type VocabularyEntry } from '../text/vocabulary.ts';
import { nextPerimeter, searchAreaOf, type SearchArea } from '../filters/search-area.ts';

/** One page of hits in the requested order; must be read before the index changes. */
export interface Found {
  readonly count: number;
  readonly docIds: readonly number[];
  /** Ids of the ads. */
  readonly ids: readonly number[];
  /** km by hit, to 100 m; undefined without a place, and for an ad without a position. */
  readonly distances: readonly (number | undefined)[] | undefined;
  readonly where: SearchArea;
  /** Whether the text contained a word that counts. */
  readonly hasWords: boolean;
}

export interface FindOptions {
  /** From 1. */
  readonly page?: number;
  readonly sort?: Sorting | undefined;
  /** When sorted by distance, ads of the trade and ads with preferred conditions come before nearer ones. */
  readonly isPreferredFirst?: boolean;
}

/**
 * All visible ads in memory, ready to be searched. A cache: it can be discarded and rebuilt from the
 * database at any time. A replaced ad gets a new doc id; `BackgroundRenumbering` renumbers them.
 */
export class SearchIndex {
  readonly ads = new AdDocIds();
  readonly #text: TextSearch;
  /** Dependencies of cached results, so that each is reused until a change affects it. */
  readonly reads = new Reads();
  readonly #filters = new Filters(this.ads, () => this.#text.denied, this.reads);
  readonly #intersection = new Intersection(this.ads);
  readonly #facets = new FacetCache(
    { ads: this.ads, filters: this.#filters, intersection: this.#intersection },
    this.reads,
  );
  readonly #pages = new ResultPages(this.ads, this.#intersection);
  #towns: TownDirectory;
  readonly #catalogue = new CatalogueWords();
  readonly stock = new Stock();
  readonly occupationNames = new OccupationNames();
  readonly tidying: BackgroundRenumbering;

  constructor(
    ads: Iterable<IndexedAd>,
    towns: readonly Town[],
    vocabulary: readonly VocabularyEntry[] = [],
  ) {
    this.#towns = new TownDirectory(towns);
    this.#text = new TextSearch(this.ads, new Vocabulary(vocabulary), {}, 'ads', this.reads);
    this.tidying = new BackgroundRenumbering(this.ads, this.#text, () => this.forget());
    this.take(ads);
    this.tidyUp();
  }

  /** Incremented by every change, so that data derived from the index can be recognised as outdated. */
  get version(): number {
    return this.reads.version;
  }
  get size(): number {
    return this.ads.size;
  }
  get cardBytes(): number {
    return this.ads.cards.bytes;
  }
  /** Bytes of all caches of the search; never more than `indexLimit`. */
  get keptBytes(): number {
    const { keptBytes } = this.#text;
    return keptBytes + this.#towns.keptBytes + this.#filters.keptBytes + this.#facets.bytes;
  }

  get text(): TextSearch {
    return this.#text;
  }
  get towns(): TownDirectory {
    return this.#towns;
  }
  setTowns(towns: readonly Town[]): void {
    this.#towns = new TownDirectory(towns);
    this.forget();
  }

  setVocabulary(vocabulary: Vocabulary): void {
    this.#text.setVocabulary(vocabulary);
    this.forget();
  }

  /** @param texts names and synonyms of the catalogue: their words keep their meaning even if no ad contains them */
  setCatalogue(texts: Iterable<string>): void {
    this.#catalogue.replace(texts);
    this.#text.setCatalogue(this.#catalogue);
    this.forget();
  }

  /** Adds many new ads; they can be searched after `tidyUp`. */
  take(ads: Iterable<IndexedAd>): void {
    this.tidying.stop();
    for (const ad of ads) this.#add(ad, false);
  }

  /** Renumbers the doc ids: newest first, without gaps. */
  tidyUp(): void {
    this.tidying.finish();
  }

  /**
   * Updates the ads with these ids; an id without an ad is no longer found.
   * @returns whether anything has changed: otherwise cached results stay valid
   */
  replace(ids: readonly number[], ads: readonly IndexedAd[]): boolean {
    const changed = this.ads.changesTo(ids, ads);
    if (changed.ids.length === 0) return false;
    this.reads.begin();
    try {
      for (const id of changed.ids) this.#remove(id);
      for (const ad of changed.ads) this.reads.markDocId(this.#add(ad, true));
    } catch (error) {
      this.tidying.stop();
      this.forget();
      throw error;
    } finally {
      this.stock.settle();
      this.tidying.afterChange();
    }
    return true;
  }

  /** One page of the matching ads: by relevance if there are words, else newest first. */
  find(query: AskedSearch, options: FindOptions = {}): Found {
    const { page = 1, sort = 'relevance' } = options;
    const where = searchAreaOf(query, this.#towns);
    const comesFirst = precedenceOf(query, options, this.#pages, (one) => this.#hitsOf(one, where));
    const hits = this.#hitsOf(query, where);
    const first = (page - 1) * limits.pageSize;
    const docIds = this.#pages.page(hits, { sort, first, query, where, comesFirst });
    const { id } = this.ads.columns;
    return {
      count: hits.count,
      docIds,
      // A getter, because the light form of a response needs no ids.
      get ids() {
        return docIds.map((docId) => id[docId] ?? 0);
      },
      distances: this.#pages.distances(docIds, where.centre),
      where,
      hasWords: hits.matchSets !== undefined,
    };
  }

  count(query: AskedSearch): number {
    return this.#hitsOf(query, searchAreaOf(query, this.#towns)).count;
  }

  /**
   * The cards of a page as the JSON of a response.
   * @param more further members of the JSON object, each preceded by a comma
   */
  answer({ count, docIds, distances }: Found, more = ''): Buffer {
    return this.ads.cards.list(`{"count":${count},"results":`, docIds, distances, `${more}}`);
  }

  /** Number of ads that each choice of a filter would give. @param today ISO day in Berlin */
  facets(query: AskedSearch, today: string, periods: SchoolPeriods = []): Facets {
    const where = searchAreaOf(query, this.#towns);
    return this.#facets.of({ query, where, matchSets: this.#matchSetsOf(query), today, periods });
  }

  /** For an empty search with a town: the next perimeter in km that has hits. */
  nextPerimeter(query: AskedSearch): number | undefined {
    const { centre, circle } = searchAreaOf(query, this.#towns);
    if (!centre) return undefined;
    const { position, positions } = this.ads.columns;
    const hits = this.#hitsOf(query, undefined);
    const nearest = positions.nearest(centre, (visit) =>
      this.#pages.eachHit(hits, (docId) => {
        const number = position[docId] ?? none;
        if (number !== none) visit(number);
      }),
    );
    return nextPerimeter(circle?.km ?? 0, nearest);
  }

  /** All hits with a position, as a JSON array. */
  points(query: AskedSearch): Buffer {
    const hits = this.#hitsOf(query, searchAreaOf(query, this.#towns));
    return pointsJson(this.ads.columns, (visit) => this.#pages.eachHit(hits, visit));
  }

  readonly #matchSetsOf = (asked: AskedSearch) =>
    askedMatchSets(asked, this.#text, this.ads.columns);

  #hitsOf(query: AskedSearch, where: SearchArea | undefined): Hits {
    const matchSets = this.#matchSetsOf(query);
    if (matchSets === undefined) this.reads.recordDocIds(this.#filters.passesAll(query, where));
    return this.#pages.hits(matchSets, this.#filters.all(query, where));
  }

  /** @returns its doc id */
  #add(ad: IndexedAd, inOrder: boolean): number {
    const town = ad.townId === null ? undefined : this.#towns.get(ad.townId);
    const docId = this.ads.add(ad, town, inOrder);
    this.#text.add(docId, textsOf(ad));
    this.stock.add(ad);
    if (this.occupationNames.note(ad)) this.reads.markAll();
    return docId;
  }

  #remove(id: number): void {
    const docId = this.ads.remove(id);
    if (docId === undefined) return;
    this.stock.remove(this.ads.columns, docId);
    this.reads.markDocId(docId);
    this.#text.words.markGone(docId);
  }

  /** Drops all cached results, because it is unknown which of them are still valid. */
  forget(): void {
    this.#text.forget();
    this.#filters.forget();
    this.#facets.clear();
  }
}
