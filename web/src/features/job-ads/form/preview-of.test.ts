import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { expect, it } from 'vitest';
import { emptyValues } from './job-ad-values.ts';
import { previewOf } from './preview-of.ts';

const person = (id: number) => ({
  id,
  first_name: 'Jan',
  last_name: `Ost ${id}`,
  role: '',
  email: '',
  phone: '',
});

it('the preview shows the chosen contact person, and those of the branch where none is', () => {
  const branch = { id: 1, name: 'Eins', allowed: [], professions: [] };
  const company = { id: 1, name: 'Eins', contacts: [person(1), person(2)], Address: null };
  const data = { companies: [company as unknown as FullCompany], contacts: [person(2), person(3)] };
  const shown = (contact_person: { id: number; name: string } | null) =>
    previewOf({ ...emptyValues([branch]), contact_person }, data, null).contacts.map(
      ({ id }) => id,
    );
  expect(shown(null)).toEqual([1, 2]);
  expect(shown({ id: 3, name: 'Jan Ost 3' })).toEqual([3]);
  // A typed name that matches no contact person.
  expect(shown({ id: 0, name: 'Niemand' })).toEqual([1, 2]);
});
