import { describe, expect, it } from 'vitest';
import { Recent } from './recent.ts';

/** What is kept of these, by key. */
function kept(recent: Recent<number>, keys: string): string {
  return [...keys].filter((key) => recent.get(key) !== undefined).join('');
}

describe('what was worked out lately', () => {
  it('is kept up to its limit; what was not asked for longest goes first', () => {
    const recent = new Recent<number>((value) => value);
    for (const key of 'abc') recent.set(key, 10, 30);
    expect(recent.get('a')).toBe(10);
    recent.set('d', 10, 30);
    expect(kept(recent, 'abcd')).toBe('acd');
  });

  it('makes room for a large value by giving up several', () => {
    const recent = new Recent<number>((value) => value);
    for (const key of 'abc') recent.set(key, 10, 30);
    recent.set('d', 20, 30);
    expect(kept(recent, 'abcd')).toBe('cd');
  });

  it('is empty after it was cleared, and has all its room again', () => {
    const recent = new Recent<number>((value) => value);
    for (const key of 'abc') recent.set(key, 10, 30);
    recent.clear();
    expect(kept(recent, 'abc')).toBe('');
    for (const key of 'def') recent.set(key, 10, 30);
    expect(kept(recent, 'def')).toBe('def');
  });
});
