import { describe, expect, it } from 'vitest';
import {
  branchOf,
  hiddenReasonsOf,
  stateText,
  statusOf,
  statusText,
  type AdStatus,
} from './ad-status.ts';

const today = '2027-03-10';
const ad = {
  published: true,
  waiting: false,
  filled_on: null,
  availability_start_date: null,
  availability_end_date: null,
};
const waiting = {
  ...ad,
  published: false,
  waiting: true,
  filled_on: null,
  availability_start_date: '2027-04-01',
};
const expired = { ...ad, published: false, availability_end_date: '2027-03-09' };

describe('the status of an ad', () => {
  it('is public, private, waiting, filled or expired', () => {
    const cases: [Parameters<typeof statusOf>[0], AdStatus][] = [
      [ad, 'public'],
      [{ ...ad, published: false }, 'private'],
      [waiting, 'waiting'],
      [expired, 'expired'],
      [{ ...ad, filled_on: today }, 'filled'],
      [{ ...expired, filled_on: '2027-03-01' }, 'filled'],
      [{ ...expired, published: true }, 'expired'],
      [{ ...ad, availability_end_date: today }, 'public'],
    ];
    for (const [given, status] of cases) expect(statusOf(given, today)).toBe(status);
  });

  it('names the day that a waiting ad waits for', () => {
    expect(statusText(waiting, 'waiting')).toBe('Wird am 01.04.27 öffentlich');
    expect(statusText(ad, 'public')).toBe('Öffentlich');
  });

  const lock = { reason: 'duplicate', note: 'Siehe Stendal.', since: '' } as const;

  it('tells of the editors’ lock first of all', () => {
    expect(hiddenReasonsOf({ editor_lock: lock, locked: true, verified: false })).toEqual([
      'Von der Redaktion gesperrt: Doppelte Anzeige: Siehe Stendal.',
    ]);
    const other = { ...lock, reason: 'other' } as const;
    expect(hiddenReasonsOf({ editor_lock: other, locked: false, verified: true })).toEqual([
      'Von der Redaktion gesperrt: Siehe Stendal.',
    ]);
  });

  it('tells of the lock first, then of the account', () => {
    expect(hiddenReasonsOf({ editor_lock: null, locked: false, verified: true })).toEqual([]);
    expect(hiddenReasonsOf({ editor_lock: null, locked: true, verified: false })).toEqual([
      'Unternehmen gesperrt, Stellenanzeige in Suche nicht sichtbar',
    ]);
    expect(hiddenReasonsOf({ editor_lock: null, locked: false, verified: false })).toEqual([
      expect.stringMatching(/^Account nicht validiert/),
    ]);
  });

  it('says to editors all that keeps it from the search', () => {
    const nothing = { editor_lock: null, locked: false, validated: true, blocked: false };
    expect(hiddenReasonsOf(nothing)).toEqual([]);
    expect(
      hiddenReasonsOf({ editor_lock: lock, locked: true, validated: false, blocked: true }),
    ).toEqual([
      'Von der Redaktion gesperrt: Doppelte Anzeige: Siehe Stendal.',
      'Unternehmen gesperrt, Stellenanzeige in Suche nicht sichtbar',
      'Account nicht validiert, Stellenanzeige in Suche nicht sichtbar',
      'Berufsbezeichnung gesperrt, Stellenanzeige in Suche nicht sichtbar',
    ]);
  });
});

describe('a branch', () => {
  const place = { street: '', additional: '', postcode: '39576', city: 'Stendal' };

  it('has its town behind its name, unless the name has it', () => {
    expect(branchOf({ company_name: 'Bäckerei', company_address: place })).toBe(
      'Bäckerei, Stendal',
    );
    const named = 'Bäckerei, Filiale Stendal';
    expect(branchOf({ company_name: named, company_address: place })).toBe(named);
    expect(branchOf({ company_name: 'Bäckerei', company_address: null })).toBe('Bäckerei');
  });
});

it.each([
  [{ verified: false }, 'Wartet auf Freigabe'],
  [{ verified: true }, 'Stelle öffentlich'],
  // An import has no account that has to be verified.
  [{ verified: false, validated: true }, 'Stelle öffentlich'],
  [{ published: false, verified: false }, 'Stelle privat'],
  [{ filled_on: '2027-03-01' }, 'Platz besetzt'],
  [{ editor_lock: { reason: 'other', note: 'X', since: '' } as const }, 'Stelle gesperrt'],
])('says of an ad with %o: %s', (values, text) => {
  const ad = {
    published: true,
    waiting: false,
    filled_on: null,
    editor_lock: null,
    availability_start_date: null,
    availability_end_date: null,
  };
  expect(stateText({ ...ad, ...values })).toBe(text);
});
