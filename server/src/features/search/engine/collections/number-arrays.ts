export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Copies the numbers into an array with at least this capacity. */
export function withCapacity<Numbers extends NumberArray>(
  numbers: Numbers,
  capacity: number,
): Numbers {
  // Never shorter: writing beyond the end of a typed array has no effect and no error.
  const length = Math.max(numbers.length, capacity);
  const larger = new (numbers.constructor as new (length: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
}
