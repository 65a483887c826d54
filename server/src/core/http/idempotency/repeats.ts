import { createHash, createHmac } from 'node:crypto';
import { idempotencyKey } from '@lehrpfad/contract/core/endpoints/idempotency.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../database/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { hoursBefore, type Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/database.ts';
import { AppError, malformedRequest } from '../errors.ts';
import { hashOf } from '../../security/secrets.ts';
import { inOneTransaction } from './one-transaction.ts';
import { seal, unseal } from './sealed.ts';
import { idempotencyKeys } from './schema.ts';
import { bare, bareList } from '../../database/build.ts';

const k = alias(idempotencyKeys, 'k');

/** A write request with an idempotency key, as far as it identifies the request. */
interface KeyedWrite {
  /** Known to the caller, but not to readers of the database; decrypts the stored response. */
  readonly secret: string;
  /** Hash by which the row is found; hex. */
  readonly key: string;
  /** Hash of the request's content; hex. */
  readonly content: string;
}

/** Another request with the same key was committed after our query and before our write. */
class TakenMeanwhile extends Error {}

function inProgress(): AppError {
  const detail =
    'Diese Eingaben werden gerade schon gespeichert. Bitte versuchen Sie es gleich noch einmal.';
  return new AppError(409, { detail, code: 'in_progress' }, 1);
}

/** @param answer the response to the earlier request, so that the client can continue from there */
function usedForOther(answer: unknown): AppError {
  const detail = 'Unter diesem Schlüssel wurden schon andere Eingaben gespeichert.';
  return new AppError(422, { detail, code: 'key_reused', current: { answer } });
}

/**
 * Reads the key: `"…"` as the draft of the standard requires (a structured field), or without quotes.
 * @throws 400
 */
function keyIn({ headers }: FastifyRequest): string | undefined {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return undefined;
  const read = idempotencyKey.safeParse(String(sent).replace(/^"(.*)"$/, '$1'));
  if (!read.success) throw malformedRequest();
  return read.data;
}

/** Returns a hash of the request: its URL, the body as its schema parsed it, and the files. */
function contentOf(secret: string, { method, url, body, uploaded }: FastifyRequest): string {
  // A plain hash would allow guessing values with few possibilities, such as a password.
  const hash = createHmac('sha256', secret);
  hash.update(JSON.stringify([method, url.replace(/\/?(\?|$)/, '/$1'), body ?? null]));
  for (const { field, name, bytes } of uploaded)
    hash.update(JSON.stringify([field, name, createHash('sha256').update(bytes).digest('hex')]));
  return hash.digest('hex');
}

function readWrite(request: FastifyRequest): KeyedWrite | undefined {
  const sent = keyIn(request);
  if (sent === undefined) return undefined;
  // Each account has its own keys; keys of visitors are distinguished only by their value.
  const secret = `${request.caller?.userId ?? 'visitor'} ${sent}`;
  return { secret, key: hashOf(secret).toString('hex'), content: contentOf(secret, request) };
}

/**
 * Sends the first response again when a write is repeated, without running it again (Idempotency-Key,
 * draft-ietf-httpapi-idempotency-key-header). Key and response are committed together with the writes, or not at all.
 */
export class Repeats {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #running = new Set<string>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Runs a request, or returns the stored response of an earlier one with the same key.
   * @param run executes the request; its result is stored as JSON
   * @throws 400 for an invalid key; 409 `in_progress` while the first request runs; 422 `key_reused` if the key was used for a
   * different request; and the errors of `run`: error responses are not stored, so the key can be used again
   */
  async answer<Answer>(request: FastifyRequest, run: () => Promise<Answer>): Promise<Answer> {
    const write = readWrite(request);
    if (write === undefined) return run();
    if (this.#running.has(write.key)) throw inProgress();
    this.#running.add(write.key);
    try {
      return ((await this.#earlier(write)) ?? (await this.#first(write, run))) as Answer;
    } finally {
      this.#running.delete(write.key);
    }
  }

  async #first<Answer>(write: KeyedWrite, run: () => Promise<Answer>): Promise<unknown> {
    const around = {
      begin: (tx: Queries) => this.#claim(tx, write),
      finish: (tx: Queries, answer: Answer) => this.#keep(tx, write, answer),
    };
    try {
      return await inOneTransaction(this.#database, around, run);
    } catch (error) {
      // Another process may have been faster and caused this refusal.
      const isRefused = error instanceof TakenMeanwhile || error instanceof AppError;
      const earlier = isRefused ? await this.#earlier(write) : undefined;
      if (earlier === undefined) throw error;
      return earlier;
    }
  }

  /**
   * Returns the stored response; undefined if there is none.
   * @throws 422
   */
  async #earlier({ secret, key, content }: KeyedWrite): Promise<unknown> {
    const [found] = await this.#database.rows<{ content: string; answer: string }>(sql`
      select ${idempotencyKeys.content}, encode(${idempotencyKeys.answer}, 'base64') as answer from ${idempotencyKeys}
      where ${idempotencyKeys.key} = ${key} and ${idempotencyKeys.made_at} > ${this.#oldest()}::timestamptz`);
    if (found === undefined) return undefined;
    const answer: unknown = JSON.parse(unseal(secret, Buffer.from(found.answer, 'base64')));
    if (found.content !== content) throw usedForOther(answer);
    return answer;
  }

  /** Inserts the key; waits if another process is about to commit the same key. */
  async #claim(tx: Queries, { key, content }: KeyedWrite): Promise<void> {
    const now = this.#clock().toISOString();
    const claimed = await tx.rows(sql`
      insert into ${idempotencyKeys} as k (${bareList(idempotencyKeys, 'key', 'content', 'answer', 'made_at')})
      values (${key}, ${content}, '', ${now}::timestamptz)
      on conflict (${bareList(idempotencyKeys, 'key')}) do update
      set ${bare(idempotencyKeys.content)} = excluded.content, ${bare(idempotencyKeys.answer)} = '',
        ${bare(idempotencyKeys.made_at)} = excluded.made_at
      where ${k.made_at} <= ${this.#oldest()}::timestamptz
      returning key`);
    if (claimed.length === 0) throw new TakenMeanwhile('The key was taken meanwhile.');
  }

  async #keep(tx: Queries, { secret, key }: KeyedWrite, answer: unknown): Promise<void> {
    const sealed = seal(secret, JSON.stringify(answer)).toString('base64');
    await tx.rows(sql`
      update ${idempotencyKeys} set ${bare(idempotencyKeys.answer)} = decode(${sealed}, 'base64') where ${idempotencyKeys.key} = ${key}`);
  }

  #oldest(): string {
    return hoursBefore(this.#clock(), limits.idempotencyKeyHours).toISOString();
  }

  /** Deletes expired keys. */
  async prune(): Promise<void> {
    await this.#database.rows(
      sql`delete from ${idempotencyKeys} where ${idempotencyKeys.made_at} <= ${this.#oldest()}::timestamptz`,
    );
  }
}
