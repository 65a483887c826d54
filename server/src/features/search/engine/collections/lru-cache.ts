interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Read since it was added, or since it last escaped eviction. */
  wanted: boolean;
}

/** Bytes of an entry without its key and value: its slot in the map and its metadata. */
const entryBytes = 120;

/** Bytes of a string in memory, in the wider of V8's two representations. */
export const textBytes = (text: string): number => 24 + 2 * text.length;

/** A copy of a string: a slice would keep the whole source string, such as a URL, in memory. */
export function ownText(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text;
}

/** A cache with a limit in bytes. Evicts the oldest entry first, unless it was read since it was added. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bytesOf: (value: Value) => number;
  #bytes = 0;

  /** @param bytesOf bytes of a value in memory, without its key */
  constructor(bytesOf: (value: Value) => number) {
    this.#bytesOf = bytesOf;
  }

  /** Bytes of all entries, keys included; never more than the limit of the last `set`. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.wanted = true;
    return entry.value;
  }

  /** @param limit bytes of all entries together; a larger value is not cached */
  set(key: string, value: Value, limit: number): void {
    const bytes = entryBytes + textBytes(key) + this.#bytesOf(value);
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.set(ownText(key), { value, bytes, wanted: false });
    // A map keeps the order of insertion; an entry that was read moves to the end, once.
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
