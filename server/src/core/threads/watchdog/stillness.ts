/**
 * Counts how long another thread stands still, in ticks of this one: while the whole process is stopped or the machine sleeps,
 * neither of them counts.
 */
export class Stillness {
  #lastBeat = -1;
  #ticks = 0;

  /**
   * Called once a second.
   * @param beat what the other thread counts up
   * @returns seconds for which that has not changed
   */
  tick(beat: number): number {
    this.#ticks = beat === this.#lastBeat ? this.#ticks + 1 : 0;
    this.#lastBeat = beat;
    return this.#ticks;
  }
}
