interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Asked for since it was put in, or since it was last spared. */
  wanted: boolean;
}

/** What was worked out lately, up to so many bytes. The oldest goes first, unless it was asked for meanwhile. */
export class Recent<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bytesOf: (value: Value, key: string) => number;
  #bytes = 0;

  constructor(bytesOf: (value: Value, key: string) => number) {
    this.#bytesOf = bytesOf;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.wanted = true;
    return entry.value;
  }

  set(key: string, value: Value, limit: number): void {
    const bytes = this.#bytesOf(value, key);
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.set(key, { value, bytes, wanted: false });
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
