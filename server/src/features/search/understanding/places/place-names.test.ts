import { expect, it } from 'vitest';
import { wordsOf } from '../../engine/text/analysis.ts';
import type { Town } from '../../engine/filters/towns.ts';
import { readQuery } from '../read-query.ts';
import { PlaceNames } from './place-names.ts';

const town = (id: number, name: string, population: number | null): Town => ({
  id,
  name,
  population,
  aliases: [],
  latitude: 52,
  longitude: 11,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
  parts:
    { Magdeburg: ['Stadtfeld Ost', 'Reform'], Barby: ['Elbeu', 'Koch', 'Zeit', 'Neustadt'] }[
      name
    ] ?? [],
  knownParts: name === 'Huy' ? ['Dingelstedt'] : [],
});

const places = new PlaceNames([
  town(1, 'Magdeburg', 240_000),
  town(2, 'Leuna', 14_000),
  town(3, 'Mansfeld', 2900),
  town(4, 'Huy', null),
  town(5, 'Werben', 1000),
  town(6, 'Halle', 240_000),
  town(7, 'Zeitz', 26_000),
  town(8, 'Köthen', 25_000),
  town(9, 'Burg', 23_000),
  town(10, 'Barby', 8000),
  town(11, 'Kalbe', 2800),
  town(12, 'Genthin', 13_000),
  town(13, 'Bad Lauchstädt', 9000),
  town(14, 'Bad Kösen', 5000),
  town(15, 'Langenweddingen', null),
]);
const meant = new Set(wordsOf('Koch Leuna Mansfeld werben Kalbe'));
const inAds = new Set(wordsOf('Zeit Kosten'));
const smallWords = new Set(wordsOf('in im'));

const read = (text: string) => {
  const isCounted = (word: string) => wordsOf(word).some((one) => !smallWords.has(one));
  const { slots, words } = readQuery(text, {
    places,
    isKnown: (word) => meant.has(word) || inAds.has(word),
    isMeant: (word) => meant.has(word),
    isPhrase: () => false,
    isCounted,
    countedIn: (all) => all.split(' ').filter(isCounted),
    today: '2026-11-24',
  });
  return { labels: slots.map(({ label }) => label), words };
};

it.each([
  ['Huy', ['Huy']],
  ['Ausbildung Huy', ['Ausbildung', 'Huy']],
  ['Praktikum 2027 Huy', ['Praktikum', '2027', 'Huy']],
  ['Leuna', ['Leuna']],
  ['Ausbildung Mansfeld', ['Ausbildung', 'Mansfeld']],
])('a place that is named alone is one, however small it is: %s', (text, labels) =>
  expect(read(text)).toEqual({ labels, words: '' }),
);

it('behind a preposition a place is one, even if its name means something else', () =>
  expect(read('Koch in Mansfeld')).toEqual({ labels: ['Mansfeld'], words: 'Koch' }));

it('a village whose name means something else is none', () =>
  expect(read('werben')).toEqual({ labels: [], words: 'werben' }));

it('the beginning of a part behind the name of its town belongs to the name', () =>
  expect(read('Koch Magdeburg Stadtfeld')).toEqual({ labels: ['Magdeburg'], words: 'Koch' }));

it.each([
  ['Halel', 'Halle'],
  ['Hale', 'Halle'],
  ['Zeizt', 'Zeitz'],
  ['Köthn', 'Köthen'],
  ['Burgg', 'Burg'],
])('letters of a short name may be swapped, doubled or missing: %s', (written, name) =>
  expect(read(`Koch ${written}`)).toEqual({ labels: [name], words: 'Koch' }),
);

it("a name that ends like a woman's occupation may be mistyped, too", () =>
  expect(read('Koch Genthien')).toEqual({ labels: ['Genthin'], words: 'Koch' }));

it.each(['Zeit', 'Hallo', 'Baby', 'Hart'])('another short word is no town: %s', (word) =>
  expect(read(`Koch ${word}`)).toEqual({ labels: [], words: `Koch ${word}` }),
);

it('beside a trade a small town is meant, even if its name means something else', () =>
  expect(read('Koch Kalbe')).toEqual({ labels: ['Kalbe'], words: 'Koch' }));

it.each([
  ['bad lauchstedt', ['Bad Lauchstädt'], ''],
  ['koch in bad kösn', ['Bad Kösen'], 'koch'],
  ['bad kosten', [], 'bad kosten'],
])('the second word of a name may be mistyped: %s', (text, labels, words) =>
  expect(read(text)).toEqual({ labels, words }),
);

it.each([
  ['langenwedingen', ['Langenweddingen'], ''],
  ['koch langenwedingen', ['Langenweddingen'], 'koch'],
  ['koch dingelsttedt', ['Huy'], 'koch'],
  ['koch langenwegingen', [], 'koch langenwegingen'],
])('a village may have other doubled letters: %s', (text, labels, words) =>
  expect(read(text)).toEqual({ labels, words }),
);

it.each([
  ['koch zeitz nord', 'Zeitz'],
  ['koch altstadt halle', 'Halle'],
  ['koch reform magdeburg', 'Magdeburg'],
])('a quarter before or behind a town belongs to its name: %s', (text, name) =>
  expect(read(text)).toEqual({ labels: [name], words: 'koch' }),
);

it('behind the word for a district its sign is no certificate', () =>
  expect(read('koch landkreis abi')).toEqual({ labels: ['Anhalt-Bitterfeld'], words: 'koch' }));

it.each([
  ['Elbeu', ['Barby'], ''],
  ['Koch in Elbeu', ['Barby'], 'Koch'],
  ['Koch Elbeu', ['Barby'], 'Koch'],
  ['Zeit Koch', [], 'Zeit Koch'],
  ['in Koch', [], 'in Koch'],
])('a part of a small town means it where nothing else is meant: %s', (text, labels, words) =>
  expect(read(text)).toEqual({ labels, words }),
);
