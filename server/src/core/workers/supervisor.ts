import { RestartDelays } from './restart-delays.ts';
import { Worker, type Fork } from './worker.ts';

/** After this many consecutive early ends, and if no process is ready, the operator has to intervene. */
const maxFailures = 8;

interface Slot {
  readonly number: number;
  readonly delays: RestartDelays;
  current: Worker | undefined;
  /** Starts while the current one still handles requests. */
  next: Worker | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface SupervisorOptions {
  readonly count: number;
  readonly fork: Fork;
  /** Shows a message to the operator. */
  readonly say: (text: string) => void;
  /** Time after which a process that was told to retire is killed. */
  readonly maxEndMs: number;
}

/** Starts the processes that handle requests, restarts those that end, and replaces them one after the other. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #slots: readonly Slot[];
  /** All processes that have not ended yet, including retiring ones. */
  readonly #alive = new Set<Worker>();
  readonly #failed = Promise.withResolvers<void>();
  #restarts = 0;
  #hasStarted = false;
  #isStopping = false;
  #replacing: Promise<void> | undefined;
  #wantsAnother = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#slots = Array.from({ length: options.count }, (_, index) => ({
      number: index + 1,
      delays: new RestartDelays(),
      current: undefined,
      next: undefined,
      timer: undefined,
    }));
  }

  /** Resolves if no process handles requests any more, and restarts do not help. */
  get failed(): Promise<void> {
    return this.#failed.promise;
  }

  /** Number of processes that were started because another one had ended. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Processes that handle requests, by their number. */
  get ready(): Worker[] {
    return this.#slots.flatMap(({ current }) => (current?.isReady ? [current] : []));
  }

  /**
   * Starts the first process, which brings the database up to date, and then the others.
   * @returns the URL on which they listen; undefined if the first one has ended before it was ready
   */
  async start(): Promise<string | undefined> {
    const [first, ...others] = this.#slots;
    if (first === undefined) return undefined;
    first.current = this.#launch(first, true);
    const url = await first.current.ready;
    if (url === undefined || this.#isStopping) return undefined;
    this.#hasStarted = true;
    const starting = others.map((slot) => (slot.current = this.#launch(slot)));
    await Promise.all(starting.map(({ ready }) => ready));
    return url;
  }

  /** Replaces the processes one after the other; if called meanwhile, it does so once more. */
  replaceAll(): Promise<void> {
    if (this.#replacing !== undefined) {
      this.#wantsAnother = true;
      return this.#replacing;
    }
    this.#replacing = this.#replaceSlots().finally(() => (this.#replacing = undefined));
    return this.#replacing;
  }

  /** Ends all processes. @returns whether all of them have exited without an error */
  async stop(signal: NodeJS.Signals): Promise<boolean> {
    this.#isStopping = true;
    for (const { timer } of this.#slots) clearTimeout(timer);
    const ending = [...this.#alive];
    for (const worker of ending) worker.end(signal);
    const codes = await Promise.all(ending.map(({ ended }) => ended));
    return codes.every((code) => code === 0);
  }

  #launch(slot: Slot, isFirst = false): Worker {
    const worker = new Worker(this.#options.fork, slot.number, isFirst);
    this.#alive.add(worker);
    void worker.ended.then((how) => this.#onEnd(slot, worker, how));
    return worker;
  }

  #onEnd(slot: Slot, worker: Worker, how: number | string): void {
    this.#alive.delete(worker);
    if (slot.current !== worker) return;
    slot.current = undefined;
    if (this.#isStopping || !this.#hasStarted) return;
    this.#options.say(`Process ${slot.number} (${worker.pid}) has ended (${how}).`);
    if (slot.next === undefined) this.#startAgain(slot, performance.now() - worker.startedAt);
  }

  #startAgain(slot: Slot, ranMs: number): void {
    const delay = slot.delays.next(ranMs);
    if (slot.delays.failures >= maxFailures && this.ready.length === 0) {
      this.#options.say(`No process answers, and ${maxFailures} starts in a row have failed.`);
      return this.#failed.resolve();
    }
    this.#options.say(`Process ${slot.number} is started again in ${delay / 1000} s.`);
    this.#restarts += 1;
    slot.timer = setTimeout(() => (slot.current = this.#launch(slot)), delay);
  }

  async #replaceSlots(): Promise<void> {
    const { say } = this.#options;
    do {
      this.#wantsAnother = false;
      for (const slot of this.#slots) {
        if (this.#isStopping) return;
        if (await this.#replace(slot)) continue;
        return say('The new process has ended before it was ready: the others stay as they are.');
      }
      say('All processes have been replaced.');
    } while (this.#wantsAnother);
  }

  /** @returns whether the new process is ready */
  async #replace(slot: Slot): Promise<boolean> {
    clearTimeout(slot.timer);
    const next = this.#launch(slot);
    slot.next = next;
    const isReady = (await next.ready) !== undefined;
    slot.next = undefined;
    if (this.#isStopping) return isReady;
    if (!isReady) {
      // The old one has ended, possibly before the replacement began.
      if (slot.current === undefined) this.#startAgain(slot, 0);
      return false;
    }
    const old = slot.current;
    slot.current = next;
    if (old !== undefined) await this.#retire(old);
    return true;
  }

  async #retire(old: Worker): Promise<void> {
    old.retire();
    const timer = setTimeout(() => old.end('SIGKILL'), this.#options.maxEndMs);
    await old.ended;
    clearTimeout(timer);
  }
}
