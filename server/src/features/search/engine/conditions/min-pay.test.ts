import { expect, it } from 'vitest';
import { countOnes } from '../collections/bits.ts';
import { hasAllConditions } from '../filters/stated.ts';
import { maskBits } from './condition-mask.ts';
import { conditions } from './conditions.ts';
import { minPayOf, payBits } from './min-pay.ts';

const reaches = (pay: number | null, asked: number) => {
  const mask = minPayOf(asked)?.mask ?? 0;
  const columns = {
    conditions: Uint32Array.of(payBits(pay) | conditions.pay),
    benefits: new Uint16Array(1),
  };
  return hasAllConditions({ columns }, mask)(0);
};

it('an ad reaches what it pays and what is less', () => {
  expect(reaches(1000, 1000)).toBe(true);
  expect(reaches(1090, 1000)).toBe(true);
  expect(reaches(999, 1000)).toBe(false);
  expect(reaches(1300, 1300)).toBe(true);
  expect(reaches(1299, 1300)).toBe(false);
  expect(reaches(null, 800)).toBe(false);
});

it('an amount between two steps asks for the lower one, and a small one for any pay', () => {
  expect(minPayOf(1050)?.euros).toBe(1000);
  expect(minPayOf(2000)?.euros).toBe(1300);
  expect(minPayOf(400)).toBeUndefined();
});

it('no step has the bit of a condition, and all are in the lowest 32 bits', () => {
  const named = Object.values(conditions);
  expect(maskBits(payBits(5000)).filter((bit) => named.includes(bit))).toEqual([]);
  expect(payBits(5000)).toBeGreaterThan(0);
  expect(countOnes(payBits(5000))).toBe(6);
});
