import type { Named } from '@lehrpfad/contract/fields.ts';
import type { WayOut } from '@lehrpfad/contract/search-guidance.ts';
import type { SearchFilters } from '@lehrpfad/contract/search.ts';
import type { Change } from '../../floor/changes.ts';
import { berlinDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import { notReady } from '../../floor/errors.ts';
import { SearchIndex } from './engine/search-index.ts';
import { Suggestions } from './engine/suggestions.ts';
import { Vocabulary, type VocabularyEntry } from './engine/vocabulary.ts';
import { WaysOut } from './engine/ways-out.ts';
import {
  allTowns,
  catalogueNames,
  catalogueProfessions,
  eachBatchOfVisibleAds,
  visibleAds,
  type CatalogueName,
} from './store.ts';
import { allVocabulary } from './vocabulary/store.ts';

/** The index of this process and the catalogue beside it, kept in step with the database by the change feed. */
export class LiveSearch {
  readonly #db: Queries;
  readonly #clock: Clock;
  #index: SearchIndex | undefined;
  #jobNames = new Suggestions<CatalogueName>([]);
  #professions = new Suggestions<Named>([]);
  #companies: { version: number; names: Suggestions<Named> } | undefined;
  #vocabulary: readonly VocabularyEntry[] = [];

  constructor(db: Queries, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  get ready(): boolean {
    return this.#index !== undefined;
  }

  /** @throws 503 until everything has been loaded once */
  get index(): SearchIndex {
    if (!this.#index) throw notReady();
    return this.#index;
  }

  /** Ways out of a search that found nothing. */
  waysOut(query: SearchFilters): WayOut[] {
    return new WaysOut(this.index, (text) => {
      const name = this.#jobNames.best(text);
      return name && { name: name.Mapping?.name ?? name.name, brafo: name.brafo };
    }).of(query);
  }

  /** Loads everything afresh. */
  async startOver(): Promise<void> {
    this.#vocabulary = await allVocabulary(this.#db);
    const index = new SearchIndex([], await allTowns(this.#db), this.#vocabulary);
    await eachBatchOfVisibleAds(this.#db, this.#today(), (ads) => index.take(ads));
    index.tidyUp();
    await this.#loadCatalogue();
    this.#index = index;
    this.#companies = undefined;
  }

  /** Follows what the feed reports: single ads, or towns, catalogue and vocabulary as a whole. */
  async apply(changes: readonly Change[]): Promise<void> {
    const subjects = new Set(changes.map(({ subject }) => subject));
    if (subjects.has('vocabulary')) {
      this.#vocabulary = await allVocabulary(this.#db);
      this.index.setVocabulary(this.#vocabulary);
      this.#companies = undefined;
    }
    if (subjects.has('catalogue')) this.index.setTowns(await allTowns(this.#db));
    if (subjects.has('catalogue') || subjects.has('vocabulary')) await this.#loadCatalogue();
    const ids = changes.filter(({ subject }) => subject === 'job_ad').map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 1000) {
      const some = ids.slice(at, at + 1000);
      this.index.replace(some, await visibleAds(this.#db, this.#today(), some));
    }
  }

  suggestJobNames(text: string): CatalogueName[] {
    const { byJobName } = this.index.stock;
    return this.#jobNames.matching(text, ({ id }) => byJobName.get(id) ?? 0);
  }

  suggestProfessions(text: string): Named[] {
    const { byProfession } = this.index.stock;
    return this.#professions.matching(text, ({ id }) => byProfession.get(id) ?? 0);
  }

  suggestCompanies(text: string): Named[] {
    const { byCompany } = this.index.stock;
    return this.#companiesNow().matching(text, ({ id }) => byCompany.get(id) ?? 0);
  }

  #companiesNow(): Suggestions<Named> {
    const { companies, companiesVersion: version } = this.index.stock;
    if (this.#companies?.version !== version)
      this.#companies = { version, names: new Suggestions(companies) };
    return this.#companies.names;
  }

  #today(): string {
    return berlinDay(this.#clock());
  }

  async #loadCatalogue(): Promise<void> {
    const vocabulary = new Vocabulary(this.#vocabulary);
    this.#jobNames = new Suggestions(await catalogueNames(this.#db), vocabulary);
    this.#professions = new Suggestions(await catalogueProfessions(this.#db), vocabulary);
  }
}
