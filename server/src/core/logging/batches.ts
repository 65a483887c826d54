/** What is written at once, in characters, unless this time is over before. */
const batchLength = 16_384;
const longestWaitMs = 200;

/** A stream of `sonic-boom`, as far as it is needed here. */
export interface BatchTarget {
  write(text: string): boolean;
  flushSync(): void;
}

/**
 * Joins lines, and writes them together to all targets: a write for each would take as long as the search that it tells of. The targets
 * could join them, too, but would measure all that waits anew with each line.
 */
export class Batches {
  readonly #targets: readonly BatchTarget[];
  #waiting = '';
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(targets: readonly BatchTarget[]) {
    this.#targets = targets;
  }

  write(line: string): void {
    if (this.#isClosed) return;
    this.#waiting += line;
    if (this.#waiting.length >= batchLength) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), longestWaitMs).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting;
    this.#waiting = '';
    if (batch !== '') for (const target of this.#targets) target.write(batch);
  }

  /** Writes everything before it returns, as pino asks for after a fatal line; a target that cannot is left out. */
  flushSync(): void {
    this.flush();
    for (const target of this.#targets) {
      try {
        target.flushSync();
      } catch {
        // It is not open yet, or nobody reads it any more; the others go on.
      }
    }
  }

  /** Hands on what waits; later lines are dropped, since the targets are closed next. */
  close(): void {
    this.flush();
    this.#isClosed = true;
  }
}
