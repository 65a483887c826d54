import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Suggestions } from './suggestions.ts';
import { Vocabulary } from '../text/vocabulary.ts';

const companies = new Suggestions([
  { name: 'Metallbau Anders', ads: 1 },
  { name: 'Metallbau Becker', ads: 3 },
  { name: 'Metallbau Conrad', ads: 3 },
  { name: 'Tischlerei Dorn', ads: 9 },
]);

const namesFor = (text: string, adsOf: (item: { ads: number }) => number) =>
  companies.matching(text, { adsOf }).map(({ name }) => name);

describe('names that match equally', () => {
  it('are ordered by their number of ads, then by name', () => {
    expect(namesFor('metallbau', ({ ads }) => ads)).toEqual([
      'Metallbau Becker',
      'Metallbau Conrad',
      'Metallbau Anders',
    ]);
  });

  it('follow the numbers of the moment', () => {
    expect(namesFor('metallbau', ({ ads }) => -ads)[0]).toBe('Metallbau Anders');
  });
});

it('puts names last that are as good as never taken', () => {
  const names = companies.matching('metallbau', {
    adsOf: ({ ads }) => ads,
    isLast: ({ name }) => name.endsWith('Becker'),
  });
  expect(names.map(({ name }) => name.slice(10))).toEqual(['Conrad', 'Anders', 'Becker']);
});

it('offers what begins as typed before what only holds it, whatever the ads', () => {
  const names = new Suggestions([
    { name: 'Industriemechaniker/-in', ads: 9 },
    { name: 'Mechaniker/-in', ads: 1 },
  ]);
  expect(names.matching('mechan', { adsOf: ({ ads }) => ads }).map(({ ads }) => ads)).toEqual([
    1, 9,
  ]);
  expect(names.best('Mechaniker')?.ads).toBe(1);
});

it('offers names before what is met by a synonym, whatever the ads', () => {
  const names = new Suggestions([
    { name: 'Schülerpraktikum Metall', synonyms: ['mechaniker'], ads: 50 },
    { name: 'Industriemechaniker/-in', ads: 2 },
  ]);
  const [first] = names.matching('mechan', { adsOf: ({ ads }) => ads });
  expect(first?.name).toBe('Industriemechaniker/-in');
});

describe('names that are replaced', () => {
  const parts = ['Metall', 'Holz', 'Bau', 'Bäcker', 'mechaniker', 'technik', 'kauffrau', 'meister'];
  const name = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(''));
  const item = fc.record({
    name: fc.array(name, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    synonyms: fc.array(name, { maxLength: 2 }),
    ads: fc.nat(3),
  });
  const typed = fc.oneof(
    name,
    fc.tuple(name, fc.nat(9)).map(([word, letters]) => word.slice(0, letters + 1)),
    fc.constantFrom('metal', 'becker', 'mechanicker', 'kaufmann', 'bau', 'sägewerk'),
  );
  const vocabulary = new Vocabulary([
    { kind: 'synonym', term: 'Sägewerk', meanings: ['Holztechnik'], brafo: [] },
    { kind: 'noise', term: 'Bau', meanings: [], brafo: [] },
  ]);
  const ranking = { adsOf: ({ ads }: { ads: number }) => ads };

  it('are found as if they had been there from the start, in whatever order they came', () => {
    const lists = fc.array(fc.array(item, { maxLength: 40 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lists, fc.array(typed, { minLength: 1, maxLength: 8 }), (all, texts) => {
        const followed = new Suggestions<(typeof all)[0][0]>([]);
        followed.setVocabulary(vocabulary);
        for (const items of all) {
          followed.replace(items);
          const fresh = new Suggestions(items, vocabulary);
          for (const text of texts) {
            expect(followed.matching(text, ranking)).toEqual(fresh.matching(text, ranking));
            expect(followed.best(text)).toEqual(fresh.best(text));
          }
        }
      }),
    );
  });

  it('follow in what is not read, too', () => {
    const names = new Suggestions([{ name: 'Metallbauer', ads: 1 }]);
    names.replace([
      { name: 'Fleischer', ads: 0 },
      { name: 'Metallbauer', ads: 2 },
    ]);
    expect(names.best('metallbauer')?.ads).toBe(2);
    names.replace([{ name: 'Fleischer', ads: 0 }]);
    expect(names.best('metallbauer')).toBeUndefined();
  });
});

it('means a name by the whole text, or by a synonym that no other name has', () => {
  const meaning = new Suggestions([
    { name: 'Fahrzeuginterieur-Mechaniker/-in', synonyms: ['Autosattler'] },
    { name: 'Koch/Köchin', synonyms: ['Küchenchef', 'Kochprofi'] },
    { name: 'Fachkraft Küche', synonyms: ['Kochprofi'] },
    { name: 'Kaufmann/-frau im Einzelhandel', external: true },
  ]);
  const meant = (text: string) => meaning.meant(text)?.name;
  expect(meant('Mechaniker')).toBeUndefined();
  expect(meant('autosattler')).toBe('Fahrzeuginterieur-Mechaniker/-in');
  expect(meant('Köchin')).toBe('Koch/Köchin');
  expect(meant('Kochprofi')).toBeUndefined();
  expect(meant('Koch in Stendal')).toBeUndefined();
  expect(meant('')).toBeUndefined();
  expect(meaning.meant('Autosattler', { hasSynonyms: () => false })).toBeUndefined();
  const isAsked = (item: { external?: boolean }) => item.external !== true;
  expect(meant('Kauffrau Einzelhandel')).toBe('Kaufmann/-frau im Einzelhandel');
  expect(meaning.meant('Kauffrau Einzelhandel', { isAsked })).toBeUndefined();
});
