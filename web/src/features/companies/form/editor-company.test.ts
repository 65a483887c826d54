import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { describe, expect, it } from 'vitest';
import { editorAbilities } from './abilities.ts';
import { companySchema, companyValues } from './company-values.ts';
import { isOwnersChoice } from './use-company-form.ts';

const bakery: ListedCompany = {
  id: 1,
  name: 'Bäckerei',
  logo: null,
  cover: null,
  weblink: '',
  locked: false,
  editor_lock: null,
  external: false,
  contacts: [],
  Professions: [],
  last_updated: '2026-11-01T10:00:00Z',
  ads: 2,
  events: 0,
  Allowed_apprenticeships: [{ id: 5, name: 'Bäcker/-in' }],
  User: { id: 8, name: 'Ute Kern' },
  Check: { status: 2, reason: '' },
  owner: { id: 8, name: 'Ute Kern', email: 'ute@kern.example', validated: true },
  Address: {
    id: 1,
    street: 'Markt 1',
    additional: '',
    City: { id: 7, city: 'Stendal', postcode: '39576', longitude: 11, latitude: 52 },
  },
};

describe('the editors’ form of a company', () => {
  it('begins with what is stored, and says whose it is and what it may train for', () => {
    expect(companySchema.parse(companyValues(bakery, editorAbilities))).toMatchObject({
      name: 'Bäckerei',
      User: 8,
      Allowed_apprenticeships: [5],
    });
    const nobodys = companyValues({ ...bakery, User: null }, editorAbilities);
    expect(companySchema.parse(nobodys)).toMatchObject({ User: null });
  });

  it('takes accounts and apprenticeships of the lists only', () => {
    const typed = [{ id: 0, name: 'Zauberer' }];
    const values = {
      ...companyValues(bakery, editorAbilities),
      User: typed[0],
      Allowed_apprenticeships: typed,
    };
    const { issues = [] } = companySchema.safeParse(values).error ?? {};
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['Allowed_apprenticeships', 'Alle Einträge müssen aus der Liste sein'],
      ['User', 'Bitte ein Konto aus der Liste auswählen.'],
    ]);
  });

  it('lets contact persons be chosen of the account that has the company, or gets a new one', () => {
    expect(isOwnersChoice(bakery, 8)).toBe(true);
    expect(isOwnersChoice(null, 9)).toBe(true);
    expect(isOwnersChoice(bakery, 9)).toBe(false);
    expect(isOwnersChoice(bakery, null)).toBe(false);
    expect(isOwnersChoice(null, 0)).toBe(false);
  });
});
