export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The same numbers in an array with room for more. */
export function grown<Numbers extends NumberArray>(numbers: Numbers, capacity: number): Numbers {
  // What is written beyond the end of such an array is lost without a word: it never becomes shorter.
  const length = Math.max(numbers.length, capacity);
  const larger = new (numbers.constructor as new (length: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
}
