/** What kind of work something is, and what its two numbers are called. Never a person's data: routes as the program names them, ids. */
export interface ActivityKind {
  /** Such as `GET /api/v1/search/`, `import` or `job`. */
  readonly what: string;
  /** Names of the numbers; those of one called `reqId` are told in hexadecimal, as the log writes them. */
  readonly ids?: readonly [first?: string, second?: string];
}

/** An activity in hand, as it is told. */
export interface ActivityInHand {
  readonly what: string;
  /** Whole seconds since it began. */
  readonly seconds: number;
  readonly [id: string]: string | number;
}

/** More at once are not told of. */
const slots = 512;
/** Of each slot: number of its kind (0: free), two ids, and the second in which it began. */
const cellsOfSlot = 4;

/** Seconds since 1970, which fit 32 bits without a sign. */
const secondNow = () => Math.floor(Date.now() / 1000);

/** Memory that another thread can read while this one stands still: 8 kB of numbers, since text would have to be encoded for each request. */
export class Activities {
  readonly memory = new SharedArrayBuffer(slots * cellsOfSlot * 4);
  readonly #cells = new Uint32Array(this.memory);
  readonly #free = Array.from({ length: slots }, (_, index) => slots - 1 - index);
  readonly #kinds: ActivityKind[] = [];
  readonly #numbers = new Map<string, number>();

  /** Those known so far; an activity's number counts from 1. */
  get kinds(): readonly ActivityKind[] {
    return this.#kinds;
  }

  /** @returns the number of the kind, for `begin`; the same for the same work */
  kind(kind: ActivityKind): number {
    const known = this.#numbers.get(kind.what);
    if (known !== undefined) return known;
    const number = this.#kinds.push(kind);
    this.#numbers.set(kind.what, number);
    return number;
  }

  /** @returns what `end` takes; -1 where too many are in hand */
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

  /** Tells of the work for as long as it takes. */
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
 * What is in hand in the memory of {@link Activities}, which may be another thread's.
 * @returns the latest first
 */
export function activitiesIn(
  memory: SharedArrayBuffer,
  kinds: readonly ActivityKind[],
): ActivityInHand[] {
  const cells = new Uint32Array(memory);
  const found: ActivityInHand[] = [];
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

/** Those of this process. */
export const activities = new Activities();
