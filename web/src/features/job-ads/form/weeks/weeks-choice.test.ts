import { expect, it } from 'vitest';
import { weekMonths, withPlaces, withWeek } from './weeks-choice.ts';

const today = '2026-11-26';

it('the weeks to choose from begin with this one and name the school holidays', () => {
  const [first, second] = weekMonths(today, []);
  expect(first).toEqual({
    label: 'November 2026',
    weeks: [
      { monday: '2026-11-23', label: 'KW 48, 23.11. – 27.11.' },
      { monday: '2026-11-30', label: 'KW 49, 30.11. – 04.12.' },
    ],
    schools: [],
  });
  expect(second?.weeks.map(({ label }) => label)).toEqual([
    'KW 50, 07.12. – 11.12.',
    'KW 51, 14.12. – 18.12.',
    'KW 52, 21.12. – 25.12. · Weihnachtsferien',
    'KW 53, 28.12. – 01.01. · Weihnachtsferien',
  ]);
  expect(weekMonths(today, []).at(-1)?.label).toBe('Juli 2028');
});

it('a chosen week that is over, or later than all, is among them', () => {
  const weeks = ['2026-10-19', '2029-02-05'].map((monday) => ({ monday, places: 1, free: 0 }));
  const months = weekMonths(today, weeks);
  expect(months[0]?.weeks).toEqual([
    { monday: '2026-10-19', label: 'KW 43, 19.10. – 23.10. · Herbstferien' },
  ]);
  expect(months.at(-1)?.label).toBe('Februar 2029');
});

it('a new week comes in its order, with the places of the last one, and goes again', () => {
  const later = { monday: '2027-03-08', places: 3, free: 1 };
  const both = withWeek([later], '2027-02-01', true);
  expect(both).toEqual([{ monday: '2027-02-01', places: 3, free: 3 }, later]);
  expect(withWeek(both, '2027-02-01', false)).toEqual([later]);
  expect(withWeek([], '2027-02-01', true)).toEqual([{ monday: '2027-02-01', places: 1, free: 1 }]);
});

it.each([
  [5, 3],
  [3, 1],
  [1, 0],
])('with %i places instead of 3, of which two are taken, %i are free', (places, free) => {
  const week = { monday: '2027-02-01', places: 3, free: 1 };
  expect(withPlaces(week, places)).toEqual({ ...week, places, free });
});

it('a week and its month say which schools send their pupils to companies then', () => {
  const period = {
    school_type: 'Gymnasium',
    name: '9. Klassen',
    first_day: '2026-12-07',
    last_day: '2026-12-18',
  };
  const months = weekMonths(today, [], [period]);
  const labels = months.flatMap(({ weeks }) => weeks.map(({ label }) => label));
  expect(labels.filter((label) => label.includes('Schulpraktikum'))).toEqual([
    'KW 50, 07.12. – 11.12. · Schulpraktikum Gymnasium, 9. Klassen',
    'KW 51, 14.12. – 18.12. · Schulpraktikum Gymnasium, 9. Klassen',
  ]);
  expect(
    months.flatMap(({ label, schools }) => (schools.length > 0 ? [[label, ...schools]] : [])),
  ).toEqual([['Dezember 2026', 'Schulpraktikum Gymnasium, 9. Klassen']]);
});
