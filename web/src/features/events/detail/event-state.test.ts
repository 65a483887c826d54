import { describe, expect, it } from 'vitest';
import { upcomingAndPast, savingNote, stateOf } from './event-state.ts';

describe('the state of an event', () => {
  it('is what an editor has decided', () => {
    expect(stateOf({ status: 1, expired: false })).toBe('pending');
    expect(stateOf({ status: 2, expired: false })).toBe('accepted');
    expect(stateOf({ status: 3, expired: false })).toBe('declined');
  });

  it('is expired once it is over, whatever was decided', () => {
    for (const status of [1, 2, 3]) expect(stateOf({ status, expired: true })).toBe('expired');
  });
});

describe('what saving brings about', () => {
  it('is a new check, until which an accepted event stays public as it is', () => {
    expect(savingNote('accepted')).toMatch(/bis dahin bleibt die bisherige Fassung öffentlich/);
    expect(savingNote('declined')).toMatch(/erneut geprüft/);
    expect(savingNote(null)).toBe(savingNote('pending'));
  });
});

describe('events', () => {
  const event = (start_date: string, start_time: string | null, expired = false) => ({
    start_date,
    start_time,
    expired,
  });

  it('come the next one first, and those that are over behind, the latest first', () => {
    const events = [
      event('2027-05-02', '10:00'),
      event('2026-01-01', null, true),
      event('2027-05-02', null),
      event('2026-03-01', null, true),
      event('2027-01-09', '08:00'),
    ];
    const { upcoming, past } = upcomingAndPast(events);
    expect(upcoming).toEqual([events[4], events[2], events[0]]);
    expect(past).toEqual([events[3], events[1]]);
  });
});
