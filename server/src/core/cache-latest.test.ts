import { expect, it, vi } from 'vitest';
import { cacheLatest } from './cache-latest.ts';

it('returns the same result for equal data, and builds anew for other data', () => {
  const build = vi.fn<(names: readonly string[]) => Set<string>>((names) => new Set(names));
  const setOf = cacheLatest(build);
  const first = setOf(['Halle', 'Stendal']);
  expect(setOf(['Halle', 'Stendal'])).toBe(first);
  expect(setOf(['Halle'])).toEqual(new Set(['Halle']));
  expect(setOf(['Halle', 'Stendal'])).toEqual(first);
  expect(build).toHaveBeenCalledTimes(3);
});

it('caches nothing of a build that fails', () => {
  const build = vi.fn<(text: string) => number>((text) => {
    if (build.mock.calls.length === 1) throw new Error('no room');
    return text.length;
  });
  const lengthOf = cacheLatest(build);
  expect(() => lengthOf('Halle')).toThrow('no room');
  expect(lengthOf('Halle')).toBe(5);
});
