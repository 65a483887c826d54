/**
 * Counts how long another thread is blocked, in ticks of this thread: while the whole process is stopped or the machine sleeps,
 * neither thread counts.
 */
export class BlockedTime {
  #lastBeat = -1;
  #ticks = 0;

  /**
   * Must be called once a second.
   * @param beat the counter that the other thread increments
   * @returns seconds for which the counter has not changed
   */
  tick(beat: number): number {
    this.#ticks = beat === this.#lastBeat ? this.#ticks + 1 : 0;
    this.#lastBeat = beat;
    return this.#ticks;
  }
}
