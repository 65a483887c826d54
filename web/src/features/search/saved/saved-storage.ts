import { limits } from '@lehrpfad/contract/core/limits.ts';
import { storedText } from '../../../core/device/stored-text.ts';
import { withFixedStart } from '../date-options.ts';
import { decodeAddress, encodeAddress } from '../search-link.ts';
import { savedSearches as key } from '../last-search.ts';

/*
 * Saved searches are on this device only, in a separate entry of the local storage, with the version of its format.
 */

export interface SavedSearch {
  /** Segment of its address: `/suche/{segment}`. */
  readonly segment: string;
  /** '' until the user has named the search. */
  readonly name: string;
  /** ISO time up to which new ads have been seen. */
  readonly since: string;
}

/** Key for a copy of an unreadable entry, which is made before the entry is overwritten. */
const asideKey = 'savedSearches.aside';

const version = 1;

/** Longer than any address of a search that somebody has typed. */
const maxSegmentLength = 6000;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && value.length < 40 && !Number.isNaN(Date.parse(value));

function readSearch(value: unknown): SavedSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const { segment, name, since } = value as Record<string, unknown>;
  if (typeof segment !== 'string' || segment.length > maxSegmentLength || !isTime(since)) return [];
  const search = withFixedStart(decodeAddress(segment).search);
  if (search.favourites || search.jobIds.length > 0) return [];
  return [
    {
      segment: encodeAddress({ search }),
      name: typeof name === 'string' ? name.trim().slice(0, limits.savedSearchName) : '',
      since: new Date(since).toISOString(),
    },
  ];
}

/** Returns a value as a list of saved searches, without invalid and repeated entries and those above the limit. */
export function readSearches(value: unknown): SavedSearch[] {
  if (!Array.isArray(value)) return [];
  const read = value.slice(0, 10 * limits.savedSearches).flatMap(readSearch);
  return [...new Map(read.map((one) => [one.segment, one])).values()].slice(
    0,
    limits.savedSearches,
  );
}

function parsed(text: string): SavedSearch[] | undefined {
  try {
    const stored = JSON.parse(text) as { version?: unknown; searches?: unknown } | null;
    // In a later version the same fields may have another meaning.
    return stored?.version === version ? readSearches(stored.searches) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the stored searches that can be read. */
export function readStored(): readonly SavedSearch[] {
  const text = storedText(key) ?? '';
  const searches = parsed(text) ?? [];
  // An address of an earlier version is stored in its present form at once: its month is a number that means another month later.
  if (searches.some(({ segment }) => !text.includes(`"${segment}"`))) store(searches);
  return searches;
}

/** Stores all searches. @returns false if the storage is full or forbidden */
export function store(searches: readonly SavedSearch[]): boolean {
  try {
    const before = storedText(key);
    if (before !== null && parsed(before) === undefined) localStorage.setItem(asideKey, before);
    localStorage.setItem(key, JSON.stringify({ version, searches }));
    return true;
  } catch {
    return false;
  }
}

/** Whether a storage event concerns these searches; its key is null if the whole storage was cleared. */
export const concernsSearches = (changed: string | null) => changed === null || changed === key;
