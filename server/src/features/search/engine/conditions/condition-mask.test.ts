import { expect, it } from 'vitest';
import { eitherMask, highBits, maskBits, maskWithout } from './condition-mask.ts';
import { conditions } from './conditions.ts';

const bits = [1, 2 ** 12, 2 ** 31, 2 ** 32, 2 ** 40, 2 ** 52];
const all = bits.reduce(eitherMask, 0);

it('conditions above the lowest 32 bits are joined, split and removed like the others', () => {
  expect(all).toBe(bits.reduce((sum, bit) => sum + bit, 0));
  expect(eitherMask(all, all)).toBe(all);
  expect(maskBits(all)).toEqual(bits);
  expect(maskBits(0)).toEqual([]);
  for (const bit of bits) {
    expect(maskWithout(all, bit)).toBe(all - bit);
    expect(maskWithout(bit, all)).toBe(0);
  }
  expect(highBits(2 ** 31)).toBe(0);
  expect(highBits(2 ** 33 + 5)).toBe(2);
});

it('no two conditions have the same bit, and those above the lowest 32 fit into a column', () => {
  const own = Object.values(conditions);
  expect(new Set(own).size).toBe(own.length);
  expect(own.flatMap(maskBits)).toHaveLength(own.length);
  expect(highBits(own.reduce(eitherMask, 0))).toBeLessThan(2 ** 16);
});
