import { expect, it } from 'vitest';
import { berlinDay, berlinMoment, berlinTimeOfDay } from './clock.ts';

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-21', '11:00'],
  ['2026-11-21T22:59:59Z', '2026-11-21', '23:59'],
  ['2026-11-21T23:00:00Z', '2026-11-22', '00:00'],
  ['2026-07-01T22:00:00Z', '2026-07-02', '00:00'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01', '23:59'],
  ['2028-02-28T23:00:00Z', '2028-02-29', '00:00'],
  ['2028-02-29T22:59:59.999Z', '2028-02-29', '23:59'],
  ['2028-02-29T23:00:00Z', '2028-03-01', '00:00'],
  // The night in which the clocks go forward, and the midnights before and after it.
  ['2027-03-27T22:59:59.999Z', '2027-03-27', '23:59'],
  ['2027-03-27T23:00:00Z', '2027-03-28', '00:00'],
  ['2027-03-28T00:59:59.999Z', '2027-03-28', '01:59'],
  ['2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ['2027-03-28T22:00:00Z', '2027-03-29', '00:00'],
  // The night in which the clocks go back.
  ['2026-10-24T22:00:00Z', '2026-10-25', '00:00'],
  ['2026-10-25T22:59:59.999Z', '2026-10-25', '23:59'],
  ['2026-10-25T23:00:00Z', '2026-10-26', '00:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
])('%s is %s, %s in Germany', (moment, day, time) => {
  expect(berlinDay(new Date(moment))).toBe(day);
  expect(berlinTimeOfDay(new Date(moment))).toBe(time);
});

it('tells the moments of the hour that the clock shows twice apart', () => {
  expect(berlinMoment(new Date('2026-10-25T00:30:05Z'))).toBe('25.10.2026 02:30:05 +02:00');
  expect(berlinMoment(new Date('2026-10-25T01:30:05Z'))).toBe('25.10.2026 02:30:05 +01:00');
});
