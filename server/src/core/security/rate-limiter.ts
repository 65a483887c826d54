import { sql } from '../database/drizzle.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../http/errors.ts';
import { hashOf } from './secrets.ts';
import { attempts } from './schema.ts';
import { bareList } from '../database/build.ts';

export interface RateLimit {
  /** What is counted: `login e-mail ute@firma.example`. Kept as a hash. */
  readonly key: string;
  readonly most: number;
  readonly perMinutes: number;
  /** Then one more may be made as soon as the oldest of them no longer counts, instead of that long after the last one. */
  readonly slides?: boolean;
}

/** Longest time for which attempts count; older ones are deleted. */
const keptMinutes = 24 * 60;

/**
 * Counts attempts in the database, for all processes. Each is noted before it is tried: a hundred at once get no further than
 * one after the other.
 */
export class RateLimiter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #on: boolean;

  /** @param on false where rate limits are switched off */
  constructor(database: Database, clock: Clock, on = true) {
    this.#database = database;
    this.#clock = clock;
    this.#on = on;
  }

  /**
   * Notes an attempt under each key.
   * @param refuse makes the refusal out of the seconds to wait
   * @throws 429 where one has been used up; then nothing is noted, so that the wait ends however often one knocks
   */
  async note(
    wanted: readonly RateLimit[],
    refuse: (retryAfter: number) => Error = tooManyRequests,
  ): Promise<void> {
    if (!this.#on) return;
    const now = this.#clock();
    const rows = wanted.map(({ key, most, perMinutes, slides = false }) => ({
      key: hashOf(key).toString('hex'),
      most,
      slides,
      seconds: perMinutes * 60,
    }));
    const refused = await this.#database.transaction(async (tx) => {
      // One after the other for each key, always in the same order, so that none waits for another in a circle.
      await tx.rows(sql`
        select pg_advisory_xact_lock(('x' || left(key, 15))::bit(60)::bigint)
        from (select key from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text) order by key) k`);
      // Full is what was used up within its time; it stays so for as long after the last attempt.
      const full = await tx.rows<{ wait: number }>(sql`
        select ceil(extract(epoch from a.counts - ${now.toISOString()}::timestamptz) + r.seconds)::int as wait
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text, most int, seconds int, slides boolean),
        lateral (
          select count(*) as made, max(made_at) as newest, min(made_at) as oldest,
            case when r.slides then min(made_at) else max(made_at) end as counts
          from (
            select ${attempts.made_at} from ${attempts} where ${attempts.key} = decode(r.key, 'hex')
            order by ${attempts.made_at} desc limit r.most
          ) last
        ) a
        where a.made = r.most
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

  /** Takes the last attempt under each key back, which turned out to be none. */
  async takeBack(keys: readonly string[]): Promise<void> {
    if (!this.#on) return;
    for (const key of keys) {
      await this.#database.rows(sql`
        delete from ${attempts} where ctid = (
          select ctid from ${attempts} where ${attempts.key} = ${hashOf(key)} order by ${attempts.made_at} desc limit 1)`);
    }
  }

  /** Forgets all attempts under these keys: whoever made them has shown another way who they are. */
  async forget(keys: readonly string[]): Promise<void> {
    const hashes = JSON.stringify(keys.map((key) => hashOf(key).toString('hex')));
    await this.#database.rows(sql`
      delete from ${attempts} where ${attempts.key} in (
        select decode(key, 'hex') from jsonb_array_elements_text(${hashes}::jsonb) as k(key))`);
  }

  /** Deletes what no longer counts. */
  async prune(): Promise<void> {
    const before = new Date(this.#clock().getTime() - keptMinutes * 60_000).toISOString();
    await this.#database.rows(
      sql`delete from ${attempts} where ${attempts.made_at} < ${before}::timestamptz`,
    );
  }
}
