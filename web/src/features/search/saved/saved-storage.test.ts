import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeBase64Url } from '../../../core/text/base64url.ts';
import { decodeAddress } from '../search-link.ts';
import { readStored } from './saved-storage.ts';

const key = 'savedSearches';
const since = '2026-11-01T08:00:00.000Z';
const saved = (query: string) => ({ segment: encodeBase64Url(query), name: '', since });
const entry = (searches: readonly object[]) => JSON.stringify({ version: 1, searches });

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
  });
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const startOfFirst = () => decodeAddress(readStored()[0]?.segment ?? '').search.start;

it('keeps the month of a search that an earlier version has stored as a number', () => {
  localStorage.setItem(key, entry([saved('search_multi_match=koch&start=4')]));
  expect(startOfFirst()).toBe('2027-02-01__2027-02-28');
  vi.setSystemTime(new Date('2027-01-02T10:00:00Z'));
  expect(startOfFirst()).toBe('2027-02-01__2027-02-28');
});

it('leaves a readable entry as it is', () => {
  const text = entry([saved('search_multi_match=koch&start=1')]);
  localStorage.setItem(key, text);
  expect(readStored()).toHaveLength(1);
  expect(localStorage.getItem(key)).toBe(text);
});
