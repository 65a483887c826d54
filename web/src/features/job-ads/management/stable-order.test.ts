import { expect, it } from 'vitest';
import { inOrderOf } from './stable-order.ts';

const list = (...ids: number[]) => ids.map((id) => ({ id }));

it('keeps the order that was shown, with what is new on top', () => {
  expect(inOrderOf(list(1, 2, 3), list(3, 1, 2))).toEqual(list(1, 2, 3));
  expect(inOrderOf(list(1, 2, 3), list(5, 3, 4, 1))).toEqual(list(5, 4, 1, 3));
  expect(inOrderOf([], list(2, 1))).toEqual(list(2, 1));
});
