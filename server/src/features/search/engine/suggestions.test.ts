import { describe, expect, it } from 'vitest';
import { Suggestions } from './suggestions.ts';

const companies = new Suggestions([
  { name: 'Metallbau Anders', ads: 1 },
  { name: 'Metallbau Becker', ads: 3 },
  { name: 'Metallbau Conrad', ads: 3 },
  { name: 'Tischlerei Dorn', ads: 9 },
]);

const namesFor = (text: string, adsOf: (item: { ads: number }) => number) =>
  companies.matching(text, adsOf).map(({ name }) => name);

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
