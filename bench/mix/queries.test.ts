import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { makeMix, makeSequence } from './queries.ts';

const mix = makeMix();

describe('the mix of searches', () => {
  it('holds at least 2,000 distinct ones, the empty one among them', () => {
    const addresses = new Set(mix.map(({ address }) => address));
    expect(addresses.size).toBe(mix.length);
    expect(addresses.size).toBeGreaterThanOrEqual(2000);
    expect(addresses).toContain('fields=card');
  });

  it('has every kind in its share, and later pages', () => {
    expect(kinds.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    for (const { name, percent } of kinds) {
      const share = mix.filter(({ kind }) => kind === name).length / mix.length;
      expect(share, name).toBeCloseTo(percent / 100, 2);
    }
    expect(new Set(mix.map(({ parsed }) => parsed.page))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('is the same in every run', () => {
    expect(makeMix()).toEqual(mix);
    expect(makeSequence(1000, mix.length)).toEqual(makeSequence(1000, mix.length));
    expect(makeMix('other')).not.toEqual(mix);
  });

  it('is asked by Zipf’s law: the first twice as often as the second', () => {
    const sequence = makeSequence(200_000, mix.length);
    const times = new Uint32Array(mix.length);
    for (const query of sequence) times[query] = (times[query] ?? 0) + 1;
    const [first = 0, second = 0] = times;
    // The continuous distribution gives log(2) / log(3/2) = 1.71 for these ranks, and 2 for later ones.
    expect(first / second).toBeGreaterThan(1.5);
    expect(first / second).toBeLessThan(2.1);
    expect((times[9] ?? 0) / (times[19] ?? 1)).toBeGreaterThan(1.7);
    expect(sequence.reduce((a, b) => Math.max(a, b))).toBeGreaterThan(mix.length * 0.99);
  });
});
