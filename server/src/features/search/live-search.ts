import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { GroupedSuggestions } from '@lehrpfad/contract/search/suggestions.ts';
import type { Change } from '../../core/database/change-feed/changes-store.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { notReady } from '../../core/http/errors.ts';
import { isSchoolInternship } from '../occupations/school-internships.ts';
import { schoolPeriods } from '../school-internships/store.ts';
import type { CatalogueName } from './catalogue-store.ts';
import { Catalogue } from './catalogue.ts';
import type { Validity } from '../../core/http/public-reads/finished-answer.ts';
import { namedOccupation, relatedTo } from './named-occupation.ts';
import { SearchIndex, type Found, type FindOptions } from './engine/index/search-index.ts';
import { Suggestions } from './engine/results/suggestions.ts';
import { Fallbacks } from './engine/results/fallbacks.ts';
import { replaceAds } from './replace-ads.ts';
import { TextCache, StateKey } from './state.ts';
import { eachSliceOfVisibleAds, visibleAds } from './store.ts';
import type { Understood } from './understanding/planning/asked-search.ts';
import { UnderstoodSearch } from './understanding/understood-search.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';

/** Maximum number of suggestions of each kind, so that all kinds are visible on a phone. */
const suggestionsOfKind = { jobNames: 5, others: 3 };

const standsForItself = ({ external, Mapping }: CatalogueName) => !external && Mapping === null;

/** The meaning of a whole text. */
interface Meant {
  readonly name: string;
  readonly isCompany: boolean;
}

/** The index of this process and its catalogue, kept in sync with the database by the change feed. */
export class LiveSearch {
  readonly #db: Queries;
  readonly #clock: Clock;
  readonly #today = () => berlinDay(this.#clock());
  #index: SearchIndex | undefined;
  #understood: UnderstoodSearch | undefined;
  readonly #catalogue: Catalogue;
  readonly #companies = new Suggestions<Named>([]);
  /** Version of the companies above; undefined before the first request. */
  #companiesVersion: number | undefined;
  schoolPeriods: Awaited<ReturnType<typeof schoolPeriods>> = [];
  /** Meanings of texts until a name changes: the statistics request the same ones each second. */
  readonly #meant = new TextCache<Meant | undefined>();
  /** Incremented by each applied change that may affect responses, and by each complete reload. */
  changes = 0;
  readonly #state = new StateKey();

  constructor(db: Queries, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#catalogue = new Catalogue(db);
  }

  get ready(): boolean {
    return this.#index !== undefined;
  }

  /** @throws 503 until everything has been loaded once */
  get index(): SearchIndex {
    if (!this.#index) throw notReady();
    return this.#index;
  }

  /**
   * Identifies the state on which all responses of the search depend: ads, names, vocabulary and the day.
   * @throws 503 until everything has been loaded once
   */
  get state(): string {
    return this.#state.of(this.index.version, this.changes, this.#today());
  }

  /** Computes a response with its validity: until a change affects it, or the day ends. */
  withValidity<Value>(work: () => Value): { readonly value: Value; readonly validity: Validity } {
    const [index, today] = [this.index, this.#today()];
    const isStill = () => this.#index === index && this.#today() === today;
    return index.reads.withValidity(work, isStill);
  }

  /** @throws 503 until everything has been loaded once */
  get #search(): UnderstoodSearch {
    if (!this.#understood) throw notReady();
    return this.#understood;
  }

  /** The parsed search for a query's text and filters. */
  understand(query: SearchFilters): Understood {
    return this.#search.understand(query);
  }

  find(query: SearchFilters, options?: FindOptions): Found & { understood: Understood } {
    return this.#search.find(query, options);
  }

  /** The terms of a text, with their meanings. */
  termsOf(words: string) {
    return this.#search.termsOf(words);
  }

  /** Alternatives for a search without hits. */
  fallbacks(query: SearchFilters): Fallback[] {
    return new Fallbacks(this.#search, (text) =>
      namedOccupation(text, this.index, this.#catalogue.jobNames),
    ).of(query);
  }

  /** Occupations that editors maintain, without names mapped to others and without school internships. */
  get occupations(): CatalogueName[] {
    return this.names.filter(({ name }) => !isSchoolInternship(name));
  }

  /** Names of the catalogue that are neither mapped to others nor external. */
  get names(): CatalogueName[] {
    return this.#catalogue.names.filter(standsForItself);
  }

  /** Number of ads that a text currently finds, without any filter. */
  hitsOf(text: string): number {
    return this.#search.count({ search_multi_match: text });
  }

  /** Whether a text has no hits; false until everything has been loaded once. */
  findsNothing(text: string): boolean {
    return this.ready && this.hitsOf(text) === 0;
  }

  /**
   * The meaning of a whole text: an occupation or a profession of the catalogue, else a company. Names that no editor has reviewed
   * are ignored.
   */
  nameFor(text: string): Meant | undefined {
    if (!this.ready) return undefined;
    const state = `${this.#catalogue.version} ${this.index.stock.companiesVersion}`;
    return this.#meant.remember(text, state, () => this.#nameFor(text));
  }

  #nameFor(text: string): Meant | undefined {
    const jobName = this.#catalogue.jobNames.meant(text, {
      isAsked: ({ external }) => !external,
      // The synonyms of an internship are occupations of its trade.
      hasSynonyms: ({ name }) => !isSchoolInternship(name),
    });
    const name =
      jobName?.Mapping?.name ?? jobName?.name ?? this.#catalogue.professions.meant(text)?.name;
    if (name !== undefined) return { name, isCompany: false };
    const company = this.#companiesNow().meant(text);
    return company && { name: company.name, isCompany: true };
  }

