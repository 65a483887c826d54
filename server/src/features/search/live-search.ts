import type { Named } from '@lehrpfad/contract/fields.ts';
import type { Change } from '../../floor/changes.ts';
import { berlinDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import { notReady } from '../../floor/errors.ts';
import { SearchIndex } from './engine/search-index.ts';
import {
  allTowns,
  allVisibleAds,
  catalogueNames,
  catalogueProfessions,
  visibleAds,
  type CatalogueName,
} from './store.ts';
import { Suggestions } from './engine/suggestions.ts';

/** How many ads stand behind a name, and which companies have one. */
interface Stock {
  readonly version: number;
  readonly byJobName: ReadonlyMap<number, number>;
  readonly byProfession: ReadonlyMap<number, number>;
  readonly byCompany: ReadonlyMap<number, number>;
  readonly companies: Suggestions<Named>;
}

function countUp(counts: Map<number, number>, id: number | null): void {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
}

function takeStock(index: SearchIndex): Stock {
  const byJobName = new Map<number, number>();
  const byProfession = new Map<number, number>();
  const byCompany = new Map<number, number>();
  const companies = new Map<number, Named>();
  for (const ad of index.ads()) {
    countUp(byJobName, ad.jobNameId);
    countUp(byJobName, ad.mappedNameId);
    countUp(byProfession, ad.professionId);
    countUp(byCompany, ad.companyId);
    companies.set(ad.companyId, { id: ad.companyId, name: ad.card.company_name });
  }
  return {
    version: index.version,
    byJobName,
    byProfession,
    byCompany,
    companies: new Suggestions([...companies.values()]),
  };
}

/** The index of this process and the catalogue beside it, kept in step with the database by the change feed. */
export class LiveSearch {
  readonly #db: Queries;
  readonly #clock: Clock;
  #index: SearchIndex | undefined;
  #jobNames = new Suggestions<CatalogueName>([]);
  #professions = new Suggestions<Named>([]);
  #stock: Stock | undefined;

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

  /** Loads everything afresh. */
  async startOver(): Promise<void> {
    const towns = await allTowns(this.#db);
    const index = new SearchIndex(await allVisibleAds(this.#db, this.#today()), towns);
    await this.#loadCatalogue();
    this.#index = index;
    this.#stock = undefined;
  }

  /** Follows what the feed reports: single ads, or the catalogue as a whole. */
  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ subject }) => subject === 'catalogue')) {
      this.index.setTowns(await allTowns(this.#db));
      await this.#loadCatalogue();
    }
    const ids = changes.filter(({ subject }) => subject === 'job_ad').map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 1000) {
      const some = ids.slice(at, at + 1000);
      this.index.replace(some, await visibleAds(this.#db, this.#today(), some));
    }
  }

  suggestJobNames(text: string): CatalogueName[] {
    const { byJobName } = this.#stockNow();
    return this.#jobNames.matching(text, ({ id }) => byJobName.get(id) ?? 0);
  }

  suggestProfessions(text: string): Named[] {
    const { byProfession } = this.#stockNow();
    return this.#professions.matching(text, ({ id }) => byProfession.get(id) ?? 0);
  }

  suggestCompanies(text: string): Named[] {
    const { byCompany, companies } = this.#stockNow();
    return companies.matching(text, ({ id }) => byCompany.get(id) ?? 0);
  }

  #stockNow(): Stock {
    if (this.#stock?.version !== this.index.version) this.#stock = takeStock(this.index);
    return this.#stock;
  }

  #today(): string {
    return berlinDay(this.#clock());
  }

  async #loadCatalogue(): Promise<void> {
    this.#jobNames = new Suggestions(await catalogueNames(this.#db));
    this.#professions = new Suggestions(await catalogueProfessions(this.#db));
  }
}
