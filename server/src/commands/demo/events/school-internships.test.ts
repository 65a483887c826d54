import { schoolInternshipForm } from '@lehrpfad/contract/school-internships/periods.ts';
import {
  schoolStarts,
  type SchoolPeriod,
} from '@lehrpfad/contract/school-internships/period-weeks.ts';
import { describe, expect, test } from 'vitest';
import { addDays, weekday, yearOf } from '../days.ts';
import { holidaysOn } from './school-holidays.ts';
import { makeSchoolInternships } from './school-internships.ts';

const made = (today: string) => makeSchoolInternships(today) as unknown as SchoolPeriod[];

describe.each(['2026-08-01', '2026-11-27', '2027-02-28', '2027-07-31', '2033-03-01'])(
  'school internships of the demo on %s',
  (today) => {
    test('keep to the form, last two weeks of school, and follow each other', () => {
      const periods = made(today);
      expect(periods).toHaveLength(4);
      for (const [at, period] of periods.entries()) {
        expect(schoolInternshipForm.safeParse(period).error).toBeUndefined();
        expect([weekday(period.first_day), weekday(period.last_day)]).toEqual([1, 5]);
        for (let day = period.first_day; day <= period.last_day; day = addDays(day, 1))
          expect(holidaysOn(day), day).toBeUndefined();
        expect((periods[at - 1]?.last_day ?? '') < period.first_day).toBe(true);
      }
    });

    test('are of this school year and the next, and the filter has some to offer', () => {
      const begun = yearOf(today) - (today.slice(5) < '08-01' ? 1 : 0);
      const years = made(today).map(
        ({ first_day: day }) => yearOf(day) - Number(day.slice(5) < '08-01'),
      );
      expect(years).toEqual([begun, begun, begun + 1, begun + 1]);
      expect(schoolStarts(today, made(today)).length).toBeGreaterThanOrEqual(2);
    });
  },
);

test('a region that names no types of schools has no periods', () => {
  expect(makeSchoolInternships('2026-11-27', [])).toEqual([]);
});
