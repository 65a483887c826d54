import { expect, it } from 'vitest';
import { PlaceNames } from '../places/place-names.ts';
import { readQuery } from '../read-query.ts';
import { benefitWords } from './benefit-words.ts';

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

it.each([
  ['Gleitzeit', 'Gleitzeit'],
  ['4-Tage-Woche', '4-Tage-Woche'],
  ['Vier-Tage-Woche', '4-Tage-Woche'],
  ['mit Betriebsrat', 'Betriebsrat'],
  ['Arbeitskleidung gestellt', 'Arbeitskleidung'],
  ['Praktikum im Ausland', 'Ausland'],
  ['Obstkorb', 'Getränke und Obst'],
  ['ohne Anschreiben', 'ohne Anschreiben'],
])('%s is a benefit', (text, label) => {
  expect(read(text).labels).toEqual([label]);
  expect(read(`Koch ${text}`)).toMatchObject({ labels: [label], ignored: [] });
});

it('tutoring is a benefit, but to give lessons is work', () => {
  expect(read('Koch mit Nachhilfe').labels).toEqual(['Nachhilfe']);
  expect(read('Nachhilfe geben').labels).toEqual([]);
});

it('no phrase names two benefits', () => {
  const phrases = benefitWords.flatMap(([some]) => some.split(','));
  expect(new Set(phrases).size).toBe(phrases.length);
});
