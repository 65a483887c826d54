import { expect, it } from 'vitest';
import { namedSchoolStarts, schoolPeriodsOfWeek, schoolStarts } from './period-weeks.ts';

const period = (school_type: string, name: string, first_day: string, last_day: string) => ({
  school_type,
  name,
  first_day,
  last_day,
});

const periods = [
  period('Gymnasium', '10. Klassen', '2027-06-14', '2027-06-25'),
  period('Sekundarschule', '9. Klassen in Halle', '2027-03-01', '2027-03-12'),
  period('Sekundarschule', '9. Klassen im Harz', '2027-03-08', '2027-03-19'),
  // Begins on a Saturday: its first week is the next.
  period('Gymnasium', '9. Klassen', '2027-01-09', '2027-01-22'),
  period('Sekundarschule', '8. Klassen', '2026-10-05', '2026-10-16'),
];

it('the filter offers the next three, and takes those of a type and a month together', () => {
  expect(namedSchoolStarts('2026-11-26', periods)).toEqual([
    { label: 'Schülerpraktikum Gymnasium · Januar 2027', range: '2027-01-11__2027-01-24' },
    { label: 'Schülerpraktikum Sekundarschule · März 2027', range: '2027-03-01__2027-03-21' },
    { label: 'Schülerpraktikum Gymnasium · Juni 2027', range: '2027-06-14__2027-06-27' },
  ]);
  expect(schoolStarts('2026-10-18', periods)[0]?.label).toMatch(/Oktober 2026$/);
  expect(schoolStarts('2026-10-19', periods)[0]?.label).toMatch(/Januar 2027$/);
});

it('a week names all periods that it is a part of', () => {
  expect(schoolPeriodsOfWeek('2027-03-08', periods)).toEqual([
    'Schulpraktikum Sekundarschule, 9. Klassen in Halle',
    'Schulpraktikum Sekundarschule, 9. Klassen im Harz',
  ]);
  expect(schoolPeriodsOfWeek('2027-03-22', periods)).toEqual([]);
});
