import { sql } from 'drizzle-orm';
import { berlinDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';

const flushMs = 1000;

/**
 * Counts in memory and adds to the day's sums once a second, so that counting costs a request nothing.
 * A killed process loses at most that second.
 */
export class Counters {
  readonly #db: Queries;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  #pending = new Map<string, { day: string; dimension: string; value: string; count: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Queries, clock: Clock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush().catch(this.#onError), flushMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  count(dimension: string, value = ''): void {
    const day = berlinDay(this.#clock());
    const key = JSON.stringify([day, dimension, value]);
    const entry = this.#pending.get(key);
    if (entry) entry.count += 1;
    else this.#pending.set(key, { day, dimension, value, count: 1 });
  }

  /** Writes what has been counted; on failure it stays counted for the next time. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const taken = this.#pending;
    this.#pending = new Map();
    try {
      await this.#db.rows(sql`
        insert into daily_counts (day, dimension, value, count)
        select day, dimension, value, count
        from jsonb_to_recordset(${JSON.stringify([...taken.values()])}::jsonb)
          as counted (day date, dimension text, value text, count int)
        order by day, dimension, value
        on conflict (day, dimension, value) do update set count = daily_counts.count + excluded.count`);
    } catch (error) {
      for (const [key, entry] of taken) {
        const newer = this.#pending.get(key);
        this.#pending.set(key, newer ? { ...entry, count: entry.count + newer.count } : entry);
      }
      throw error;
    }
  }
}
