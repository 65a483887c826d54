import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { describe, expect, it } from 'vitest';
import { branchName } from '../branches/branch-name.ts';
import { ownerAbilities } from './abilities.ts';
import {
  companyReaders,
  companySchema,
  companySchemaFor,
  companyValues,
  inheritedNames,
} from './company-values.ts';

const kern = {
  first_name: '',
  last_name: 'Kern',
  role: '',
  email: '',
  phone: '',
  last_updated: '2027-01-01T00:00:00.000Z',
};
const bakery: FullCompany = {
  id: 1,
  name: 'Bäckerei',
  logo: '/media/logo.jpg',
  cover: { file: '/media/covers/a.jpg', alt: 'Die Backstube', sources: [] },
  weblink: '',
  locked: false,
  editor_lock: null,
  external: false,
  User: null,
  Check: null,
  last_updated: '2026-11-01T10:00:00Z',
  jd: [],
  Professions: [{ id: 3, name: 'Backen' }],
  Allowed_apprenticeships: [],
  contacts: [
    { ...kern, id: 9 },
    { ...kern, id: 4 },
  ],
  Address: {
    id: 1,
    street: 'Markt 1',
    additional: '',
    City: { id: 7, city: 'Stendal', postcode: '39576', longitude: 11, latitude: 52 },
  },
};

const messagesOf = (values: object) =>
  Object.fromEntries(
    (companySchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the form of a company', () => {
  it('begins with what is stored, and sends it as the API takes it', () => {
    expect(companySchema.parse(companyValues(bakery, ownerAbilities))).toEqual({
      name: 'Bäckerei',
      weblink: '',
      cover_alt: 'Die Backstube',
      Professions: [3],
      Contacts: [4, 9],
      User: null,
      Allowed_apprenticeships: [],
      Address: { street: 'Markt 1', additional: '', City: 7 },
    });
  });

  it('offers a new branch what the others may train for, but for those that were declined', () => {
    const cook = { id: 1, name: 'Koch' };
    const baker = { id: 2, name: 'Bäcker' };
    const named = (names: (typeof cook)[], status: 1 | 2 | 3) => ({
      ...bakery,
      Allowed_apprenticeships: names,
      Check: { status, reason: '' },
    });
    expect(inheritedNames([named([cook, baker], 2), named([cook], 1)])).toEqual([baker, cook]);
    expect(inheritedNames([named([cook], 3)])).toEqual([]);
  });

  it('asks for name, street and postcode', () => {
    expect(messagesOf(companyValues(null, ownerAbilities))).toEqual({
      name: 'Pflichtfeld!',
      'Address.street': 'Pflichtfeld!',
      'Address.City': 'Pflichtfeld!',
    });
  });

  it('limits the lines of the address to 50 characters, and takes professions of the list only', () => {
    const values = companyValues(bakery, ownerAbilities);
    const long = 'x'.repeat(51);
    expect(
      messagesOf({
        ...values,
        Address: { ...values.Address, street: long, additional: long },
        Professions: [{ id: 0, name: 'Zauberei' }],
      }),
    ).toEqual({
      'Address.street': 'Max. 50 Zeichen!',
      'Address.additional': 'Max. 50 Zeichen!',
      'Professions.0': 'Alle Einträge müssen aus der Liste sein',
    });
  });

  it('reads as people write it where two versions stand beside each other', () => {
    const { Address, Contacts } = companyReaders(new Map([[4, 'Ute Kern']]));
    const values = companyValues(bakery, ownerAbilities);
    expect(Address?.(values.Address)).toBe('Markt 1, 39576 Stendal');
    expect(Contacts?.(values.Contacts)).toBe('Ute Kern, ?');
    expect(Contacts?.([])).toBe('--');
  });
});

describe('the name of a branch', () => {
  it('has the town where the name does not say it', () => {
    expect(branchName(bakery)).toBe('Bäckerei, Stendal');
    expect(branchName({ ...bakery, name: 'Stendaler Brot' })).toBe('Stendaler Brot');
    expect(branchName({ ...bakery, Address: null })).toBe('Bäckerei');
  });
});

it('a cover picture needs its text, whether it is chosen or stored', () => {
  const wantsText = (
    cover: Blob | null | undefined,
    stored: FullCompany | null,
    cover_alt = '',
  ) => {
    const values = { ...companyValues(bakery, ownerAbilities), cover, cover_alt };
    const { error } = companySchemaFor(stored).safeParse(values);
    return error?.issues.some(({ path }) => path[0] === 'cover_alt') ?? false;
  };
  const without = { ...bakery, cover: null };
  expect(wantsText(new Blob(['x']), null)).toBe(true);
  expect(wantsText(undefined, bakery)).toBe(true);
  expect(wantsText(undefined, bakery, 'Die Backstube')).toBe(false);
  expect(wantsText(undefined, without)).toBe(false);
  expect(wantsText(null, bakery)).toBe(false);
});
