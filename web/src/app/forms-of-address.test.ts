import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Folders of one audience only. Shared texts use neither form of address. */
const ofCompaniesAndEditors = [
  'app/{company-area,editor-area}',
  'features/{accounts,audit,backgrounds,companies,contact-persons,exchanges,registrations,statistics}',
  'features/search/vocabulary',
  'features/*/{all,own}',
  'features/job-ads/{detail,form,list,management}',
  'features/events/{detail,form,list}',
  'core/{form,list}',
];
const ofPupils = [
  'features/search/{events,favourites,fields,filters,map,overview,results,saved}',
  'features/alerts',
  'features/job-ads/{favourites,public}',
  'features/places',
  'features/events/event-*.tsx',
  'features/events/section',
  'app/{start-page,results,favourites}/*.tsx',
];
const ofAll = ['features/enquiries', 'app/frame/page-boundary.tsx'];

const du = /\b(?:du|dir|dich|dein(?:e[mnrs]?)?)\b/gi;
/** Not at the beginning of a sentence, where 'Sie' may mean 'they'. */
const sie = /(?<=[a-zäöüß,–] )(?:Sie|Ihre?[mnrs]?|Ihnen)\b|\bIhnen\b/g;

/** Returns the texts of the interface, without comments and imports. */
function textOf(path: string): string {
  const code = readFileSync(path, 'utf8');
  return code
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ');
}

function found(places: readonly string[], words: RegExp): string[] {
  const patterns = places.map((place) =>
    place.endsWith('tsx') || place.endsWith('{ts,tsx}') ? place : `${place}/**/*.{ts,tsx}`,
  );
  const files = globSync(patterns, { cwd: source }).filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((path) =>
    [...textOf(join(source, path)).matchAll(words)].map(({ 0: word }) => `${path}: ${word}`),
  );
}

/** Pages of companies only; editors use the form of an ad, too. */
const ofCompanies = [
  'app/company-area',
  'features/exchanges/own',
  'features/events/{detail,form,list}/{branches,company-,delete-,event-fields,event-form,event-preview,event-state,event-values,managed-,new-version,use-check,use-event,version-}*.{ts,tsx}',
  'features/job-ads/{detail,list,management}/*.tsx',
  'features/companies/*.tsx',
];
/** The specification prescribes this one text for all audiences. */
const firm = /\bFirm(?:a|en)\b(?! nicht im System!)/g;

it("companies and editors read 'Sie', pupils 'du', and what all of them read says neither", () => {
  expect(found([...ofCompaniesAndEditors, ...ofAll], du)).toEqual([]);
  expect(found(ofPupils, sie)).toEqual([]);
  expect(found(ofAll, sie)).toEqual([]);
});

it("'Firma' is what editors call an entry of their list: for companies it is a 'Filiale', for pupils an 'Unternehmen'", () => {
  expect(found([...ofCompanies, ...ofPupils], firm)).toEqual([]);
});
