import { expect, it } from 'vitest';
import { endingOf, withoutEnding } from './file-kind.ts';

it.each([
  ['Checkliste Bewerbung.pdf', 'PDF', 'Checkliste Bewerbung'],
  ['Weg.in.den.Beruf.PNG', 'PNG', 'Weg.in.den.Beruf'],
  ['Rundgang.mp4', 'MP4', 'Rundgang'],
  ['Liste', 'Datei', 'Liste'],
  ['Stand 3. Mai', 'Datei', 'Stand 3. Mai'],
  ['.pdf', 'PDF', '.pdf'],
])('%s is of the kind %s and called %s', (name, kind, title) => {
  expect([endingOf(name), withoutEnding(name)]).toEqual([kind, title]);
});
