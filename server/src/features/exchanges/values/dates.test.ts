import { describe, expect, it } from 'vitest';
import { readCalendarDay, readDayOf } from './dates.ts';

/** Days as people, tables and feeds write them, with the day that is meant; null if it is ambiguous. */
const days: readonly (readonly [text: string, day: string | null])[] = [
  // ISO 8601
  ['2026-11-01', '2026-11-01'],
  ['2026-1-5', '2026-01-05'],
  ['2026-11-12T23:30:00Z', '2026-11-13'],
  ['2026-11-12T23:30:00', '2026-11-12'],
  ['2026-11-12 23:30:00+01:00', '2026-11-12'],
  ['2026-11-12T23:30:00.000+0000', '2026-11-13'],
  ['2026-11-01+01:00', '2026-11-01'],
  ['2026-11-01Z', '2026-11-01'],
  ['20261101', '2026-11-01'],
  ['01082027', '2027-08-01'],
  ['20112027', '2027-11-20'],
  ['20101120', '2010-11-20'],
  ['32082027', null],
  ['2026/11/01', '2026-11-01'],
  ['2026.11.01', '2026-11-01'],
  ['2026/11/01 08:15', '2026-11-01'],
  // German
  ['01.11.2026', '2026-11-01'],
  ['1.11.26', '2026-11-01'],
  ['1. 11. 26', '2026-11-01'],
  ['01.11.2026 00:00', '2026-11-01'],
  ['01.11.2026, 14:30 Uhr', '2026-11-01'],
  ['1. November 2026', '2026-11-01'],
  ['1.November 2026', '2026-11-01'],
  ['01 Nov. 2026', '2026-11-01'],
  ['1. März 2027', '2027-03-01'],
  ['1. Maerz 2027', '2027-03-01'],
  ['Sonntag, den 1. November 2026', '2026-11-01'],
  ['So., 01.11.2026', '2026-11-01'],
  ['ab 01.08.2027', '2027-08-01'],
  ['zum 1. August 2027', '2027-08-01'],
  ['ab dem 01.08.27', '2027-08-01'],
  ['bis zum 31.12.2026', '2026-12-31'],
  ['Beginn: 01.08.2027', '2027-08-01'],
  // English, and formats of programs
  ['August 1, 2027', '2027-08-01'],
  ['Aug 1st, 2027', '2027-08-01'],
  ['01-AUG-27', '2027-08-01'],
  ['Thu, 12 Nov 2026 23:30:00 GMT', '2026-11-13'],
  ['12 Nov 2026 08:00:00 +0100', '2026-11-12'],
  ['Sun Nov 01 2026 08:00:00 GMT+0100 (CET)', '2026-11-01'],
  ['1793491200', '2026-11-01'],
  ['1793575800', '2026-11-02'],
  ['1793491200000', '2026-11-01'],
  ['/Date(1793491200000)/', '2026-11-01'],
  ['/Date(1793491200000+0100)/', '2026-11-01'],
  // With slashes and dashes Germans write the day first, Americans the month.
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['08/08/2027', '2027-08-08'],
  ['31-08-2027', '2027-08-31'],
  ['01/08/2027', null],
  ['08-01-2027', null],
  ['1/8/27', null],
  // No day of the calendar.
  ['31.02.2027', null],
  ['29.02.2027', null],
  ['2027-13-01', null],
  ['2026-11-31T08:00:00Z', null],
  ['31 Nov 2026 08:00:00 +0100', null],
  ['0.8.2027', null],
  ['32.8.2027', null],
  ['0000-00-00', null],
  ['20271301', null],
  // Too little, too much, or something else.
  ['1.8.', null],
  ['01.08.99', null],
  ['26.11.01', null],
  ['2027', null],
  ['0', null],
  ['46600', null],
  ['99999999999999', null],
  ['01.08.2027 oder 01.09.2027', null],
  ['01.08.2027 - 31.07.2030', null],
  ['1. Foo 2027', null],
  ['KW 31/2027', null],
  ['Sommer 2027', null],
  ['sofort', null],
  ['nach Vereinbarung', null],
  ['', null],
];

it.each(days)('%j is the day %j', (text, day) => {
  expect(readCalendarDay(text)).toBe(day);
});

it('29 February is a day every four years', () => {
  expect(readCalendarDay('29.2.2028')).toBe('2028-02-29');
});

describe('a month', () => {
  it.each([
    ['08/2027', '2027-08-01', '2027-08-31'],
    ['8/2027', '2027-08-01', '2027-08-31'],
    ['08.2027', '2027-08-01', '2027-08-31'],
    ['2027-08', '2027-08-01', '2027-08-31'],
    ['August 2027', '2027-08-01', '2027-08-31'],
    ['Aug. 2027', '2027-08-01', '2027-08-31'],
    ['ab August 2027', '2027-08-01', '2027-08-31'],
    ['02/2028', '2028-02-01', '2028-02-29'],
    ['Mitte August 2027', null, null],
    ['Ende 08/2027', null, null],
    ['Sommer August 2027', null, null],
    ['13/2027', null, null],
    ['08/27', null, null],
    ['2026/27', null, null],
  ])('%j is %j as a beginning and %j as an end', (text, first, last) => {
    expect(readCalendarDay(text)).toBeNull();
    expect(readCalendarDay(text, 'first')).toBe(first);
    expect(readCalendarDay(text, 'last')).toBe(last);
  });
});

it('of a feed a day must be one that an ad can have', () => {
  expect(readDayOf('1.8.2027')).toBe('2027-08-01');
  for (const text of ['0001-01-01T00:00:00', '1970-01-01', '9999-12-31', '01.08.1899'])
    expect(readDayOf(text)).toBeNull();
});
