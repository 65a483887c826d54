/** Maximum length of a batch in characters; a shorter one is written after this time. */
const batchLength = 16_384;
const maxWaitMs = 200;

/** The used methods of a stream of `sonic-boom`. */
export interface BatchTarget {
  write(text: string): boolean;
  flushSync(): void;
}

/**
 * Joins lines and writes them to all targets together: a write for each line would take as long as the search that it logs. The targets
 * could also join them, but would measure all waiting text again with each line.
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
    else this.#timer ??= setTimeout(() => this.flush(), maxWaitMs).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting;
    this.#waiting = '';
    if (batch !== '') for (const target of this.#targets) target.write(batch);
  }

  /** Writes all lines synchronously, as pino requires after a fatal line; skips a target that cannot. */
  flushSync(): void {
    this.flush();
    for (const target of this.#targets) {
      try {
        target.flushSync();
      } catch {
        // The target is not open yet, or its reader is gone; the others continue.
      }
    }
  }

  /** Writes the waiting lines; later lines are dropped, since the targets are closed next. */
  close(): void {
    this.flush();
    this.#isClosed = true;
  }
}
