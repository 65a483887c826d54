import { describe, expect, it } from 'vitest';
import { shareOut, Suggestions } from './suggestions.ts';

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

describe('ten in all', () => {
  it.each([
    [
      [3, 3, 3],
      [3, 3, 3],
    ],
    [
      [10, 10, 10],
      [4, 3, 3],
    ],
    [
      [10, 1, 0],
      [9, 1, 0],
    ],
    [
      [0, 0, 10],
      [0, 0, 10],
    ],
  ])('of %j are %j', (lengths, shares) => {
    const lists = lengths.map((length) => Array.from({ length }, (_, at) => at));
    expect(shareOut(lists, 10).map((list) => list.length)).toEqual(shares);
  });
});
