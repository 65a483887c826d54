import type { NumberArray } from './number-arrays.ts';

/** A set of doc ids, one bit each. */
export type Bits = Uint32Array;

export function emptyBits(docIds: number): Bits {
  return new Uint32Array((docIds + 31) >>> 5);
}

export function setBit(bits: Bits, docId: number): void {
  bits[docId >>> 5] = (bits[docId >>> 5] ?? 0) | (1 << (docId & 31));
}

export function clearBit(bits: Bits, docId: number): void {
  bits[docId >>> 5] = (bits[docId >>> 5] ?? 0) & ~(1 << (docId & 31));
}

export function hasBit(bits: Bits, docId: number): boolean {
  return (((bits[docId >>> 5] ?? 0) >>> (docId & 31)) & 1) === 1;
}

/** Number of set bits of a 32-bit number. */
export function countOnes(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word !== 0) count += countOnes(word);
  }
  return count;
}

/** Number of doc ids that are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0);
    if (word !== 0) count += countOnes(word);
  }
  return count;
}

/** Doc ids that are in all sets. */
export function intersection(first: Bits, ...others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const other of others) {
    for (let at = 0; at < result.length; at += 1) result[at] = (result[at] ?? 0) & (other[at] ?? 0);
  }
  return result;
}

/** Calls `visit` with each doc id, ascending, until it returns false. */
export function eachBit(bits: Bits, visit: (docId: number) => boolean | void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      if (visit((at << 5) + 31 - Math.clz32(word & -word)) === false) return;
    }
  }
}

/** Doc ids whose value in a column is between two bounds, both inclusive. */
export function bitsInRange(column: NumberArray, used: number, from: number, to: number): Bits {
  const bits = emptyBits(column.length);
  for (let docId = 0; docId < used; docId += 1) {
    const value = column[docId] ?? 0;
    if (value >= from && value <= to) setBit(bits, docId);
  }
  return bits;
}

/** Doc ids whose value in a column has a bit in common with the mask. */
export function bitsWithMask(column: NumberArray, used: number, mask: number): Bits {
  const bits = emptyBits(column.length);
  for (let docId = 0; docId < used; docId += 1)
    if (((column[docId] ?? 0) & mask) !== 0) setBit(bits, docId);
  return bits;
}

/** Doc ids whose value in a column is marked in a table; negative values never are. */
export function bitsMarked(column: NumberArray, used: number, table: Uint8Array): Bits {
  const bits = emptyBits(column.length);
  for (let docId = 0; docId < used; docId += 1)
    if (table[column[docId] ?? -1] === 1) setBit(bits, docId);
  return bits;
}

/** Adds the doc ids of the second set to the first. */
export function addBits(bits: Bits, more: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0);
  return bits;
}
