import { describe, expect, it } from 'vitest';
import { startDays } from './start-days.ts';

describe('the days that a range of a search asks of an ad without weeks', () => {
  it.each([
    ['no whole weeks', '2027-02-02', '2027-02-07', '2027-02-02', '2027-02-07'],
    ['a month that is whole weeks', '2027-02-01', '2027-02-28', '2027-02-01', '2027-02-28'],
    ['a week', '2027-03-08', '2027-03-14', '2027-03-01', '2027-03-31'],
    ['a week of two months', '2027-03-29', '2027-04-04', '2027-03-01', '2027-04-30'],
    ['a week whose Sunday is of the next', '2026-10-26', '2026-11-01', '2026-10-01', '2026-10-31'],
    ['the Easter holidays', '2027-03-22', '2027-03-28', '2027-03-15', '2027-04-30'],
    ['the Christmas holidays', '2026-12-21', '2027-01-03', '2026-12-01', '2027-01-31'],
  ])('%s', (_, from, to, first, last) => {
    expect(startDays({ from, to })).toEqual({ from: first, to: last });
  });

  it('are those of the range where it has no end', () => {
    const range = { from: '2027-03-08', to: null };
    expect(startDays(range)).toBe(range);
  });
});
