/** A process that has run for this long has not failed because of its start. */
const steadyMs = 60_000;
const firstMs = 500;
const maxMs = 30_000;

/** Calculates the delay before a process is started again: it grows each time that the process ends soon after its start. */
export class RestartDelays {
  #failures = 0;

  /** Number of consecutive ends soon after the start. */
  get failures(): number {
    return this.#failures;
  }

  /**
   * @param ranMs running time of the process that has ended
   * @returns the ms until the next start
   */
  next(ranMs: number): number {
    if (ranMs >= steadyMs) this.#failures = 0;
    this.#failures += 1;
    return Math.min(maxMs, firstMs * 2 ** (this.#failures - 1));
  }
}
