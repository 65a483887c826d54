import { busy } from '../http/errors.ts';

/** Limits how many pieces of heavy work run at once; further ones wait, and beyond a second limit they are refused. */
export class Semaphore {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  #running = 0;

  /** @param most maximum number of pieces that run at once */
  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws 503 if too many are waiting already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
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
    if (this.#waiting.length >= this.#mostWaiting) throw busy();
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }
}
