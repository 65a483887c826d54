import { expect, it } from 'vitest';
import { wordsOf } from '../engine/text/analysis.ts';
import type { Town } from '../engine/filters/towns.ts';
import { splitGluedWords } from './glued-words.ts';
import { PlaceNames } from './places/place-names.ts';
import { textOf, tokenise } from './tokens.ts';

const town = (id: number, name: string, aliases: readonly string[] = []): Town => ({
  id,
  name,
  aliases: [...aliases],
  population: 50_000,
  latitude: 52,
  longitude: 11,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
});

const meant = new Set(wordsOf('Koch Tischler Lager Erzieher IT Verkäufer'));
const known = {
  places: new PlaceNames([
    town(1, 'Halle (Saale)', ['Halle']),
    town(2, 'Magdeburg'),
    town(3, 'Dessau-Roßlau', ['Dessau']),
    town(4, 'Naumburg'),
  ]),
  isKnown: (word: string) => meant.has(word) || word === 'sporthall',
  isMeant: (word: string) => meant.has(word),
};

const apart = (text: string) => textOf(splitGluedWords(tokenise(text), known), [], true);

it.each([
  ['kochinhalle', 'koch in halle'],
  ['kochausbildunginhalle', 'koch ausbildung in halle'],
  ['praktikumhalle', 'praktikum halle'],
  ['ausbildungsplatzhalle', 'ausbildungsplatz halle'],
  ['halleausbildung', 'halle ausbildung'],
  ['tischlermagdeburg', 'tischler magdeburg'],
  ['magdeburgtischler', 'magdeburg tischler'],
  ['erzieherinhalle', 'erzieher in halle'],
  ['verkäuferinnaumburg', 'verkäufer in naumburg'],
  ['tischlerbeidessau', 'tischler bei dessau'],
  ['ausbildungalskoch', 'ausbildung als koch'],
  ['itausbildung', 'it ausbildung'],
  ['praktikumlagerhalle', 'praktikum lager halle'],
  ['ausbildungmagdeburgverkäufer', 'ausbildung magdeburg verkäufer'],
  ['ausbildungverkäufermagdeburg', 'ausbildung verkäufer magdeburg'],
  ['praktikumsporthalle', 'praktikumsporthalle'],
  ['halle20km', 'halle 20km'],
  ['ausbildunghalle2027', 'ausbildung halle 2027'],
  ['koch06108', 'koch 06108'],
  ['suche kochinhalle bitte', 'suche koch in halle bitte'],
])('%s is read as %s', (text, parts) => expect(apart(text)).toBe(parts));

it.each(['lagerhalle', 'kochhalle', 'hallenkoch', 'magdeburg', 'praktikum', 'naumburger', 'koch'])(
  '%s stays one word',
  (text) => expect(apart(text)).toBe(text),
);

it('a word of encoded spaces is several', () => expect(apart('koch%20halle')).toBe('koch halle'));
