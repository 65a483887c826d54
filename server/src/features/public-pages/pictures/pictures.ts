import { createHash } from 'node:crypto';
import { WorkThreads } from '../../../core/threads/work-threads/work-threads.ts';
import type { PictureText } from './picture-task.ts';
import type * as tasks from './picture-task.ts';

const task = {
  module: new URL('picture-task.ts', import.meta.url),
  name: 'drawPicture' satisfies keyof typeof tasks,
};

/** One thread is enough for crawlers, and leaves the other processors to visitors. Requests beyond the queue are refused. */
const threads = new WorkThreads({ max: 1, maxWaiting: 20, megabytes: 192 });

/** Milliseconds. Drawing takes some 100 ms, the first picture of a thread a second. */
const maxMs = 10_000;

/** Maximum number of bytes of cached pictures, some 500 of them. */
const maxBytes = 16 * 1024 * 1024;

const maxLengths = { title: 120, line: 62 } as const;

const cut = (text: string, max: number) => {
  const characters = Array.from(text.slice(0, 4 * max));
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};

export interface Picture {
  readonly etag: string;
  readonly png: () => Promise<Buffer>;
}

/** Cache of pictures for shared links, drawn on the first request. The least recently used one is removed first. */
export class Pictures {
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  of({ kind, title, lines }: PictureText): Picture {
    const text: PictureText = {
      kind,
      title: cut(title, maxLengths.title),
      lines: lines.filter((line) => line !== '').map((line) => cut(line, maxLengths.line)),
    };
    const key = createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 22);
    return { etag: `"${key}"`, png: () => this.#draw(key, text) };
  }

  #draw(key: string, text: PictureText): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const drawn = threads.run<Uint8Array>(task, text, maxMs).then((bytes) => {
      this.#sizes.set(key, bytes.length);
      this.#bytes += bytes.length;
      this.#forgetOldest();
      return Buffer.from(bytes);
    });
    this.#kept.set(key, drawn);
    drawn.catch(() => this.#kept.delete(key));
    return drawn;
  }

  #forgetOldest(): void {
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= maxBytes) return;
      const size = this.#sizes.get(key);
      // A picture that is still being drawn has no size.
      if (size === undefined) continue;
      this.#bytes -= size;
      this.#sizes.delete(key);
      this.#kept.delete(key);
    }
  }
}
