import { describe, expect, test } from 'vitest';
import { chosenRegion, defaultRegion } from '@lehrpfad/regions/chosen-region.ts';
import { addDays, weekday } from '../days.ts';
import { girlsDay, holidaysOn, isSchoolDay, isWeekday, schoolHolidays } from './school-holidays.ts';

/** Holidays of every state with data, and further ones of Sachsen-Anhalt only. */
const holidays: [string, string | undefined][] = [
  ['2026-11-22', undefined],
  ['2027-03-27', 'Osterferien'],
  ['2027-07-09', undefined],
  ['2027-07-10', 'Sommerferien'],
  // Outside the calendar.
  ['2033-08-01', 'Sommerferien'],
  ['2033-07-01', undefined],
];
const publicHolidays: [string, string][] = [
  ['2026-04-03', 'Karfreitag'],
  ['2026-05-14', 'Christi Himmelfahrt'],
  ['2028-06-05', 'Pfingstmontag'],
  ['2038-04-26', 'Ostermontag'],
];
if (chosenRegion === defaultRegion) {
  holidays.push(['2026-12-21', 'Weihnachtsferien'], ['2030-08-23', 'Sommerferien']);
  publicHolidays.push(['2026-01-06', 'Heilige Drei Könige']);
}

describe('school holidays', () => {
  test('follow each other', () => {
    for (const [at, { first, last }] of schoolHolidays.entries()) {
      expect(first <= last, first).toBe(true);
      expect((schoolHolidays[at - 1]?.last ?? '') < first, first).toBe(true);
    }
  });

  test.each(holidays)('on %s there are %s', (day, name) => {
    expect(holidaysOn(day)?.name).toBe(name);
  });
});

test.each(publicHolidays)('%s (%s) is no weekday', (day) => {
  expect(isWeekday(day)).toBe(false);
  expect(isSchoolDay(day)).toBe(false);
  expect(weekday(day) % 6).not.toBe(0);
});

test.each([2026, 2027, 2028, 2029, 2030])('Girls’ Day %i is a school day in April', (year) => {
  const day = girlsDay(year);
  expect(day).toMatch(/-04-2[2-8]$/);
  expect(weekday(day)).toBe(4);
  expect(holidaysOn(addDays(day, 0))).toBeUndefined();
});

test('Girls’ Day is when it has been announced', () => {
  expect([girlsDay(2026), girlsDay(2027)]).toEqual(['2026-04-23', '2027-04-22']);
});
