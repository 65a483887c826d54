import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Queries } from '../../../core/database/database.ts';
import { comparedWords, SimilarNames } from '../../occupations/job-names/similar-names.ts';
import { JobNameMatcher } from '../pipeline/matching/match-job-name.ts';
import {
  listJobNames,
  listOtherNames,
  listProfessions,
  type JobName,
  type OtherName,
} from './catalogue-store.ts';
import { listed } from './text-lists.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const inWords = (text: string) => comparedWords(text).join(' ');

/** Professions by their full names and by the parts of names that are unique: 'Gastronomie'. */
function byNameOrPart(professions: readonly Named[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const several = new Set<string>();
  for (const { id, name } of professions)
    for (const part of name.split(',').map(plain)) {
      if (found.has(part)) several.add(part);
      found.set(part, id);
    }
  for (const part of several) found.delete(part);
  for (const { id, name } of professions) found.set(plain(name), id);
  return found;
}

/** Looks up the names that people write into a table in the catalogue. */
export class Catalogue {
  readonly #jobNames: readonly JobName[];
  readonly #byName: ReadonlyMap<string, JobName>;
  /** Words that several names share are left out. */
  readonly #byWords = new Map<string, JobName | undefined>();
  readonly #byId: ReadonlyMap<number, JobName>;
  readonly #otherNames: ReadonlyMap<string, number>;
  /** Job names by the ids of the other names that are mapped to them. */
  readonly #under: ReadonlyMap<number, number>;
  readonly #matcher: JobNameMatcher;
  readonly #professions: ReadonlyMap<string, number>;
  readonly #professionNames: SimilarNames;
  readonly #professionById: ReadonlyMap<number, string>;
  #similar: SimilarNames | undefined;

  constructor(
    jobNames: readonly JobName[],
    professions: readonly Named[],
    otherNames: readonly OtherName[] = [],
    matcher = new JobNameMatcher([]),
  ) {
    this.#jobNames = jobNames;
    this.#byId = new Map(jobNames.map((one) => [one.id, one]));
    this.#otherNames = new Map(otherNames.map(({ name, under }) => [plain(name), under]));
    this.#under = new Map(otherNames.map(({ id, under }) => [id, under]));
    this.#matcher = matcher;
    this.#byName = new Map(jobNames.map((one) => [plain(one.name), one]));
    for (const one of jobNames) {
      const words = inWords(one.name);
      this.#byWords.set(words, this.#byWords.has(words) ? undefined : one);
    }
    this.#professions = byNameOrPart(professions);
    this.#professionById = new Map(professions.map(({ id, name }) => [id, name]));
    this.#professionNames = new SimilarNames(
      professions.map(({ id, name }) => ({ id, text: name })),
    );
  }

  static async read(db: Queries, userId: number): Promise<Catalogue> {
    return new Catalogue(
      await listJobNames(db, userId),
      await listProfessions(db),
      await listOtherNames(db),
      await JobNameMatcher.read(db),
    );
  }

  /**
   * Finds a job name: by its name, by a name that differs only in the spelling of its gender ('Köchin'), or by the rules of imports
   * ('Industriekauffrau (IHK)').
   */
  jobName(text: string): JobName | undefined {
    return (
      this.#byName.get(plain(text)) ??
      this.#byId.get(this.#otherNames.get(plain(text)) ?? 0) ??
      this.#byWords.get(inWords(text)) ??
      this.#found(text)
    );
  }

  #found(text: string): JobName | undefined {
    const id = this.#matcher.internal(text) ?? this.#matcher.inTitle(text);
    return id === undefined ? undefined : this.#byId.get(this.#under.get(id) ?? id);
  }

  nameOf(id: number): string {
    return this.#byId.get(id)?.name ?? '';
  }

  /** Returns the most similar job name, as a suggestion. */
  similarJobName(text: string): string | undefined {
    this.#similar ??= new SimilarNames(this.#jobNames.map(({ id, name }) => ({ id, text: name })));
    const id = this.#similar.nearest(text);
    return id === undefined ? undefined : this.nameOf(id);
  }

  profession(text: string): number | undefined {
    return this.#professions.get(plain(text));
  }

  /** Returns some professions as examples. */
  someProfessions(): string {
    return listed([...this.#professionById.values()], '; ');
  }

  similarProfession(text: string): string | undefined {
    const id = this.#professionNames.nearest(text);
    return id === undefined ? undefined : this.#professionById.get(id);
  }
}
