interface RegularWritesOptions {
  readonly everyMs: number;
  /** Writes the collected data; keeps data that could not be written for the next time. */
  readonly write: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Writes the data that a process collects in memory at regular intervals, one write after the other. */
export class RegularWrites {
  readonly #options: RegularWritesOptions;
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RegularWritesOptions) {
    this.#options = options;
  }

  start(): void {
    const { everyMs, onError } = this.#options;
    this.#timer = setInterval(() => void this.flush().catch(onError), everyMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Writes after the previous write, even if that has failed. */
  flush(): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(() => this.#options.write());
    return this.#last;
  }
}
