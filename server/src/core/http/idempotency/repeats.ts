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

/** A write that carries a key, as far as it can be told from others. */
interface KeyedWrite {
  /** What only the caller and nobody who reads the database knows: opens the answer. */
  readonly secret: string;
  /** Finds it; hex. */
  readonly key: string;
  /** Tells whether the same is asked; hex. */
  readonly content: string;
}

/** Another call with the key was committed between our look and our write. */
class TakenMeanwhile extends Error {}

function inProgress(): AppError {
  const detail =
    'Diese Eingaben werden gerade schon gespeichert. Bitte versuchen Sie es gleich noch einmal.';
  return new AppError(409, { detail, code: 'in_progress' }, 1);
}

/** @param answer of the earlier call, so that its caller can go on from there */
function usedForOther(answer: unknown): AppError {
  const detail = 'Unter diesem Schlüssel wurden schon andere Eingaben gespeichert.';
  return new AppError(422, { detail, code: 'key_reused', current: { answer } });
}

/** `"…"` as the draft of the standard has it (a structured field), or bare. @throws 400 */
function keyIn({ headers }: FastifyRequest): string | undefined {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return undefined;
  const read = idempotencyKey.safeParse(String(sent).replace(/^"(.*)"$/, '$1'));
  if (!read.success) throw malformedRequest();
  return read.data;
}

/** What is asked: the address, the body as its schema read it, and the files. */
function contentOf(secret: string, { method, url, body, uploaded }: FastifyRequest): string {
  // Not by a plain hash: what is guessed easily, like a password, could be found out by it.
  const hash = createHmac('sha256', secret);
  hash.update(JSON.stringify([method, url.replace(/\/?(\?|$)/, '/$1'), body ?? null]));
  for (const { field, name, bytes } of uploaded)
    hash.update(JSON.stringify([field, name, createHash('sha256').update(bytes).digest('hex')]));
  return hash.digest('hex');
}

function readWrite(request: FastifyRequest): KeyedWrite | undefined {
  const sent = keyIn(request);
  if (sent === undefined) return undefined;
  // Each account has keys of its own; those of visitors are told apart by nothing but themselves.
  const secret = `${request.caller?.userId ?? 'visitor'} ${sent}`;
  return { secret, key: hashOf(secret).toString('hex'), content: contentOf(secret, request) };
}

/**
 * Answers a write that is sent again as it was answered the first time, without carrying it out again (Idempotency-Key,
 * draft-ietf-httpapi-idempotency-key-header). Key and answer are committed with what was written, or not at all.
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
   * @param run carries the call out; what it answers is kept as JSON
   * @throws 400 for a key that is none; 409 `in_progress` while the first call runs; 422 `key_reused` where something else was sent
   * with it; and what `run` throws: what is refused is not kept, and may be sent again with the same key
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
      // Another process was faster: what we are refused for may be its work.
      const isRefused = error instanceof TakenMeanwhile || error instanceof AppError;
      const earlier = isRefused ? await this.#earlier(write) : undefined;
      if (earlier === undefined) throw error;
      return earlier;
    }
  }

  /** What the call was answered earlier; undefined where it was not. @throws 422 */
  async #earlier({ secret, key, content }: KeyedWrite): Promise<unknown> {
    const [found] = await this.#database.rows<{ content: string; answer: string }>(sql`
      select ${idempotencyKeys.content}, encode(${idempotencyKeys.answer}, 'base64') as answer from ${idempotencyKeys}
      where ${idempotencyKeys.key} = ${key} and ${idempotencyKeys.made_at} > ${this.#oldest()}::timestamptz`);
    if (found === undefined) return undefined;
    const answer: unknown = JSON.parse(unseal(secret, Buffer.from(found.answer, 'base64')));
    if (found.content !== content) throw usedForOther(answer);
    return answer;
  }

  /** Waits where another process is about to commit the same. */
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

  /** Deletes what is no longer answered again. */
  async prune(): Promise<void> {
    await this.#database.rows(
      sql`delete from ${idempotencyKeys} where ${idempotencyKeys.made_at} <= ${this.#oldest()}::timestamptz`,
    );
  }
}
