import { expect, it } from 'vitest';
import { missingOf, hasAllConditions, hasAnyCondition } from './stated.ts';

const [pay, highestPay, clothes, abroad] = [2 ** 7, 2 ** 31, 2 ** 35, 2 ** 37];
const columns = {
  conditions: Uint32Array.of(pay + highestPay, pay, 0, 0),
  benefits: Uint16Array.of(2 ** 3 + 2 ** 5, 0, 2 ** 3, 0),
};
const docIds = [0, 1, 2, 3];

it.each([
  { mask: pay, all: [0, 1], any: [0, 1], missing: [0, 0, 1, 1] },
  { mask: pay + highestPay, all: [0], any: [0, 1], missing: [0, 1, 2, 2] },
  { mask: clothes, all: [0, 2], any: [0, 2], missing: [0, 1, 0, 1] },
  { mask: pay + clothes, all: [0], any: [0, 1, 2], missing: [0, 1, 1, 2] },
  { mask: clothes + abroad, all: [0], any: [0, 2], missing: [0, 2, 1, 2] },
])('the conditions of the mask $mask are found in both columns', ({ mask, all, any, missing }) => {
  expect(docIds.filter(hasAllConditions({ columns }, mask))).toEqual(all);
  expect(docIds.filter(hasAnyCondition({ columns }, mask))).toEqual(any);
  expect(docIds.map(missingOf(columns, mask))).toEqual(missing);
});
