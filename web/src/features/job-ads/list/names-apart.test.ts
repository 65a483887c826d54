import { expect, it } from 'vitest';
import { namesApart } from './names-apart.ts';

const ad = (id: number, title: string, branch: string, job_start: string | null = null) => ({
  id,
  title,
  branch,
  job_start,
});

const namesOf = (...ads: ReturnType<typeof ad>[]) => [
  ...namesApart(ads, ({ branch }) => branch).values(),
];

it('names an ad by its title and branch', () => {
  expect(namesOf(ad(1, 'Koch', 'Halle'), ad(2, 'Koch', 'Stendal'))).toEqual([
    'Koch, Halle',
    'Koch, Stendal',
  ]);
});

it('adds the start to ads of the same title and branch', () => {
  const names = namesOf(ad(1, 'Koch', 'Halle', '2027-08-01'), ad(2, 'Koch', 'Halle'));
  expect(names).toEqual(['Koch, Halle, Beginn 01.08.27', 'Koch, Halle, Beginn offen']);
});

it('numbers ads that have the same start, too, in an order that does not depend on the list', () => {
  const names = namesOf(ad(7, 'Koch', 'Halle'), ad(3, 'Koch', 'Halle'), ad(5, 'Koch', 'Stendal'));
  expect(names).toEqual([
    'Koch, Halle, Beginn offen, Nummer 2',
    'Koch, Halle, Beginn offen, Nummer 1',
    'Koch, Stendal',
  ]);
});
