import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findStates, namesOfRegions, statesNamedIn } from './states-in-regions.ts';

/** Files that may name states and towns nevertheless, with the reasons. */
const allowed: Readonly<Record<string, string>> = {
  'server/scripts/places/names.ts':
    'names of districts by official key, for the table of one state',
  'server/scripts/places/postcodes.ts': 'errors of the sources of that table',
  'server/src/commands/demo/imports/import-records.ts': 'towns of other states, which are rejected',
  'server/src/commands/demo/texts/names.ts': '"Halle" is a hall of a trade estate there',
  'server/src/features/embeds/script/lehrpfad-stellen.js': 'a comment shows how to use the element',
};

it('states and their towns are named in regions/ alone', () => {
  const found = findStates(join(import.meta.dirname, '../..'));
  expect([...found.keys()].toSorted()).toEqual(Object.keys(allowed).toSorted());
});

it.each([
  ['a.ts', "const state = 'Thüringen';", ['Thüringen']],
  ['a.ts', 'const text = `Alle Plätze in Sachsen-Anhalt, ${count}`;', ['Sachsen-Anhalt']],
  ['a.ts', 'const codes = { Magdeburg: 1 };', ['Magdeburg']],
  ['a.tsx', 'const part = <p>Das Programm BRAFO</p>;', ['BRAFO']],
  ['a.eta', '<p>Die Kammern in Bayern</p>', ['Bayern']],
  ['a.ts', "// Magdeburg\nconst zone = 'Europe/Berlin';", []],
  ['a.ts', "const brafo = 'Magdeburger Straße'; /* 'Halle (Saale)' */", []],
])('%s with %s names %j', (path, source, names) => {
  expect(statesNamedIn(path, source, namesOfRegions())).toEqual(names);
});
