/** Tasks of the tests: what runs away, what takes all memory, and what is well. */
export const double = (number: number): number => number * 2;

export function runAway(): never {
  for (;;);
}

export function takeAllMemory(): never {
  const taken: string[][] = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
}

export function fail(message: string): never {
  throw new TypeError(message);
}

export const die = (): never => process.exit(3);

type Pieces = AsyncIterable<Uint8Array>;

/** Says every byte by its own, and at the end what it was given. */
export async function* bytesOf(pieces: Pieces, input: string): AsyncGenerator<string> {
  for await (const piece of pieces) for (const byte of piece) yield `${byte}`;
  yield input;
}

/** Does what the first byte of a piece says: 1 is well, 2 fails, 3 ends, 4 runs away. */
export async function* obeying(pieces: Pieces): AsyncGenerator<string> {
  for await (const [told] of pieces) {
    if (told === 2) throw new TypeError('told to fail');
    if (told === 3) return;
    if (told === 4) for (;;);
    yield 'well';
  }
}
