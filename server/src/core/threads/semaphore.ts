import { busy } from '../http/errors.ts';

/** Limits how many pieces of heavy work run at once; further ones wait, and beyond a second limit they are refused. */
export class Semaphore {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;
  #running = 0;

  /** @param most maximum number of pieces that run at once */
  constructor(max: number, maxWaiting: number) {
    this.#max = max;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws 503 if too many are waiting already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#max) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot is passed on directly, so that a new arrival does not get ahead.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw busy();
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }
}
