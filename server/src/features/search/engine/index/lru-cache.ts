interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Asked for since it was put in, or since it was last spared. */
  wanted: boolean;
}

/** Bytes of an entry beside its key and its value: its place in the map, and what is noted about it. */
const entryBytes = 120;

/** Bytes of a text in memory, in the wider of the two ways in which the engine keeps them. */
export const textBytes = (text: string): number => 24 + 2 * text.length;

/** A text of its own: a piece cut out of another would hold on to all of it, were it a whole address. */
export function ownText(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text;
}

/** What was worked out lately, up to so many bytes. The oldest goes first, unless it was asked for meanwhile. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bytesOf: (value: Value) => number;
  #bytes = 0;

  /** @param bytesOf what a value takes in memory, its key not counted */
  constructor(bytesOf: (value: Value) => number) {
    this.#bytesOf = bytesOf;
  }

  /** All that is kept, keys included; never more than the limit of the last `set`. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.wanted = true;
    return entry.value;
  }

  /** @param limit bytes of all entries together; a value that is larger is not kept */
  set(key: string, value: Value, limit: number): void {
    const bytes = entryBytes + textBytes(key) + this.#bytesOf(value);
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.set(ownText(key), { value, bytes, wanted: false });
    // A map keeps the order of insertion; what was wanted goes to its end, once.
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= limit) break;
      this.#entries.delete(oldest);
      if (entry.wanted) this.#entries.set(oldest, { ...entry, wanted: false });
      else this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
