import { describe, expect, it } from 'vitest';
import { berlinMinute, isWithin, windowText } from './maintenance-window.ts';

const night = {
  display_start_date: '2026-11-21',
  display_start_time: '20:00',
  display_end_date: '2026-11-22',
  display_end_time: '06:00',
};

const showsAt = (moment: string, window = night) =>
  isWithin(window, berlinMinute(new Date(moment)));

describe('the time of a maintenance notice', () => {
  it('begins and ends by the clocks in Germany, its last minute included', () => {
    expect(showsAt('2026-11-21T18:59:59Z')).toBe(false);
    expect(showsAt('2026-11-21T19:00:00Z')).toBe(true);
    expect(showsAt('2026-11-22T05:00:59Z')).toBe(true);
    expect(showsAt('2026-11-22T05:01:00Z')).toBe(false);
  });

  it('is an hour earlier in summer', () => {
    const summer = { ...night, display_start_date: '2026-07-01', display_end_date: '2026-07-02' };
    expect(showsAt('2026-07-01T17:59:59Z', summer)).toBe(false);
    expect(showsAt('2026-07-01T18:00:00Z', summer)).toBe(true);
  });

  it('follows the clocks on the days on which they change', () => {
    const spring = {
      display_start_date: '2027-03-28',
      display_start_time: '01:30',
      display_end_date: '2027-03-28',
      display_end_time: '02:30',
    };
    expect(showsAt('2027-03-28T00:59:59Z', spring)).toBe(true);
    // The clocks go forward to three o'clock.
    expect(showsAt('2027-03-28T01:00:00Z', spring)).toBe(false);
    const autumn = {
      display_start_date: '2027-10-31',
      display_start_time: '02:30',
      display_end_date: '2027-10-31',
      display_end_time: '03:00',
    };
    expect(showsAt('2027-10-31T00:29:59Z', autumn)).toBe(false);
    expect(showsAt('2027-10-31T00:30:00Z', autumn)).toBe(true);
    // The clocks go back to two o'clock.
    expect(showsAt('2027-10-31T01:00:00Z', autumn)).toBe(false);
    expect(showsAt('2027-10-31T01:30:00Z', autumn)).toBe(true);
    expect(showsAt('2027-10-31T02:00:59Z', autumn)).toBe(true);
    expect(showsAt('2027-10-31T02:01:00Z', autumn)).toBe(false);
  });

  it('never comes where nothing is announced', () => {
    const none = {
      display_start_date: null,
      display_start_time: null,
      display_end_date: null,
      display_end_time: null,
    };
    expect(isWithin(none, '2026-11-21 20:00')).toBe(false);
  });

  it('is told from when to when, with the day once where it is one', () => {
    expect(windowText(night)).toBe('21.11.26, 20:00 Uhr bis 22.11.26, 06:00 Uhr');
    expect(
      windowText({ ...night, display_end_date: '2026-11-21', display_end_time: '22:15' }),
    ).toBe('21.11.26, 20:00 Uhr bis 22:15 Uhr');
  });
});
