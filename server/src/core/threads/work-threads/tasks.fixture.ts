/** Tasks for the tests: some never end, some exhaust the memory, some succeed. */
export const double = (number: number): number => number * 2;

export function loopForever(): never {
  for (;;);
}

/** Takes elapsed time without processor time, as on a busy machine. */
export function rest(ms: number): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return 'rested';
}

export function takeAllMemory(): never {
  const taken: string[][] = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
}

export function fail(message: string): never {
  throw new TypeError(message);
}

export const exitProcess = (): never => process.exit(3);

type Pieces = AsyncIterable<Uint8Array>;

/** Yields every byte as a text, and at the end the input. */
export async function* bytesOf(pieces: Pieces, input: string): AsyncGenerator<string> {
  for await (const piece of pieces) for (const byte of piece) yield `${byte}`;
  yield input;
}

/** Acts on the first byte of each chunk: 1 succeeds, 2 fails, 3 ends, 4 never ends. */
export async function* obeying(pieces: Pieces): AsyncGenerator<string> {
  for await (const [told] of pieces) {
    if (told === 2) throw new TypeError('told to fail');
    if (told === 3) return;
    if (told === 4) for (;;);
    yield 'well';
  }
}
