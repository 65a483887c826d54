import { afterEach, expect, it, vi } from 'vitest';
import { readFilters, withFilter, writeFilters } from './saved-filters.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

it('filters are saved for each account of a device', () => {
  storage();
  const filter = { name: 'Meine Events', state: { event: '1', mine: '1' } };
  expect(writeFilters(1, [filter])).toBe(true);
  expect(readFilters(1)).toEqual([filter]);
  expect(readFilters(2)).toEqual([]);
});

it('a name is given once, and the oldest of too many filters goes', () => {
  const named = (name: string, value = '1') => ({ name, state: { event: value } });
  expect(withFilter([named('A'), named('B')], named('A', ''))).toEqual([
    named('B'),
    named('A', ''),
  ]);
  const many = Array.from({ length: 12 }, (_, at) => named(String(at)));
  const names = withFilter(many, named('neu')).map(({ name }) => name);
  expect([names.length, names[0], names.at(-1)]).toEqual([12, '1', 'neu']);
});

it('what cannot be read or stored is no filter, and no error', () => {
  const kept = storage();
  for (const text of [
    '{',
    '[1]',
    '[{"name":"x"}]',
    JSON.stringify([{ name: 'x'.repeat(9999), state: {} }]),
  ]) {
    kept.set('inboxFilters-1', text);
    expect(readFilters(1)).toEqual([]);
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(readFilters(1)).toEqual([]);
  expect(writeFilters(1, [])).toBe(false);
});
