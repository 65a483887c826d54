export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The same numbers in an array with room for more. */
export function grown<Numbers extends NumberArray>(numbers: Numbers, capacity: number): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(capacity);
  larger.set(numbers.subarray(0, Math.min(numbers.length, capacity)));
  return larger;
}

/** The numbers in a new order: `newIndex[i]` is where number i goes, -1 drops it. */
export function moved<Numbers extends NumberArray>(
  numbers: Numbers,
  newIndex: Int32Array,
  capacity: number,
): Numbers {
  const result = new (numbers.constructor as new (length: number) => Numbers)(capacity);
  for (let at = 0; at < newIndex.length; at += 1) {
    const to = newIndex[at] ?? -1;
    if (to >= 0) result[to] = numbers[at] ?? 0;
  }
  return result;
}