  /** Reloads everything. */
  async startOver(): Promise<void> {
    const index = new SearchIndex([], []);
    await this.#catalogue.loadTowns(index);
    await eachSliceOfVisibleAds(this.#db, this.#today(), (ads) => index.take(ads));
    index.tidyUp();
    await this.#loadVocabulary(index);
    await this.#catalogue.loadNames(index);
    this.#index = index;
    this.#understood = new UnderstoodSearch(
      index,
      this.#today,
      () => this.schoolPeriods,
      (text) => relatedTo(text, index, this.#catalogue.jobNames),
    );
    this.#companiesVersion = undefined;
    this.changes += 1;
  }

  /** Applies the changes of the feed: single ads, or towns, catalogue and vocabulary as a whole. */
  async apply(changes: readonly Change[]): Promise<void> {
    try {
      if (await this.#take(changes)) this.changes += 1;
    } catch (error) {
      this.changes += 1;
      this.#index?.forget();
      throw error;
    }
  }

  /** @returns whether any response may change: a saved ad that is private, or whose visible data is unchanged, changes none */
  async #take(changes: readonly Change[]): Promise<boolean> {
    const subjects = new Set(changes.map(({ subject }) => subject));
    if (subjects.has('vocabulary')) await this.#loadVocabulary(this.index);
    if (subjects.has('catalogue')) {
      await this.#catalogue.loadTowns(this.index);
      await this.#catalogue.loadNames(this.index);
    }
    const ids = changes.filter(({ subject }) => subject === 'job_ad').map(({ id }) => id);
    const isOther = ids.length < changes.length;
    const read = (some: readonly number[]) => visibleAds(this.#db, this.#today(), some);
    return (await replaceAds(this, ids, read)) || isOther;
  }

  /** Names that the specified client ignores, because no editor has reviewed them or they are mapped, come last. */
  suggestJobNames(text: string): CatalogueName[] {
    const { byJobName } = this.index.stock;
    return this.#catalogue.jobNames.matching(text, {
      adsOf: ({ id }) => byJobName.get(id) ?? 0,
      isLast: ({ external, Mapping }) => external || Mapping !== null,
    });
  }

  suggestProfessions(text: string): Named[] {
    const { byProfession } = this.index.stock;
    return this.#catalogue.professions.matching(text, {
      adsOf: ({ id }) => byProfession.get(id) ?? 0,
    });
  }

  suggestCompanies(text: string): Named[] {
    const { byCompany } = this.index.stock;
    return this.#companiesNow().matching(text, { adsOf: ({ id }) => byCompany.get(id) ?? 0 });
  }

  /** The best of each kind, each with the number of ads that a search for its name finds; none without an ad. */
  suggestAll(text: string): GroupedSuggestions {
    const { byJobName, byProfession, byCompany } = this.index.stock;
    const { jobNames, others } = suggestionsOfKind;
    const best = (items: readonly Named[], counts: ReadonlyMap<number, number>, max: number) =>
      items.filter(({ id }) => counts.has(id)).slice(0, max);
    const found = ({ id, name }: Named) => ({ id, name, count: this.hitsOf(name) });
    const jobs = best(this.suggestJobNames(text).filter(standsForItself), byJobName, jobNames);
    return {
      job_names: jobs.map(found),
      professions: best(this.suggestProfessions(text), byProfession, others).map(found),
      companies: best(this.suggestCompanies(text), byCompany, others).map(found),
      searches: this.#search.completions(text),
    };
  }

  #companiesNow(): Suggestions<Named> {
    const { stock } = this.index;
    if (this.#companiesVersion !== stock.companiesVersion) this.#companies.replace(stock.companies);
    this.#companiesVersion = stock.companiesVersion;
    return this.#companies;
  }

  async #loadVocabulary(index: SearchIndex): Promise<void> {
    this.schoolPeriods = await schoolPeriods(this.#db, this.#today());
    const vocabulary = await readVocabulary(this.#db);
    index.setVocabulary(vocabulary);
    this.#catalogue.setVocabulary(vocabulary);
  }
}
