import { describe, expect, it } from 'vitest';
import { verdictOn } from './run-verdict.ts';

type Numbers = Parameters<typeof verdictOn>[0];

/** The verdict on a run with the same numbers as the one before it, apart from the given ones. */
function verdict(given: Partial<Numbers>): string | undefined {
  const read = given.read ?? 100;
  const found = verdictOn({
    records: read,
    read,
    lastRead: 100,
    announced: null,
    unreadable: 0,
    shown: 100,
    going: 0,
    isPage: false,
    ...given,
  });
  return found && `${found.state} ${found.reason}`;
}

describe('a run that has read everything', () => {
  it('takes down what is gone where there is nothing to compare with', () => {
    expect(verdict({ read: 5, lastRead: null, shown: 0 })).toBeUndefined();
    expect(verdict({ read: 0, lastRead: 0, announced: 0, shown: 0 })).toBeUndefined();
  });

  it('has failed where nothing has come and nothing ever came before', () => {
    expect(verdict({ read: 0, lastRead: null, shown: 0 })).toBe('failed nothing-found');
    expect(verdict({ read: 0, lastRead: null, announced: 0 })).toBe('failed nothing-found');
    expect(verdict({ read: 0, lastRead: 0, shown: 0 })).toBeUndefined();
    expect(verdict({ records: 3, read: 0, lastRead: null, shown: 0 })).toBeUndefined();
  });

  it('is held below 60 % of what the last good one could read, where anything would go', () => {
    expect(verdict({ read: 60, going: 40 })).toBeUndefined();
    expect(verdict({ read: 59, going: 1 })).toBe('held shrunken');
    expect(verdict({ read: 59, going: 0 })).toBeUndefined();
  });

  it('counts what it has rejected as nothing that it read', () => {
    expect(verdict({ records: 100, read: 50, going: 10 })).toBe('held shrunken');
  });

  it('is held where more than 40 % of what is shown would go, whatever it brought', () => {
    expect(verdict({ going: 40 })).toBeUndefined();
    expect(verdict({ going: 41 })).toBe('held too-many-gone');
    expect(verdict({ lastRead: null, going: 41 })).toBe('held too-many-gone');
  });

  it('lets a source of three ads lose some of them, and not all', () => {
    expect(verdict({ read: 1, lastRead: 3, shown: 3, going: 2 })).toBeUndefined();
    expect(verdict({ read: 0, lastRead: 3, shown: 3, going: 3 })).toBe('held shrunken');
    expect(verdict({ read: 0, lastRead: null, shown: 1, going: 1 })).toBe('held too-many-gone');
    expect(verdict({ read: 2, lastRead: 4, shown: 4, going: 2 })).toBe('held shrunken');
  });

  it('is held where more than 2 % of what was announced did not come', () => {
    expect(verdict({ records: 980, announced: 1000 })).toBeUndefined();
    expect(verdict({ records: 979, announced: 1000 })).toBe('held incomplete');
    expect(verdict({ records: 1000, announced: 900 })).toBeUndefined();
  });

  it('says of a page without any posting that there is none, and takes nothing down for it', () => {
    const empty = { isPage: true, records: 0, read: 0 };
    expect(verdict({ ...empty, lastRead: null, shown: 0 })).toBe('done no-postings');
    expect(verdict({ ...empty, lastRead: 0, shown: 0 })).toBe('done no-postings');
    expect(verdict({ ...empty, lastRead: 1, shown: 1, going: 1 })).toBe('held no-postings');
    expect(verdict({ ...empty, lastRead: null, shown: 9, going: 1 })).toBe('held no-postings');
    expect(verdict({ isPage: true, read: 1, lastRead: 3, shown: 3, going: 2 })).toBeUndefined();
    const broken = { ...empty, records: 2, unreadable: 2, lastRead: 2 };
    expect(verdict({ ...broken, shown: 2, going: 0 })).toBe('failed nothing-readable');
  });

  it('has failed where none of its records can be read any more', () => {
    const broken = { records: 9, read: 0, unreadable: 9 };
    expect(verdict(broken)).toBe('failed nothing-readable');
    expect(verdict({ ...broken, unreadable: 8 })).toBeUndefined();
    expect(verdict({ ...broken, lastRead: null })).toBeUndefined();
    expect(verdict({ ...broken, going: 9 })).toBe('held shrunken');
  });
});
