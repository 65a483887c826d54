import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Queries } from '../../core/database/database.ts';
import {
  catalogueNamesOf,
  catalogueNamesText,
  catalogueProfessions,
  townsOf,
  townsText,
  type CatalogueName,
} from './catalogue-store.ts';
import type { SearchIndex } from './engine/index/search-index.ts';
import { Suggestions } from './engine/results/suggestions.ts';
import type { Vocabulary } from './engine/text/vocabulary.ts';

/** Names and professions for suggestions; passes names and towns to an index. */
export class Catalogue {
  readonly jobNames = new Suggestions<CatalogueName>([]);
  readonly professions = new Suggestions<Named>([]);
  #names: readonly CatalogueName[] = [];
  /** Incremented by each change of the meaning of names. */
  version = 0;
  readonly #db: Queries;
  /** The last applied texts, and their index: most changes of the catalogue leave most of it unchanged. */
  #taken: { index: SearchIndex; towns?: string; names?: string } | undefined;

  constructor(db: Queries) {
    this.#db = db;
  }

  /** All job names that are not blocked. */
  get names(): readonly CatalogueName[] {
    return this.#names;
  }

  setVocabulary(vocabulary: Vocabulary): void {
    this.jobNames.setVocabulary(vocabulary);
    this.professions.setVocabulary(vocabulary);
    this.version += 1;
  }

  /** Must be called before an index takes its ads, which look up their towns. */
  async loadTowns(index: SearchIndex): Promise<void> {
    const towns = await townsText(this.#db);
    const taken = this.#takenBy(index);
    if (taken.towns === towns) return;
    index.setTowns(townsOf(towns));
    taken.towns = towns;
  }

  async loadNames(index: SearchIndex): Promise<void> {
    this.professions.replace(await catalogueProfessions(this.#db));
    this.version += 1;
    const text = await catalogueNamesText(this.#db);
    const taken = this.#takenBy(index);
    if (taken.names === text) return;
    const names = catalogueNamesOf(text);
    this.jobNames.replace(names);
    this.version += 1;
    this.#names = names;
    index.setCatalogue(
      names.flatMap(({ name, external, synonyms }) => (external ? [] : [name, ...synonyms])),
    );
    taken.names = text;
  }

  #takenBy(index: SearchIndex): { towns?: string; names?: string } {
    if (this.#taken?.index !== index) this.#taken = { index };
    return this.#taken;
  }
}
