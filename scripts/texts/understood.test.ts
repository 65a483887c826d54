import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { translatorOfComposed } from '@lehrpfad/contract/core/texts/composed.ts';
import { pluralForm } from '@lehrpfad/contract/core/texts/plural-form.ts';
import { conditionLabels } from '../../server/src/features/search/understanding/conditions/condition-words.ts';
import { seasons } from '../../server/src/features/search/understanding/start/start-tables.ts';
import { root } from './public-files.ts';

const languages = ['en', 'uk'] as const;

function translatorTo(language: (typeof languages)[number]) {
  const file = readFileSync(`${root}contract/src/core/texts/${language}/composed.json`, 'utf8');
  const dictionary = JSON.parse(file) as Record<string, string>;
  return translatorOfComposed(dictionary, language, pluralForm(language), String);
}

/** Labels of what the search reads in a text, with example values. */
const labels = [
  ...conditionLabels,
  ...[...seasons.values()].map(([, , label]) => `${label} 2027`),
  'Vergütung ab 1.200 €',
  'ohne Schichtdienst',
  'nicht: Schichtdienst',
  'Unternehmen: Krug GmbH',
  '„metzga“ als „Fleischer“',
  'Halle oder Stendal',
  'PLZ 06…',
  'Umgebung: Altmark',
  'Halle oder Stendal, Umkreis 25 km',
  'KW 12 2027',
  'Ausbildungsjahr 2027/2028',
  'ab März 2027',
  'bis März 2027',
  'möglichst bald (bis März 2027)',
  'Praktikum möglichst bald (bis März 2027) oder Ausbildung ab August 2027',
  'vor März 2027',
  'März 2027 bis Mai 2027',
  '2027 bis 2028',
];

it.each(languages)(
  'every label of what the search has understood is translated to %s',
  (language) => {
    const translate = translatorTo(language);
    const same = language === 'en' ? ['Winter 2027'] : [];
    expect(labels.filter((text) => translate(text) === text)).toEqual(same);
  },
);

it.each([
  ['nicht: 4-Tage-Woche', 'not: four-day week'],
  ['ohne Führerschein', 'without: driving licence'],
  ['ab März 2027 bis Mai 2027', 'from March 2027 to May 2027'],
  [
    'Praktikum Juni 2027 oder Ausbildung ab September 2027',
    'Praktikum (internship): June 2027 or Ausbildung (apprenticeship): from September 2027',
  ],
  [
    'Ausbildung ab sofort oder Praktikum KW 10 2027',
    'Ausbildung (apprenticeship): now or Praktikum (internship): week 10 of 2027',
  ],
  [
    'Praktikum Halle (Saale) oder Ausbildung Magdeburg',
    'Praktikum (internship): Halle (Saale) or Ausbildung (apprenticeship): Magdeburg',
  ],
  [
    'Schülerpraktikum Sekundarschule · Januar 2027',
    'School internship Sekundarschule · January 2027',
  ],
  ['Halle oder Stendal oder Gardelegen', 'Halle or Stendal or Gardelegen'],
  // Names and typed texts stay as they are.
  ['Unternehmen: Event', 'Company: Event'],
  ['„ab sofort“ als „Stadt“', '“ab sofort” as “Stadt”'],
])('%s is %s', (german, english) => {
  expect(translatorTo('en')(german)).toBe(english);
});
