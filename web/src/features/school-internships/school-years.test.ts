import { expect, it } from 'vitest';
import { bySchoolYear } from './school-years.ts';

const period = (id: number, first_day: string) => ({
  id,
  school_type: 'Gymnasium',
  name: '9. Klassen',
  first_day,
  last_day: first_day,
});

it('periods are listed by school year, which begins with August', () => {
  const all = [period(1, '2027-07-31'), period(2, '2027-08-01'), period(3, '2028-06-01')];
  const years = bySchoolYear(all).map(([year, found]) => [year, found.map(({ id }) => id)]);
  expect(years).toEqual([
    ['Schuljahr 2026/27', [1]],
    ['Schuljahr 2027/28', [2, 3]],
  ]);
});
