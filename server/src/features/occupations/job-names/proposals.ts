import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isNoOccupation } from '../catalogue/no-occupation.ts';
import { SimilarNames } from './similar-names.ts';
import { jobNamesWithIds, listMappingTexts, versionOfMappingTexts } from '../store.ts';

type Proposal = NonNullable<JobNameRow['proposal']>;

/**
 * Finds targets for mapping external names. The known names are read again whenever they have changed; the database is asked each time,
 * since another process may have changed them.
 */
export class Proposals {
  readonly #db: Queries;
  #stand = '';
  #names = new SimilarNames([]);

  constructor(db: Queries) {
    this.#db = db;
  }

  /**
   * @returns the most similar job name and the similarity, by the id of each name; none for a name without similar ones, or one that is not
   * an occupation
   */
  async for(names: readonly Named[]): Promise<ReadonlyMap<number, Proposal>> {
    if (names.length === 0) return new Map();
    await this.#refresh();
    const nearest = names.flatMap(({ id, name }) => {
      const found = this.#names.maxSimilar(name);
      return found === undefined ? [] : [{ id, name, found }];
    });
    const targets = await jobNamesWithIds(
      this.#db,
      nearest.map(({ found }) => found.id),
    );
    const byId = new Map(targets.map((one) => [one.id, one]));
    return new Map(
      nearest.flatMap(({ id, name, found }) => {
        const target = byId.get(found.id);
        if (target === undefined || isNoOccupation(name, target.name)) return [];
        // Rounded down, so that a displayed 0.90 is never less.
        return [[id, { ...target, likeness: Math.floor(found.likeness * 100) / 100 }] as const];
      }),
    );
  }

  async #refresh(): Promise<void> {
    const version = await versionOfMappingTexts(this.#db);
    if (version === this.#stand) return;
    this.#names = new SimilarNames(await listMappingTexts(this.#db));
    this.#stand = version;
  }
}
