import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface Age {
  readonly etag: string;
  readonly lastModified: Date;
}

/** Maximum number of responses whose age is cached. */
const max = 5000;

/** Times since when responses have not changed, as far as this process has seen them. */
export class Ages {
  readonly #known = new LRUCache<string, Age>({ max: max });

  /** Returns the ETag of a response, which depends only on its text, and the time since when it has been the same. */
  of(url: string, text: string, now: Date): Age {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const known = this.#known.get(url);
    if (known?.etag === etag) return known;
    // HTTP dates have whole seconds: two responses within one second need different dates.
    const second = Math.ceil(now.getTime() / 1000) * 1000;
    const lastModified = new Date(Math.max(second, (known?.lastModified.getTime() ?? 0) + 1000));
    const age = { etag, lastModified };
    this.#known.set(url, age);
    return age;
  }
}
