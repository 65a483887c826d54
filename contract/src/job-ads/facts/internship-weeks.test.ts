import { expect, it } from 'vitest';
import { firstDayOf } from './internship-weeks.ts';

const week = (monday: string, free: number) => ({ monday, places: 2, free });
const ad = { job_type_int: 1, job_start: '2027-01-11', internship_weeks: [] } as const;

it('an internship begins in its first week with a free place, as its card says', () => {
  const weeks = [week('2027-01-11', 0), week('2027-01-18', 1), week('2027-01-25', 2)];
  expect(firstDayOf({ ...ad, internship_weeks: weeks })).toBe('2027-01-18');
  expect(firstDayOf({ ...ad, internship_weeks: weeks.slice(0, 1) })).toBeNull();
});

it('other ads begin on their first day', () => {
  expect(firstDayOf(ad)).toBe('2027-01-11');
  expect(firstDayOf({ ...ad, job_type_int: 2, internship_weeks: [week('2027-02-01', 1)] })).toBe(
    '2027-01-11',
  );
});
