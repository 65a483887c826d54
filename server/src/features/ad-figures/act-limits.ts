const windowMs = 60_000;
/** A school class that opens an ad together comes from one address. */
const mostPerWindow = 40;
/** Different keys of a window; what comes after them is not counted. */
const mostKeys = 100_000;

/**
 * Bounds by how much one address can raise the counts of an ad: by 40 a minute for each act. Addresses are in memory alone, for a minute, and
 * appear in no count.
 */
export class ActLimits {
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;
  #startedAt = 0;

  /** @param now ms of a clock that is never set back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Notes an act. @returns whether it counts */
  allows(address: string, ad: number, act: string): boolean {
    const now = this.#now();
    if (now - this.#startedAt >= windowMs) {
      this.#counts.clear();
      this.#startedAt = now;
    }
    const key = `${ad} ${act} ${address}`;
    const before = this.#counts.get(key) ?? 0;
    if (before >= mostPerWindow || (before === 0 && this.#counts.size >= mostKeys)) return false;
    this.#counts.set(key, before + 1);
    return true;
  }
}
