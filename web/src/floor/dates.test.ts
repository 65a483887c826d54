import { describe, expect, it } from 'vitest';
import { addDays, berlinToday, formatDate, monthAfter } from './dates.ts';

describe('dates', () => {
  it('are shown as DD.MM.YY, or as missing', () => {
    expect(formatDate('2026-11-05')).toBe('05.11.26');
    expect(formatDate(null)).toBe('--');
    expect(formatDate('')).toBe('--');
  });

  it('take the day from Berlin', () => {
    expect(berlinToday(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(berlinToday(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  });

  it('are added over the ends of months and the change of clocks', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('know their months', () => {
    expect(monthAfter('2026-08-31', 6)).toEqual({
      first: '2027-02-01',
      last: '2027-02-28',
      label: 'Februar 2027',
    });
  });
});
