import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface Age {
  readonly etag: string;
  readonly lastModified: Date;
}

/** Answers whose age is remembered. */
const most = 5000;

/** Since when answers are as they are, as far as this process has seen them. */
export class Ages {
  readonly #known = new LRUCache<string, Age>({ max: most });

  /** Returns the tag of an answer, which depends on its text alone, and since when it has been so. */
  of(url: string, text: string, now: Date): Age {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const known = this.#known.get(url);
    if (known?.etag === etag) return known;
    // HTTP knows whole seconds: two answers within one must not look like one.
    const second = Math.ceil(now.getTime() / 1000) * 1000;
    const lastModified = new Date(Math.max(second, (known?.lastModified.getTime() ?? 0) + 1000));
    const age = { etag, lastModified };
    this.#known.set(url, age);
    return age;
  }
}
