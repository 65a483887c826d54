import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

it.each([
  [0, 'einer Minute'],
  [60, 'einer Minute'],
  [61, '2 Minuten'],
  [59 * 60, '59 Minuten'],
  [3600, 'einer Stunde'],
  [3601, '2 Stunden'],
])('says %d seconds as %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
