import { randomUUID } from 'node:crypto';
import { berlinDay, berlinTimeOfDay, type Clock } from '../../core/clock.ts';
import type { LiveSearch } from '../search/live-search.ts';

/** Whether a page changes by itself with the day, or, as events do, with the minute. */
export type Ends = 'with the day' | 'with the minute';

interface Version {
  readonly etag: string;
  readonly lastModified: Date;
}

/**
 * Version of all pages together, so that requests for unchanged pages need no database. It changes with the search index, with
 * other data of the pages (`page` in the change feed), and with the time.
 */
export class PageVersion {
  readonly #search: LiveSearch;
  readonly #clock: Clock;
  /** Identifies this process: other processes, and this one after a restart, count differently. */
  readonly #process = randomUUID().slice(0, 8);
  readonly #kept = new Map<Ends, Version>();
  #changes = 0;
  #changedAt = performance.now();

  constructor(search: LiveSearch, clock: Clock) {
    this.#search = search;
    this.#clock = clock;
  }

  /** Counts a change that the change feed reports. */
  note(): void {
    this.#changes += 1;
    this.#changedAt = performance.now();
  }

  /** Time of the last change, by `performance.now()`. */
  get changedAt(): number {
    return this.#changedAt;
  }

  /** @throws 503 until the index has been loaded once */
  now(ends: Ends): Version {
    const now = this.#clock();
    const minute = ends === 'with the minute' ? berlinTimeOfDay(now).replace(':', '') : '';
    const state = `${this.#search.index.version}-${this.#changes}-${berlinDay(now)}${minute}`;
    const etag = `"${this.#process}-${state}"`;
    const kept = this.#kept.get(ends);
    if (kept?.etag === etag) return kept;
    // HTTP dates have whole seconds: two changes within one second need different dates.
    const second = Math.ceil(now.getTime() / 1000) * 1000;
    const lastModified = new Date(Math.max(second, (kept?.lastModified.getTime() ?? 0) + 1000));
    const version = { etag, lastModified };
    this.#kept.set(ends, version);
    return version;
  }
}
