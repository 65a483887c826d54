import { describe, expect, it } from 'vitest';
import { emptySearch, type Search } from '../../search.ts';
import { sortingOf, sortOptions } from './sort-options.ts';

const stendal = {
  kind: 'town',
  city: 'Stendal',
  postcode: '39576',
  state: 'Sachsen-Anhalt',
} as const;

const labels = (change: Partial<Search>) =>
  sortOptions({ ...emptySearch, ...change }).map(({ label }) => label);

describe('the orders on offer', () => {
  it('begin with the best hits where there are words', () => {
    expect(labels({ text: 'koch' })).toEqual(['Beste Treffer', 'Neueste', 'Beginn']);
  });

  it('begin with the newest, once, where there are none', () => {
    expect(labels({})).toEqual(['Neueste', 'Beginn']);
  });

  it('have the distance around a town or a point, not in a region', () => {
    const point = { kind: 'point', city: '', latitude: 52, longitude: 11 } as const;
    expect(labels({ place: stendal })).toContain('Entfernung');
    expect(labels({ place: point })).toContain('Entfernung');
    expect(labels({ place: { kind: 'region', region: 'norden' } })).not.toContain('Entfernung');
  });
});

describe('the order in effect', () => {
  it('is the one that was asked for', () => {
    expect(sortingOf({ ...emptySearch, text: 'koch', sort: 'newest' })).toBe('newest');
    expect(sortingOf({ ...emptySearch, place: stendal, sort: 'distance' })).toBe('distance');
  });

  it('falls back where that has lost its sense', () => {
    expect(sortingOf({ ...emptySearch, sort: 'distance' })).toBe('relevance');
    expect(sortingOf({ ...emptySearch, sort: 'newest' })).toBe('relevance');
  });
});
