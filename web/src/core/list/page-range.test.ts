import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

it.each([
  [1, 1, 7, '1'],
  [4, 7, 7, '1 2 3 4 5 6 7'],
  [1, 8, 7, '1 2 3 4 5 gap 8'],
  [4, 8, 7, '1 2 3 4 5 gap 8'],
  [5, 8, 7, '1 gap 4 5 6 7 8'],
  [8, 8, 7, '1 gap 4 5 6 7 8'],
  [5, 9, 7, '1 gap 4 5 6 gap 9'],
  [10, 20, 9, '1 gap 8 9 10 11 12 gap 20'],
])('of page %i of %i, %i in sight, are %s', (page, pages, visible, range) => {
  expect(pageRange(page, pages, visible).join(' ')).toBe(range);
});

it('are as many on every page, with no gap in place of a single one', () => {
  for (const visible of [7, 9]) {
    for (let page = 1; page <= 30; page += 1) {
      const range = pageRange(page, 30, visible);
      expect(range).toHaveLength(visible);
      expect(range).toContain(page);
      for (const [index, part] of range.entries()) {
        const [before, after] = [range[index - 1], range[index + 1]];
        if (part === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(part - before).toBe(1);
      }
    }
  }
});
