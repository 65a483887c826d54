import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { expect, it } from 'vitest';
import { isUndecided, nextToDecide } from './undecided.ts';

const { pending, accepted } = eventStatus;

function event(id: number, values: Partial<OwnEvent> = {}): OwnEvent {
  const open = { status: pending, expired: false, company_closed: false, new_version: null };
  return { id, ...open, ...values } as OwnEvent;
}

it.each([
  ['waits', {}, true],
  ['is over', { expired: true }, false],
  ['is of a closed branch', { company_closed: true }, false],
  ['has been decided on', { status: accepted }, false],
])('knows whether an event that %s is to be decided on', (_, values, expected) => {
  expect(isUndecided(event(1, values))).toBe(expected);
});

it('goes on with the next of the list, then with those that are left', () => {
  const rows = [event(1), event(2), event(3, { status: accepted }), event(4)];
  expect(nextToDecide(2, rows, rows)).toBe(4);
  expect(nextToDecide(4, rows, rows)).toBe(1);
  expect(nextToDecide(1, [event(1)], [event(1, { status: accepted })])).toBeUndefined();
});

it('goes on with what has moved up from the next page', () => {
  const before = [event(1), event(2)];
  expect(nextToDecide(2, before, [event(1), event(9)])).toBe(9);
});
