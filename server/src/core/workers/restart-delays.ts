/** A process that has run for so long did not fail because of how it starts. */
const steadyMs = 60_000;
const firstMs = 500;
const longestMs = 30_000;

/** Says how long to wait before a process is started again: longer each time that it ends soon after its start. */
export class RestartDelays {
  #failures = 0;

  /** How often in a row the process has ended soon after its start. */
  get failures(): number {
    return this.#failures;
  }

  /**
   * @param ranMs how long the process ran that has ended
   * @returns the ms until the next start
   */
  next(ranMs: number): number {
    if (ranMs >= steadyMs) this.#failures = 0;
    this.#failures += 1;
    return Math.min(longestMs, firstMs * 2 ** (this.#failures - 1));
  }
}
