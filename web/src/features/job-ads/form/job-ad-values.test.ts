import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { expect, it } from 'vitest';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { copyOf, emptyValues, onlyProfession } from './job-ad-values.ts';

it('a copy begins with all of an ad, its PDFs too, but not with when it is seen or that it is filled', () => {
  const ad = {
    title: 'Titel',
    job_type_int: 2,
    details: '<p>Text</p>',
    annotation: '',
    Job_name: { id: 3, name: 'Bäcker/-in' },
    Profession: { id: 4, name: 'Backen' },
    Companies: [{ id: 1, name: 'Eins' }],
    siblings: [{ id: 9, Company: 2 }],
    job_start: '2027-08-01',
    job_end: null,
    availability_start_date: '2026-01-01',
    availability_end_date: '2026-02-01',
    files: [{ id: 7, name: 'Flyer.pdf' }],
    total_places: 3,
    free_places: 0,
  } as unknown as OwnJobAd;
  const branches = [1, 2, 3].map((id) => ({
    id,
    name: `Filiale ${id}`,
    allowed: [],
    professions: [],
  }));
  expect(copyOf(ad, branches)).toMatchObject({
    title: 'Titel',
    free_places: '3',
    job_start: '2027-08-01',
    file: [{ id: 7, name: 'Flyer.pdf' }],
    Companies: [{ id: 1 }, { id: 2 }],
    availability_start_date: '',
    availability_end_date: '',
  });
});

it('a new ad begins with the profession of its branches if they have the same single one', () => {
  const [baking, selling] = [
    { id: 4, name: 'Backen' },
    { id: 5, name: 'Verkaufen' },
  ];
  const branch = (id: number, professions: readonly Choice[]) => ({
    id,
    name: `Filiale ${id}`,
    allowed: [],
    professions,
  });
  const [bakery, shop, both] = [
    branch(1, [baking]),
    branch(2, [selling]),
    branch(3, [baking, selling]),
  ];
  expect(emptyValues([bakery]).Profession).toEqual(baking);
  for (const branches of [[both], [branch(4, [])], [bakery, shop]])
    expect(emptyValues(branches).Profession).toBeNull();
  const chosen = (...ids: number[]) =>
    onlyProfession(
      [bakery, shop, both],
      ids.map((id) => ({ id, name: '' })),
    );
  expect([chosen(1), chosen(1, 2), chosen(3), chosen()]).toEqual([baking, null, null, null]);
});
