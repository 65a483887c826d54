import type { BranchOfAccount } from '@lehrpfad/contract/companies/listing.ts';
import { expect, it } from 'vitest';
import { firstBranch, partsTakenOver, takenOver } from './taken-over.ts';

const contact = (id: number) => ({
  id,
  first_name: '',
  last_name: 'Kern',
  role: '',
  email: '',
  phone: '',
  last_updated: '2027-01-01T00:00:00.000Z',
});
const branch = (id: number, more: Partial<BranchOfAccount> = {}): BranchOfAccount => ({
  id,
  name: `Filiale ${id}`,
  logo: `/media/logos/${id}.jpg`,
  cover: { file: `/media/covers/${id}.jpg`, alt: 'Die Halle', sources: [] },
  weblink: 'www.kern.example',
  Address: null,
  contacts: [contact(9), contact(4)],
  ...more,
});

it('takes over from the branch that was added first, wherever it stands by name', () => {
  expect(firstBranch([branch(7), branch(3), branch(12)])?.id).toBe(3);
  expect(firstBranch([])).toBeNull();
});

it('takes over the website unless another was typed, and the contact persons', () => {
  const first = branch(1);
  expect(takenOver(first, { weblink: '' })).toEqual({
    weblink: 'www.kern.example',
    Contacts: [4, 9],
    cover_alt: 'Die Halle',
  });
  expect(takenOver(first, { weblink: 'eigene.example' }).weblink).toBe('eigene.example');
  // Another account is chosen, or none.
  const other = branch(2, { weblink: 'anders.example', contacts: [], cover: null });
  const values = { weblink: 'www.kern.example' };
  expect(takenOver(other, values, first)).toEqual({
    weblink: 'anders.example',
    Contacts: [],
    cover_alt: '',
  });
  expect(takenOver(null, values, first)).toEqual({ weblink: '', Contacts: [], cover_alt: '' });
});

it('says what is still as it was taken over', () => {
  const first = branch(1);
  const values = { logo: undefined, cover: undefined, ...takenOver(first, { weblink: '' }) };
  expect(partsTakenOver(first, values)).toEqual([
    'Logo',
    'Titelbild',
    'Webseite',
    'Kontaktpersonen',
  ]);
  const changed = { logo: null, cover: null, weblink: 'eigene.example', Contacts: [4, 20] };
  expect(partsTakenOver(first, changed)).toEqual(['Kontaktpersonen']);
  const bare = branch(1, { logo: null, cover: null, weblink: '', contacts: [] });
  expect(
    partsTakenOver(bare, { logo: undefined, cover: undefined, weblink: '', Contacts: [] }),
  ).toEqual([]);
});
