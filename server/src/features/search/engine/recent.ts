/** What was worked out lately, up to so many bytes; what was not asked for longest goes first. */
export class Recent<Value> {
  readonly #values = new Map<string, { value: Value; bytes: number }>();
  readonly #bytesOf: (value: Value) => number;
  #bytes = 0;

  constructor(bytesOf: (value: Value) => number) {
    this.#bytesOf = bytesOf;
  }

  get(key: string): Value | undefined {
    const entry = this.#values.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order of insertion: put in again, it is the youngest.
    this.#values.delete(key);
    this.#values.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, limit: number): void {
    const bytes = this.#bytesOf(value);
    this.#values.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#values) {
      if (this.#bytes <= limit) break;
      this.#values.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }
}
