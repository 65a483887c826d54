import { expect, test } from 'vitest';
import { adOfPosting, keptOf } from './job-posting.ts';
import { threadClock } from '../../../../../test/hostile/excessive-growth.ts';

const posting = {
  '@type': 'JobPosting',
  title: 'Ausbildung zum Koch',
  hiringOrganization: { name: 'A' },
  url: 'https://koch.example/1',
};

function conditionsOf(parts: Readonly<Record<string, unknown>>) {
  const ad = adOfPosting(keptOf({ ...posting, ...parts }));
  if ('rejected' in ad) throw new Error(ad.rejected);
  return ad.conditions;
}

const monthly = (value: object, more: object = {}) => ({
  '@type': 'MonetaryAmount',
  currency: 'EUR',
  value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...value },
  ...more,
});

test.each([
  [
    'an amount for each year',
    {
      baseSalary: [
        monthly({ value: 1050 }, { name: '1. Ausbildungsjahr' }),
        monthly({ value: '1.120,00' }, { name: '2. Ausbildungsjahr' }),
      ],
    },
    { pay_year_1: 1050, pay_year_2: 1120 },
  ],
  [
    'a text that says pay by year',
    { baseSalary: '1. Jahr: 980 €, 2. Jahr: 1.060 €' },
    { pay_year_1: 980, pay_year_2: 1060 },
  ],
  [
    'pay from the first year to the last',
    { baseSalary: monthly({ minValue: 1050, maxValue: 1240 }) },
    { pay_year_1: 1050 },
  ],
  [
    'certificates as credentials, of which the least counts',
    {
      educationRequirements: [
        { '@type': 'EducationalOccupationalCredential', credentialCategory: 'Realschulabschluss' },
        { '@type': 'EducationalOccupationalCredential', name: 'Hauptschulabschluss' },
      ],
    },
    { certificate: 'hauptschule' },
  ],
  ['a certificate as a text', { educationRequirements: 'Abitur' }, { certificate: 'abitur' }],
  ['no requirements', { educationRequirements: 'no requirements' }, { certificate: 'none' }],
  [
    'working times by type, hours and place',
    {
      employmentType: ['FULL_TIME', 'PART_TIME'],
      workHours: '38 Stunden im Schichtdienst',
      jobLocationType: 'TELECOMMUTE',
    },
    { working_time: ['full', 'part', 'shifts', 'remote'] },
  ],
  ['a number of places', { totalJobOpenings: 3 }, { free_places: 3 }],
  ['places as a text', { totalJobOpenings: '2' }, { free_places: 2 }],
  [
    'an address to apply at',
    { applicationContact: { '@type': 'ContactPoint', url: 'https://koch.example/bewerben' } },
    { application_url: 'https://koch.example/bewerben' },
  ],
  [
    'its own address, where one applies there',
    { directApply: true },
    { application_url: 'https://koch.example/1' },
  ],
])('a posting with %s', (_name, parts, conditions) => {
  expect(conditionsOf(parts)).toEqual(conditions);
});

test.each([
  ['nothing of its conditions', {}],
  ['a single amount, which names no year', { baseSalary: monthly({ value: 1050 }) }],
  [
    'an amount by the hour',
    { baseSalary: monthly({ minValue: 12, maxValue: 15, unitText: 'HOUR' }) },
  ],
  [
    'an amount by the year',
    { baseSalary: monthly({ minValue: 2000, maxValue: 3000, unitText: 'YEAR' }) },
  ],
  [
    'another currency',
    { baseSalary: monthly({ minValue: 900, maxValue: 1200 }, { currency: 'CHF' }) },
  ],
  [
    'pay of an internship from one amount to another',
    {
      title: 'Schülerpraktikum Küche',
      employmentType: 'INTERN',
      baseSalary: monthly({ minValue: 300, maxValue: 400 }),
    },
  ],
  [
    'a school that is no certificate of ours',
    { educationRequirements: { credentialCategory: 'high school' } },
  ],
  ['no number of places', { totalJobOpenings: 'mehrere' }],
  ['another way to apply', { directApply: false }],
])('a posting with %s says none', (_name, parts) => {
  expect(conditionsOf(parts)).toBeUndefined();
});

test('whom to write or call is not kept', () => {
  const contact = { name: 'Ida Ofen', email: 'ida@koch.example', telephone: '0391 1' };
  const kept = JSON.stringify(
    keptOf({ ...posting, applicationContact: { ...contact, url: 'https://koch.example/b' } }),
  );
  expect(kept).toContain('https://koch.example/b');
  for (const own of Object.values(contact)) expect(kept).not.toContain(own);
});

test('a million amounts or certificates are read in a moment', () => {
  const begun = threadClock();
  const million = Array.from({ length: 1_000_000 }, () => 'Realschulabschluss');
  conditionsOf({
    baseSalary: million,
    educationRequirements: million,
    workHours: 'x '.repeat(500_000),
  });
  expect(threadClock() - begun).toBeLessThan(4000);
});
