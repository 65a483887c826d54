import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

/** The keys that are still cached. */
function kept(recent: LruCache<number>, keys: string): string {
  return [...keys].filter((key) => recent.get(key) !== undefined).join('');
}

/** Bytes of an entry without its value. */
function overhead(): number {
  const recent = new LruCache<number>(() => 0);
  recent.set('a', 1, 1000);
  return recent.bytes;
}

/** A cache in which each entry takes as many bytes as its value. */
const newRecent = () => new LruCache<number>((value) => value - overhead());

describe('what was worked out lately', () => {
  it('is kept up to its limit; what was not asked for longest goes first', () => {
    const recent = newRecent();
    for (const key of 'abc') recent.set(key, 10, 30);
    expect(recent.get('a')).toBe(10);
    recent.set('d', 10, 30);
    expect(kept(recent, 'abcd')).toBe('acd');
  });

  it('makes room for a large value by giving up several', () => {
    const recent = newRecent();
    for (const key of 'abc') recent.set(key, 10, 30);
    recent.set('d', 20, 30);
    expect(kept(recent, 'abcd')).toBe('cd');
  });

  it('counts the key, and keeps nothing that is larger than all the room there is', () => {
    const recent = new LruCache<number>(() => 0);
    recent.set('x'.repeat(500), 1, 1000);
    expect(recent.bytes).toBe(0);
    recent.set('x'.repeat(100), 1, 1000);
    expect(recent.bytes).toBe(overhead() + 2 * 99);
  });

  it('never takes more than its limit, however much comes', () => {
    const recent = new LruCache<string>((value) => value.length);
    for (let at = 0; at < 5000; at += 1) {
      recent.set(`key ${at}`, 'x'.repeat((at * 7919) % 300), 20_000);
      if (at % 3 === 0) recent.get(`key ${at - 5}`);
      expect(recent.bytes).toBeLessThanOrEqual(20_000);
    }
    expect(recent.bytes).toBeGreaterThan(15_000);
  });

  it('is empty after it was cleared, and has all its room again', () => {
    const recent = newRecent();
    for (const key of 'abc') recent.set(key, 10, 30);
    recent.clear();
    expect(kept(recent, 'abc')).toBe('');
    for (const key of 'def') recent.set(key, 10, 30);
    expect(kept(recent, 'def')).toBe('def');
  });
});
