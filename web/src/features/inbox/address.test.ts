import { inboxKindNames } from '@lehrpfad/contract/inbox/options.ts';
import { expect, it } from 'vitest';
import { keyOf, numberOf } from './address.ts';

it('the address names an item by one number, and nothing by any other', () => {
  for (const kind of inboxKindNames) {
    const key = { kind, id: 4711 };
    expect(keyOf(numberOf(key))).toEqual(key);
  }
  expect(new Set(inboxKindNames.map((kind) => numberOf({ kind, id: 1 }))).size).toBe(
    inboxKindNames.length,
  );
  for (const number of [null, 7, 47_119]) expect(keyOf(number)).toBeNull();
});
