import { setImmediate } from 'node:timers/promises';

/** Requests wait at most this long for work that is done between them. */
const maxTurnMs = 1;

/**
 * Divides long work in the thread that answers requests into turns, between which requests are answered:
 * `if (turns.isOver) await turns.next()` after each short step.
 */
export class Turns {
  #begun = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#begun > maxTurnMs;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#begun = performance.now();
  }
}
