import { expect, it } from 'vitest';
import { listOfCounts } from './counted.ts';

it.each<[readonly (readonly [number, string, string])[], string]>([
  [[[0, 'Anzeige', 'Anzeigen']], ''],
  [[[1, 'Anzeige', 'Anzeigen']], '1 Anzeige'],
  [
    [
      [1, 'Anzeige', 'Anzeigen'],
      [2, 'Name', 'Namen'],
      [3, 'Anfrage', 'Anfragen'],
    ],
    '1 Anzeige, 2 Namen und 3 Anfragen',
  ],
  [
    [
      [2, 'Firma, die ausbildet', 'Firmen, die ausbilden'],
      [1, 'Anfrage', 'Anfragen'],
    ],
    '2 Firmen, die ausbilden, und 1 Anfrage',
  ],
])('%j is %j', (things, expected) => expect(listOfCounts(things)).toBe(expected));
