import { randomUUID } from 'node:crypto';
import { sql, type SQL } from '../database/drizzle.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/errors.ts';
import type { Files } from './files.ts';
import { afterCommit } from '../http/idempotency/one-transaction.ts';

/** Where people's files lie, and how they end. What belongs to the FAQ may be anything: no server takes `.bin` for more. */
const folders = {
  logo: { folder: 'public/logos/', ending: '.jpg' },
  attachment: { folder: 'attachments/', ending: '.pdf' },
  faq: { folder: 'faq/', ending: '.bin' },
  background: { folder: 'public/backgrounds/', ending: '.jpg' },
} as const;

/** A picture of the start page, or a smaller form of one (features/backgrounds/variants.ts). */
const background = /^((public\/backgrounds\/.+?)(?:-\d{3,4})?)\.\w+$/;

/** What a row may say to name a file: its key, or without their endings the key of the picture and of what it is a form of. */
const namesOf = (key: string): string[] => background.exec(key)?.slice(1) ?? [key];

/** Written before its row is; a day is longer than any call takes. */
const youngMs = 24 * 3_600_000;

/** Files that are still being written (files.ts); one that stays is what a crash has left. */
const unfinished = 'unfinished/';

/** A file that is about to be kept, whole and as it shall lie there. */
export interface NewFile {
  readonly kind: keyof typeof folders;
  readonly bytes: Buffer;
}

/** What a write did, and the files that it left without a row; null and addresses elsewhere do no harm. */
export interface Written<T> {
  readonly result: T;
  readonly gone?: readonly (string | null)[];
}

interface Deps {
  readonly files: Files;
  readonly database: Database;
  /** A query for the keys that rows name, as `file`; a file that none of them names is an orphan. */
  readonly namedFiles: SQL;
  readonly onError: (error: unknown) => void;
  /** Of the machine that holds the files: their age is told by it. */
  readonly clock?: Clock;
}

const isOurs = (key: string | null): key is string =>
  key !== null && Object.values(folders).some(({ folder }) => key.startsWith(folder));

/**
 * Keeps files in step with the rows that name them: a file is there before its row and goes after it, so that no row ever names a
 * missing one. Keys are random and never used twice, so what is replaced or deleted is gone from its address for good.
 */
export class StoredFiles {
  readonly #files: Files;
  readonly #database: Database;
  readonly #namedFiles: SQL;
  readonly #onError: (error: unknown) => void;
  readonly #clock: Clock;

  constructor({ files, database, namedFiles, onError, clock = systemClock }: Deps) {
    this.#files = files;
    this.#database = database;
    this.#namedFiles = namedFiles;
    this.#onError = onError;
    this.#clock = clock;
  }

  /**
   * Puts new files down, then has `work` write the rows that name them (its own transaction, by their keys in order), then removes
   * what it left behind. Where `work` refuses, the new files go again; whatever else fails may have been committed all the same, and
   * is left to `removeOrphans`.
   */
  async write<T>(
    added: readonly NewFile[],
    work: (keys: readonly string[]) => Promise<Written<T>>,
  ): Promise<T> {
    const keys: string[] = [];
    try {
      for (const file of added) keys.push(await this.#put(file));
      const { result, gone = [] } = await work(keys);
      await this.remove(gone);
      return result;
    } catch (error) {
      if (error instanceof AppError) await this.remove(keys);
      throw error;
    }
  }

  /** Removes files that no row names any more, once the change is committed. Never fails: what stays is an orphan. */
  async remove(keys: readonly (string | null)[]): Promise<void> {
    const ours = [...new Set(keys.filter(isOurs))];
    if (ours.length > 0) await afterCommit(() => this.#removeNow(ours));
  }

  async #removeNow(ours: readonly string[]): Promise<void> {
    try {
      const still = await this.#named(ours);
      for (const key of ours) if (!still.has(key)) await this.#files.delete(key);
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Removes what no row names and no call can still be writing. */
  async removeOrphans(): Promise<void> {
    const before = this.#clock().getTime() - youngMs;
    const old: string[] = [];
    for (const folder of [...Object.values(folders).map((one) => one.folder), unfinished]) {
      for (const key of await this.#keysIn(folder)) {
        if (await this.#isOlder(key, before)) old.push(key);
      }
    }
    const still = await this.#named(old);
    for (const key of old) if (!still.has(key)) await this.#files.delete(key);
  }

  async #put({ kind, bytes }: NewFile): Promise<string> {
    const { folder, ending } = folders[kind];
    const key = `${folder}${randomUUID()}${ending}`;
    await this.#files.put(key, bytes);
    return key;
  }

  /** Those of the keys that a row names. */
  async #named(keys: readonly string[]): Promise<Set<string>> {
    const names = keys.flatMap(namesOf);
    const rows = await this.#database.rows<{ file: string }>(sql`
      select distinct file from (${this.#namedFiles}) as named
      where file in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`);
    const found = new Set(rows.map(({ file }) => file));
    return new Set(keys.filter((key) => namesOf(key).some((name) => found.has(name))));
  }

  /** A folder that nothing was ever put into is not there. */
  async #keysIn(folder: string): Promise<string[]> {
    try {
      const { objects } = await this.#files.listAll(folder, { recursive: true });
      return [...objects].flatMap((one) => (one.isFile ? [one.key] : []));
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code === 'ENOENT') return [];
      throw error;
    }
  }

  /** False for one that is gone by now. */
  async #isOlder(key: string, moment: number): Promise<boolean> {
    try {
      return (await this.#files.getMetaData(key)).lastModified.getTime() < moment;
    } catch (error) {
      if (await this.#files.exists(key)) throw error;
      return false;
    }
  }
}
