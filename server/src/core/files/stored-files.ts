import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { DriveFile } from 'flydrive';
import { sql, type SQL } from '../database/drizzle.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/errors.ts';
import { listFiles, readUnlessMissing, unfinishedFolder, type Files } from './files.ts';
import { afterCommit } from '../http/idempotency/one-transaction.ts';

/** Folder and extension of each kind of file. Attachments of the FAQ may have any type: no server interprets `.bin`. */
const folders = {
  logo: { folder: 'public/logos/', ending: '.jpg' },
  attachment: { folder: 'attachments/', ending: '.pdf' },
  faq: { folder: 'faq/', ending: '.bin' },
  background: { folder: 'public/backgrounds/', ending: '.jpg' },
  cover: { folder: 'public/covers/', ending: '.jpg' },
  'deleted-background': { folder: 'deleted-backgrounds/', ending: '.jpg' },
} as const;

/** A picture of the start page or of a company's place, or a smaller version of one (features/backgrounds/variants.ts). */
const withVersions = /^((public\/(?:backgrounds|covers)\/.+?)(?:-\d{3,4})?)\.\w+$/;

/** Returns the names by which a row may reference a file: its key, or for a picture its key and its original's key without extension. */
const namesOf = (key: string): string[] => withVersions.exec(key)?.slice(1) ?? [key];

/** A file is written before its row; no request takes longer than a day. */
const youngMs = 24 * 3_600_000;

/** A new file in its final form. */
export interface NewFile {
  readonly kind: keyof typeof folders;
  readonly bytes: Buffer;
  /** Extension of the file that it is a copy of. */
  readonly ending?: string;
}

/** The result of a write, and the files that no row references any more; null and external URLs are ignored. */
export interface Written<T> {
  readonly result: T;
  readonly gone?: readonly (string | null)[];
}

interface Deps {
  readonly files: Files;
  readonly database: Database;
  /** A query that returns the keys that rows reference as `file`; any other file is an orphan. */
  readonly namedFiles: SQL;
  readonly onError: (error: unknown) => void;
  /** Returns the keys of the smaller versions of a picture, which are deleted with it. */
  readonly versionsOf?: (key: string) => readonly string[];
  /** The clock of the machine that stores the files; their age is measured with it. */
  readonly clock?: Clock;
}

const isOurs = (key: string | null): key is string =>
  key !== null && Object.values(folders).some(({ folder }) => key.startsWith(folder));

/**
 * Keeps files consistent with the rows that reference them: a file is written before its row and deleted after it, so that no row
 * ever references a missing file. Keys are random and never reused, so the URL of a replaced or deleted file stays invalid.
 */
export class StoredFiles {
  readonly #files: Files;
  readonly #database: Database;
  readonly #namedFiles: SQL;
  readonly #onError: (error: unknown) => void;
  readonly #versionsOf: NonNullable<Deps['versionsOf']>;
  readonly #clock: Clock;

  constructor({ versionsOf = () => [], clock = systemClock, ...deps }: Deps) {
    const { files, database, namedFiles, onError } = deps;
    this.#files = files;
    this.#database = database;
    this.#namedFiles = namedFiles;
    this.#onError = onError;
    this.#versionsOf = versionsOf;
    this.#clock = clock;
  }

  /**
   * Writes new files, lets `work` write the rows that reference them (in its own transaction; keys in the order of the files), then
   * deletes the files that are no longer referenced. If `work` refuses with an AppError, the new files are deleted. After any other
   * error the transaction may have been committed, so `removeOrphans` deals with them.
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

  /** Returns a new file with the content of a stored one, or undefined if that no longer exists. */
  async copyOf(kind: NewFile['kind'], key: string): Promise<NewFile | undefined> {
    const bytes = await readUnlessMissing(this.#files, key);
    return bytes && { kind, bytes, ending: extname(key) };
  }

  /** Deletes files that no row references any more, after the commit. Never fails: remaining files become orphans. */
  async remove(keys: readonly (string | null)[]): Promise<void> {
    const ours = [...new Set(keys.filter(isOurs).flatMap((key) => this.#withVersions(key)))];
    if (ours.length > 0) await afterCommit(() => this.#removeNow(ours));
  }

  #withVersions(key: string): readonly string[] {
    return withVersions.test(key) ? [key, ...this.#versionsOf(key)] : [key];
  }

  async #removeNow(ours: readonly string[]): Promise<void> {
    try {
      const still = await this.#named(ours);
      for (const key of ours) if (!still.has(key)) await this.#files.delete(key);
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Deletes files that no row references and that no running request can be writing. */
  async removeOrphans(): Promise<void> {
    const before = this.#clock().getTime() - youngMs;
    const old: string[] = [];
    for (const folder of [...Object.values(folders).map((one) => one.folder), unfinishedFolder]) {
      for await (const file of listFiles(this.#files, folder))
        if (await this.#isOlder(file, before)) old.push(file.key);
    }
    const still = await this.#named(old);
    for (const key of old) if (!still.has(key)) await this.#files.delete(key);
  }

  async #put({ kind, bytes, ending }: NewFile): Promise<string> {
    const { folder, ending: usual } = folders[kind];
    const key = `${folder}${randomUUID()}${ending ?? usual}`;
    await this.#files.put(key, bytes);
    return key;
  }

  /** Returns those of the keys that a row references. */
  async #named(keys: readonly string[]): Promise<Set<string>> {
    const names = keys.flatMap(namesOf);
    const rows = await this.#database.rows<{ file: string }>(sql`
      select distinct file from (${this.#namedFiles}) as named
      where file in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`);
    const found = new Set(rows.map(({ file }) => file));
    return new Set(keys.filter((key) => namesOf(key).some((name) => found.has(name))));
  }

  /** Returns false for a file that no longer exists. */
  async #isOlder(file: DriveFile, moment: number): Promise<boolean> {
    try {
      return (await file.getMetaData()).lastModified.getTime() < moment;
    } catch (error) {
      if (await this.#files.exists(file.key)) throw error;
      return false;
    }
  }
}
