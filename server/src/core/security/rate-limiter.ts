import { sql } from '../database/drizzle.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../http/errors.ts';
import { hashOf } from './secrets.ts';
import { attempts } from './schema.ts';
import { bareList } from '../database/build.ts';

export interface RateLimit {
  /** What is counted, such as `login e-mail ute@firma.example`. Stored as a hash. */
  readonly key: string;
  readonly max: number;
  readonly perMinutes: number;
  /** Sliding window: the next attempt is allowed as soon as the oldest one expires, instead of that long after the last one. */
  readonly slides?: boolean;
}

/** The longest period of any limit; older attempts are deleted. */
const keptMinutes = 24 * 60;

/**
 * Counts attempts in the database, for all processes together. Each attempt is recorded before it runs: a hundred parallel attempts
 * get no further than sequential ones.
 */
export class RateLimiter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #on: boolean;

  /** @param on false if rate limits are switched off */
  constructor(database: Database, clock: Clock, on = true) {
    this.#database = database;
    this.#clock = clock;
    this.#on = on;
  }

  /**
   * Records an attempt under each key.
   * @param refuse creates the error from the seconds to wait
   * @throws 429 if one limit is used up; then nothing is recorded, so that further attempts do not extend the wait
   */
  async consume(
    wanted: readonly RateLimit[],
    refuse: (retryAfter: number) => Error = tooManyRequests,
  ): Promise<void> {
    if (!this.#on) return;
    const now = this.#clock();
    const rows = wanted.map(({ key, max, perMinutes, slides = false }) => ({
      key: hashOf(key).toString('hex'),
      max,
      slides,
      seconds: perMinutes * 60,
    }));
    const refused = await this.#database.transaction(async (tx) => {
      // Locks each key, always in the same order, so that there are no deadlocks.
      await tx.rows(sql`
        select pg_advisory_xact_lock(('x' || left(key, 15))::bit(60)::bigint)
        from (select key from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text) order by key) k`);
      // A limit is full once its attempts were used up within its period; it stays full for the same time after the last attempt.
      const full = await tx.rows<{ wait: number }>(sql`
        select ceil(extract(epoch from a.counts - ${now.toISOString()}::timestamptz) + r.seconds)::int as wait
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text, max int, seconds int, slides boolean),
        lateral (
          select count(*) as made, max(made_at) as newest, min(made_at) as oldest,
            case when r.slides then min(made_at) else max(made_at) end as counts
          from (
            select ${attempts.made_at} from ${attempts} where ${attempts.key} = decode(r.key, 'hex')
            order by ${attempts.made_at} desc limit r.max
          ) last
        ) a
        where a.made = r.max
          and a.counts > ${now.toISOString()}::timestamptz - make_interval(secs => r.seconds)
          and a.oldest > a.newest - make_interval(secs => r.seconds)`);
      if (full.length > 0) return Math.max(1, ...full.map(({ wait }) => wait));
      await tx.rows(sql`
        insert into ${attempts} (${bareList(attempts, 'key', 'made_at')})
        select decode(key, 'hex'), ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text)`);
      return undefined;
    });
    if (refused !== undefined) throw refuse(refused);
  }

  /** Removes the last attempt under each key, because it does not count. */
  async takeBack(keys: readonly string[]): Promise<void> {
    if (!this.#on) return;
    for (const key of keys) {
      await this.#database.rows(sql`
        delete from ${attempts} where ctid = (
          select ctid from ${attempts} where ${attempts.key} = ${hashOf(key)} order by ${attempts.made_at} desc limit 1)`);
    }
  }

  /** Deletes all attempts under these keys: the person has proved their identity in another way. */
  async forget(keys: readonly string[]): Promise<void> {
    const hashes = JSON.stringify(keys.map((key) => hashOf(key).toString('hex')));
    await this.#database.rows(sql`
      delete from ${attempts} where ${attempts.key} in (
        select decode(key, 'hex') from jsonb_array_elements_text(${hashes}::jsonb) as k(key))`);
  }

  /** Deletes attempts that no longer count. */
  async prune(): Promise<void> {
    const before = new Date(this.#clock().getTime() - keptMinutes * 60_000).toISOString();
    await this.#database.rows(
      sql`delete from ${attempts} where ${attempts.made_at} < ${before}::timestamptz`,
    );
  }
}
