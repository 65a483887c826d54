import { expect, it } from 'vitest';
import { PlaceNames } from '../places/place-names.ts';
import { readQuery } from '../read-query.ts';

const read = (text: string) => {
  const { slots, words, ignored } = readQuery(text, {
    places: new PlaceNames([]),
    isKnown: (word) => word === 'koch',
    isMeant: (word) => word === 'koch',
    isPhrase: () => false,
    isCounted: (word) => word.length > 3,
    countedIn: (words) => words.split(' ').filter((word) => word.length > 3),
    today: '2026-11-24',
  });
  return { labels: slots.map(({ label }) => label), words, ignored };
};

const from1000 = 'Vergütung ab 1.000 €';

it.each([
  ['über 1000 Euro', [from1000]],
  ['mindestens 900€ im ersten Jahr', ['Vergütung ab 900 €']],
  ['mit mehr als 1.100 Euro', ['Vergütung ab 1.100 €']],
  ['mehr als tausend Euro', [from1000]],
  ['mindestens neunhundert Euro brutto', ['Vergütung ab 900 €']],
  ['nicht unter 900 Euro', ['Vergütung ab 900 €']],
  ['nicht weniger als 1000 Euro', [from1000]],
  ['zwischen 900 und 1100 Euro', ['Vergütung ab 900 €']],
  ['900-1100 €', ['Vergütung ab 900 €']],
  ['Vergütung ab 1000', [from1000]],
  ['Gehalt 1k', [from1000]],
  ['1000euro', [from1000]],
  ['1000 netto', [from1000]],
  ['über 1000 Euro Gehalt', [from1000]],
  ['Gehalt über 1400 Euro', ['Vergütung ab 1.300 €']],
  ['Ausbildung ab 1.000,00 € im Monat', ['Ausbildung', from1000]],
])('%s asks for so much', (text, labels) => {
  expect(read(text)).toMatchObject({ labels, ignored: [] });
});

it('what is paid in the first year of an apprenticeship asks for one', () =>
  expect(read('über 1000 Euro im ersten Lehrjahr').labels).toEqual([from1000, 'Ausbildung']));

it.each([
  'über 1000 Euro im dritten Jahr',
  'unter 900 Euro',
  'höchstens 900 Euro',
  '400 Euro',
  'viel Kohle machen',
])('%s asks for pay of any amount', (text) => expect(read(text).labels).toEqual(['Vergütung']));

it.each(['koch 1000', 'koch ab 1000'])('%s asks for no pay', (text) =>
  expect(read(text).labels).toEqual([]),
);

it('what is left is looked for', () =>
  expect(read('Koch mit mindestens 1000 Euro').words).toBe('Koch mit'));
