/** A set of slots, a bit each. */
export type Bits = Uint32Array;

export function emptyBits(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5);
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** How many bits of a 32-bit number are set. */
export function onesIn(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word !== 0) count += onesIn(word);
  }
  return count;
}

/** How many slots are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0);
    if (word !== 0) count += onesIn(word);
  }
  return count;
}

/** The slots that are in all sets. */
export function intersection(first: Bits, ...others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const other of others) {
    for (let at = 0; at < result.length; at += 1) result[at] = (result[at] ?? 0) & (other[at] ?? 0);
  }
  return result;
}

/** The slots of the first set that are not in the second. */
export function difference(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word & ~(b[at] ?? 0));
}

/** Calls back with each slot, ascending, until it answers false. */
export function eachBit(bits: Bits, visit: (slot: number) => boolean | void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      if (visit((at << 5) + 31 - Math.clz32(word & -word)) === false) return;
    }
  }
}
