import { mondayOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import { describe, expect, it } from 'vitest';
import { medianOf, mondaysUpTo } from './figures.ts';

const median = { shown: 10, opened: 2.5, saved: 0, contacted: 1, shared: 0 };

describe('figures of ads', () => {
  it('tell no median of fewer than five ads, or of fewer than three businesses', () => {
    const compared = { ad: 1, others: 5, businesses: 3, ...median };
    expect(medianOf(compared)).toMatchObject(median);
    expect(medianOf({ ...compared, others: 4 })).toBeNull();
    expect(medianOf({ ...compared, businesses: 2 })).toBeNull();
    expect(medianOf(undefined)).toBeNull();
  });

  it('go by weeks from Monday to Sunday, over the turn of a year', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(mondaysUpTo('2027-01-06', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  });
});
