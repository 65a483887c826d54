import { expect, it } from 'vitest';
import { titlesOf } from './titles-of.ts';

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `${at + 1}` }));

it('names all items of a few, and the first of many', () => {
  expect(titlesOf(items(2))).toBe('„1“, „2“');
  expect(titlesOf(items(11))).toMatch(/„10“, „11“$/);
  expect(titlesOf(items(220))).toMatch(/„9“, „10“ und 210 weitere$/);
});
