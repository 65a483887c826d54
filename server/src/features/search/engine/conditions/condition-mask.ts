/**
 * Conditions as bits of one number. The operators on bits know only 32 of them, so the bits above are computed apart; a mask has at most
 * 53, the digits of a number.
 */

/** The first bit above the lowest 32. */
export const firstHighBit = 2 ** 32;

/** The bits of a mask above the lowest 32. */
export const highBits = (mask: number): number => Math.floor(mask / firstHighBit);

const joined = (low: number, high: number): number => (low >>> 0) + high * firstHighBit;

/** The conditions of either mask. */
export const eitherMask = (one: number, other: number): number =>
  joined(one | other, highBits(one) | highBits(other));

/** The conditions of a mask without those of another. */
export const maskWithout = (mask: number, without: number): number =>
  joined(mask & ~without, highBits(mask) & ~highBits(without));

/** @param low 32 bits */
function bitsIn(low: number): number[] {
  const bits: number[] = [];
  for (let left = low; left !== 0; left &= left - 1) bits.push((left & -left) >>> 0);
  return bits;
}

/** The conditions of a mask, each as a mask of its own. */
export const maskBits = (mask: number): number[] => [
  ...bitsIn(mask | 0),
  ...bitsIn(highBits(mask)).map((bit) => bit * firstHighBit),
];
