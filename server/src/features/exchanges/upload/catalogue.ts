import type { Named } from '@lehrpfad/contract/fields.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../floor/database.ts';
import { comparedWords, SimilarNames } from '../../occupations/similar-names.ts';

interface JobName extends Named {
  readonly profession: number | null;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const inWords = (text: string) => comparedWords(text).join(' ');

/** Those that people may choose, and those that the account's companies may train for. */
async function readJobNames(db: Queries, userId: number): Promise<JobName[]> {
  return db.rows<JobName>(sql`
    select n.id, n.name, n.profession_id as profession from job_names n
    where not n.blocked and ((not n.external and n.mapping_id is null) or n.id in (
      select a.job_name_id from company_allowed_apprenticeships a join companies c on c.id = a.company_id
      where c.user_id = ${userId}))
    order by n.id`);
}

/** The names of the catalogue as people write them into a table. */
export class Catalogue {
  readonly #jobNames: readonly JobName[];
  readonly #byName: ReadonlyMap<string, JobName>;
  /** Under words that several names share there is none. */
  readonly #byWords = new Map<string, JobName | undefined>();
  readonly #professions: ReadonlyMap<string, number>;
  readonly #professionNames: SimilarNames;
  readonly #professionById: ReadonlyMap<number, string>;
  #similar: SimilarNames | undefined;

  constructor(jobNames: readonly JobName[], professions: readonly Named[]) {
    this.#jobNames = jobNames;
    this.#byName = new Map(jobNames.map((one) => [plain(one.name), one]));
    for (const one of jobNames) {
      const words = inWords(one.name);
      this.#byWords.set(words, this.#byWords.has(words) ? undefined : one);
    }
    this.#professions = new Map(professions.map(({ id, name }) => [plain(name), id]));
    this.#professionById = new Map(professions.map(({ id, name }) => [id, name]));
    this.#professionNames = new SimilarNames(
      professions.map(({ id, name }) => ({ id, text: name })),
    );
  }

  static async read(db: Queries, userId: number): Promise<Catalogue> {
    return new Catalogue(
      await readJobNames(db, userId),
      await db.rows<Named>(sql`select id, name from professions order by id`),
    );
  }

  /** The name itself, or the only one that differs in nothing but the spelling of its gender. */
  jobName(text: string): JobName | undefined {
    return this.#byName.get(plain(text)) ?? this.#byWords.get(inWords(text));
  }

  nameOf(id: number): string {
    return this.#jobNames.find((one) => one.id === id)?.name ?? '';
  }

  /** What somebody may have meant; among all, or among some. */
  similarJobName(text: string, among?: readonly number[]): string | undefined {
    const texts = (names: readonly JobName[]) => names.map(({ id, name }) => ({ id, text: name }));
    const similar = among
      ? new SimilarNames(texts(this.#jobNames.filter(({ id }) => among.includes(id))))
      : (this.#similar ??= new SimilarNames(texts(this.#jobNames)));
    const id = similar.nearest(text);
    return id === undefined ? undefined : this.nameOf(id);
  }

  profession(text: string): number | undefined {
    return this.#professions.get(plain(text));
  }

  similarProfession(text: string): string | undefined {
    const id = this.#professionNames.nearest(text);
    return id === undefined ? undefined : this.#professionById.get(id);
  }
}
