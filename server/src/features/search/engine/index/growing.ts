export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The same numbers in an array with room for more. */
export function grown<Numbers extends NumberArray>(numbers: Numbers, capacity: number): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(capacity);
  larger.set(numbers.subarray(0, Math.min(numbers.length, capacity)));
  return larger;
}
