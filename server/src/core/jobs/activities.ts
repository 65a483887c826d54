/** A kind of activity and the names of its two numbers. Contains no personal data: only route patterns and ids. */
export interface ActivityKind {
  /** Such as `GET /api/v1/search/`, `import` or `job`. */
  readonly what: string;
  /** Names of the numbers; one named `reqId` is shown in hexadecimal, as in the log. */
  readonly ids?: readonly [first?: string, second?: string];
}

/** A running activity, as it is reported. */
export interface RunningActivity {
  readonly what: string;
  /** Whole seconds since its start. */
  readonly seconds: number;
  readonly [id: string]: string | number;
}

/** Further concurrent activities are not recorded. */
const slots = 512;
/** Numbers per slot: its kind (0: free), two ids, and the second of its start. */
const cellsOfSlot = 4;

/** Seconds since 1970; they fit an unsigned 32-bit number. */
const secondNow = () => Math.floor(Date.now() / 1000);

/**
 * Running activities in memory that another thread can read while this one is blocked: 8 kB of numbers, since encoding text for
 * each request would cost time.
 */
export class Activities {
  readonly memory = new SharedArrayBuffer(slots * cellsOfSlot * 4);
  readonly #cells = new Uint32Array(this.memory);
  readonly #free = Array.from({ length: slots }, (_, index) => slots - 1 - index);
  readonly #kinds: ActivityKind[] = [];
  readonly #numbers = new Map<string, number>();

  /** All registered kinds; the number of a kind is its position, counted from 1. */
  get kinds(): readonly ActivityKind[] {
    return this.#kinds;
  }

  /**
   * Registers a kind once.
   * @returns its number, for `begin`
   */
  kind(kind: ActivityKind): number {
    const known = this.#numbers.get(kind.what);
    if (known !== undefined) return known;
    const number = this.#kinds.push(kind);
    this.#numbers.set(kind.what, number);
    return number;
  }

  /** @returns the slot, for `end`; -1 if too many activities are running */
  begin(kind: number, first = 0, second = 0): number {
    const slot = this.#free.pop() ?? -1;
    if (slot === -1) return slot;
    const at = slot * cellsOfSlot;
    this.#cells[at + 1] = first;
    this.#cells[at + 2] = second;
    this.#cells[at + 3] = secondNow();
    this.#cells[at] = kind;
    return slot;
  }

  end(slot: number): void {
    if (slot === -1) return;
    this.#cells[slot * cellsOfSlot] = 0;
    this.#free.push(slot);
  }

  /** Records the activity while `work` runs. */
  async during<Result>(
    kind: number,
    ids: readonly number[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const slot = this.begin(kind, ids[0], ids[1]);
    try {
      return await work();
    } finally {
      this.end(slot);
    }
  }
}

const idText = (name: string, value: number): string | number =>
  name === 'reqId' ? value.toString(16).padStart(8, '0') : value;

/**
 * Lists the running activities in the memory of {@link Activities}, which another thread may own.
 * @returns the latest first
 */
export function runningActivities(
  memory: SharedArrayBuffer,
  kinds: readonly ActivityKind[],
): RunningActivity[] {
  const cells = new Uint32Array(memory);
  const found: RunningActivity[] = [];
  for (let at = 0; at < cells.length; at += cellsOfSlot) {
    const [number = 0, first = 0, second = 0, since = 0] = cells.subarray(at, at + cellsOfSlot);
    if (number === 0) continue;
    const { what, ids = [] } = kinds[number - 1] ?? { what: 'unknown' };
    const values = [first, second];
    const told = ids.map((name = '', index) => [name, idText(name, values[index] ?? 0)]);
    const seconds = Math.max(0, secondNow() - since);
    found.push({ what, ...Object.fromEntries(told), seconds });
  }
  return found.sort((a, b) => a.seconds - b.seconds);
}

/** The activities of this process. */
export const activities = new Activities();
