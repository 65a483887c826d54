import { expect, test } from 'vitest';
import type { Json } from '../../pipeline/imported-ad.ts';
import { adOfPosting, identifierOf, keptOf } from './job-posting.ts';
import { threadClock } from '../../../../../test/hostile/excessive-growth.ts';

const posting = {
  '@type': 'JobPosting',
  title: 'Ausbildung zum Koch',
  hiringOrganization: { name: 'A' },
};
const adOf = (parts: Readonly<Record<string, unknown>>) =>
  adOfPosting(keptOf({ ...posting, ...parts }));

test.each([
  [
    'an internship by its type',
    { title: 'Ins Labor schauen', employmentType: 'INTERN' },
    { jobType: 1 },
  ],
  [
    'neither of both',
    { title: 'Koch', employmentType: 'FULL_TIME' },
    { rejected: 'job-type', detail: 'FULL_TIME' },
  ],
  [
    'for students',
    { title: 'Praktikum', employmentType: ['INTERN'], description: 'Du bist immatrikuliert.' },
    { rejected: 'not-for-pupils' },
  ],
  [
    'a name instead of a title',
    { title: undefined, name: 'Azubi Maurer' },
    { title: 'Azubi Maurer', jobNames: ['Maurer'] },
  ],
  [
    'no employer',
    { hiringOrganization: undefined },
    { company: { name: '', weblink: '', logoUrl: '' } },
  ],
  [
    'an anonymous one',
    { hiringOrganization: { name: 'Confidential' } },
    { rejected: 'anonymous-employer' },
  ],
  [
    'employers as a list',
    { hiringOrganization: [{ name: 'B', logo: 'http://b.example/l.png' }] },
    { company: { name: 'B', logoUrl: 'https://b.example/l.png' } },
  ],
  ['no place', {}, { place: { street: '', postcode: '', town: '', country: '', position: null } }],
  ['a town alone', { jobLocation: 'Zeitz' }, { place: { town: 'Zeitz', postcode: '' } }],
  [
    'an address without a place',
    { jobLocation: { '@type': 'PostalAddress', addressLocality: 'Zeitz', postalCode: '06712' } },
    { place: { town: 'Zeitz', postcode: '06712' } },
  ],
  [
    'a foreign place',
    {
      jobLocation: {
        address: { addressLocality: 'Wien', postalCode: '1010', addressCountry: 'AUT' },
      },
    },
    { place: { town: 'Wien', postcode: '', country: 'AT' } },
  ],
  [
    'a postcode as a number',
    { jobLocation: { address: { addressLocality: 'Stendal', postalCode: 39576 } } },
    { place: { postcode: '39576' } },
  ],
  [
    'occupations with and without a code',
    { occupationalCategory: ['29302', 'Koch/Köchin', { name: 'Küche', codeValue: '293' }] },
    { jobNames: ['Koch/Köchin', 'Küche', 'Koch'] },
  ],
  [
    'a long title',
    { title: `Ausbildung ${'x'.repeat(300)}` },
    { title: `Ausbildung ${'x'.repeat(300)}` },
  ],
  [
    'times and days',
    { datePosted: '2026-11-01T23:30:00Z', validThrough: '2027-01-31', jobStartDate: 'ab sofort' },
    { published: '2026-11-02', lastDay: '2027-01-31', start: null },
  ],
])('a posting with %s', (_name, parts, ad) => {
  expect(adOf(parts)).toMatchObject(ad);
});

test('an identifier is a text, a number or a value', () => {
  const ids = ['a', 7, { '@type': 'PropertyValue', value: 'b' }, [{ value: 8 }], undefined, {}];
  expect(ids.map((identifier) => identifierOf({ identifier }))).toEqual([
    'a',
    '7',
    'b',
    '8',
    '',
    '',
  ]);
});

test.each([
  ['title', '<a'],
  ['title', '(m/w '],
  ['title', '&amp;'],
  ['description', '<a'],
  ['description', 'praktikum im rahmen des '],
  ['employmentType', 'ausbildung '],
  ['jobLocation', '06108 '],
])('a %s of a million characters of %j is read in a moment', (name, part) => {
  const begun = threadClock();
  adOf({ title: 'Praktikum', [name]: part.repeat(1_000_000 / part.length) });
  expect(threadClock() - begun).toBeLessThan(4000);
});

test.each<Json>([
  null,
  7,
  'text',
  [],
  {},
  { title: { x: 1 }, jobLocation: 4, hiringOrganization: [] },
])('a record that is none (%j) is no reason to throw', (raw) => {
  expect(adOfPosting(raw)).toMatchObject({ rejected: 'job-type' });
});
