import { describe, expect, it } from 'vitest';
import {
  branchOf,
  hiddenBecause,
  hindrancesOf,
  statusOf,
  statusText,
  type AdStatus,
} from './ad-status.ts';
import { publishNote } from './publish-note.ts';

const today = '2027-03-10';
const ad = {
  published: true,
  waiting: false,
  availability_start_date: null,
  availability_end_date: null,
};
const waiting = {
  ...ad,
  published: false,
  waiting: true,
  availability_start_date: '2027-04-01',
};
const expired = { ...ad, published: false, availability_end_date: '2027-03-09' };

describe('the status of an ad', () => {
  it('is public, private, waiting or expired', () => {
    const cases: [Parameters<typeof statusOf>[0], AdStatus][] = [
      [ad, 'public'],
      [{ ...ad, published: false }, 'private'],
      [waiting, 'waiting'],
      [expired, 'expired'],
      [{ ...expired, published: true }, 'expired'],
      [{ ...ad, availability_end_date: today }, 'public'],
    ];
    for (const [given, status] of cases) expect(statusOf(given, today)).toBe(status);
  });

  it('names the day that a waiting ad waits for', () => {
    expect(statusText(waiting, 'waiting')).toBe('Wird am 01.04.27 öffentlich');
    expect(statusText(ad, 'public')).toBe('Öffentlich');
  });

  it('tells of the lock first, then of the account', () => {
    expect(hiddenBecause({ locked: false, verified: true })).toBeNull();
    expect(hiddenBecause({ locked: true, verified: false })).toBe(
      'Unternehmen gesperrt, Stellenanzeige in Suche nicht sichtbar',
    );
    expect(hiddenBecause({ locked: false, verified: false })).toMatch(/^Account nicht validiert/);
  });

  it('says to editors all that keeps it from the search', () => {
    const nothing = { locked: false, validated: true, blocked: false };
    expect(hindrancesOf(nothing)).toEqual([]);
    expect(hindrancesOf({ locked: true, validated: false, blocked: true })).toEqual([
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

describe('what saving does', () => {
  const note = (from: string, until: string, before: object | null = null) =>
    publishNote({ from, until }, before as Parameters<typeof publishNote>[1], today);

  it('is told of a new ad by its first day', () => {
    expect(note('', '')).toBe('Wird sofort veröffentlicht');
    expect(note('2027-03-01', '')).toBe('Wird sofort veröffentlicht');
    expect(note(today, '')).toBe('Wird sofort veröffentlicht');
    expect(note('2027-03-11', '')).toBe('Wird am 11.03.27 veröffentlicht');
    expect(note('11.3', '')).toBe('Wird sofort veröffentlicht');
  });

  it('leaves an ad as it is where its first day is not touched', () => {
    expect(note('', '', ad)).toBe('Bleibt öffentlich');
    expect(note('', '', { ...ad, published: false })).toBe('Bleibt privat');
    expect(note('2027-04-01', '', waiting)).toBe('Wird am 01.04.27 veröffentlicht');
  });

  it('publishes an ad anew with another first day, or when it goes on', () => {
    expect(note('2027-05-01', '', ad)).toBe('Wird am 01.05.27 veröffentlicht');
    expect(note('', '', waiting)).toBe('Wird sofort veröffentlicht');
    expect(note('', '2027-12-31', expired)).toBe('Wird sofort veröffentlicht');
  });

  it('publishes nothing whose last day has passed', () => {
    expect(note('', '2027-03-09')).toBe('Ist abgelaufen und wird nicht veröffentlicht');
    expect(note('', today)).toBe('Wird sofort veröffentlicht');
  });
});
