import { describe, expect, it } from 'vitest';
import { createdRanges, startRanges } from './date-options.ts';
import { addDays, monthAfter } from './days.ts';

describe('days', () => {
  it('are added over the ends of months and the change of clocks', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('know their months', () => {
    expect(monthAfter('2026-08-31', 6)).toEqual({ first: '2027-02-01', last: '2027-02-28' });
    expect(monthAfter('2028-02-29', 0)).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  });
});

describe('the choices of the date filters', () => {
  it('offer now, the next six months, and later', () => {
    expect(startRanges('2026-11-21')).toEqual([
      '',
      '__2026-11-30',
      '2026-12-01__2026-12-31',
      '2027-01-01__2027-01-31',
      '2027-02-01__2027-02-28',
      '2027-03-01__2027-03-31',
      '2027-04-01__2027-04-30',
      '2027-05-01__2027-05-31',
      '2027-06-01__',
    ]);
  });

  it('reach back so many days', () => {
    expect(createdRanges('2026-11-21')).toEqual([
      '',
      '2026-11-21__',
      '2026-11-20__',
      '2026-11-15__',
      '2026-11-08__',
    ]);
  });
});
