import { expect, it } from 'vitest';
import { conditions } from '../../engine/conditions/conditions.ts';
import { durationBits } from '../../engine/conditions/short-training.ts';
import { smallAd } from '../../engine/testing/small-ads.fixture.ts';
import { PlaceNames } from '../places/place-names.ts';
import { readQuery } from '../read-query.ts';

const read = (text: string) => {
  const { slots, words } = readQuery(text, {
    places: new PlaceNames([]),
    isKnown: (word) => word === 'koch',
    isMeant: (word) => word === 'koch',
    isPhrase: () => false,
    isCounted: (word) => word.length > 3,
    countedIn: (counted) => counted.split(' ').filter((word) => word.length > 3),
    today: '2026-11-24',
  });
  return { labels: slots.map(({ label }) => label), words };
};

const short = 'Ausbildung bis 2 Jahre';

it.each([
  'zweijährige Ausbildung',
  '2-jährige Ausbildung',
  '2 jahre ausbildung',
  'zwei Jahre Lehre',
  'Ausbildung 2 Jahre',
  'Ausbildung die nur 2 Jahre dauert',
  'kurze Ausbildung',
  'Ausbildung weniger als 3 Jahre',
  'Ausbildung unter drei Jahren',
  'keine 3 Jahre Ausbildung',
  'keine dreijährige Ausbildung',
  'nicht so lange Ausbildung',
])('takes %o for a short training', (text) => {
  expect(read(text).labels.toSorted()).toEqual(['Ausbildung', short]);
});

it('leaves the occupation beside it', () => {
  expect(read('koch zweijährige ausbildung')).toEqual({
    labels: [short, 'Ausbildung'],
    words: 'koch',
  });
});

it.each([
  'zweijährige Kinder betreuen',
  'kurze Haare schneiden',
  'in 2 Jahren Ausbildung',
  '3 Jahre Ausbildung',
  'seit 2 Jahren Ausbildung gesucht',
  'Praktikum 2 Wochen',
])('takes %o for none', (text) => {
  expect(read(text).labels).not.toContain(short);
});

it('knows short trainings by the catalogue of occupations', () => {
  const bits = (name: string, type: 1 | 2, mappedName: string | null = null) => {
    const ad = smallAd({ id: 1, job_name: name });
    return durationBits({ ...ad, card: { ...ad.card, job_type_int: type }, mappedName });
  };
  expect(bits('Verkäufer/-in', 2)).toBe(conditions.shortTraining);
  expect(bits('Lagerhelfer', 2, 'Fachlagerist/-in')).toBe(conditions.shortTraining);
  expect(bits('Kaufmann/-frau im Einzelhandel', 2)).toBe(0);
  expect(bits('Verkäufer/-in', 1)).toBe(0);
  expect(bits('Unbekannter Beruf', 2)).toBe(0);
});

it.each(['nicht 3 Jahre lernen', 'nicht so lange lernen', 'keine drei Jahre lernen'])(
  'takes %o for the same without a word for training',
  (text) => expect(read(text)).toEqual({ labels: [short], words: '' }),
);

it.each(['nicht lange stehen', 'nicht 3 Jahre alt', 'keine lange Anfahrt'])(
  'takes %o for something else',
  (text) => expect(read(text).labels).not.toContain(short),
);
