import { expect, it } from 'vitest';
import { greetingAt, longDay } from './greeting.ts';

it.each([
  ['2026-11-21T05:30:00Z', 'Guten Morgen'],
  ['2026-11-21T10:30:00Z', 'Guten Tag'],
  ['2026-07-21T16:30:00Z', 'Guten Abend'],
  ['2026-11-21T23:30:00Z', 'Guten Abend'],
])('at %s one says %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting);
});

it('writes a day out', () => {
  expect(longDay('2026-11-21')).toBe('Samstag, der 21. November 2026');
});
