const windowMs = 60_000;
/** Maximum number of acts of one address in a window: a school class that opens an ad together has one address. */
const maxPerWindow = 40;
/** Maximum number of different keys in a window; further ones are not counted. */
const maxKeys = 100_000;

/**
 * Limits how much one address can raise the counts of an ad: 40 a minute for each act. Addresses are kept only in memory, for a minute, and
 * are in no count.
 */
export class ActLimits {
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;
  #startedAt = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Records an act. @returns whether it counts */
  allows(address: string, ad: number, act: string): boolean {
    const now = this.#now();
    if (now - this.#startedAt >= windowMs) {
      this.#counts.clear();
      this.#startedAt = now;
    }
    const key = `${ad} ${act} ${address}`;
    const before = this.#counts.get(key) ?? 0;
    if (before >= maxPerWindow || (before === 0 && this.#counts.size >= maxKeys)) return false;
    this.#counts.set(key, before + 1);
    return true;
  }
}
