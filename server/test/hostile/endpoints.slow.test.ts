import { limits } from '@lehrpfad/contract/core/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDay } from '../stock.ts';
import { testApp } from '../test-app.ts';
import { Calls } from './calls.ts';
import type { Entry } from './entries.ts';
import { fileFieldsOf, fileKinds } from './files.ts';
import { shapes } from './shapes.ts';
import { objectionTo, objectionToFile, rolesOf, takingText } from './walk.ts';

/** Fractions of the longest text for which time is measured, and lengths of texts in files. */
const parts = [1 / 16, 1 / 4, 1];
const lengths = [2000, 10_000, 100_000];

const names = Object.keys(shapes);
let turn = 0;

/** All shapes for free texts in the first role that may call; an eighth, in turn, for other values and in the other roles. */
function shapesFor({ max }: Entry, isFirstRole: boolean): readonly string[] {
  if (isFirstRole && max > limits.shortValue) return names;
  turn += 1;
  return names.filter((_, at) => (at + turn) % 8 === 0);
}

let calls: Calls;
beforeAll(async () => {
  calls = await Calls.open(await testApp({ clock: () => testDay }));
});

describe('hostile shapes in every place of a call, as each role that may make it', () => {
  it.each(takingText.map((one) => [one.name, one] as const))(
    '%s',
    async (_, { endpoint, entries }) => {
      for (const [at, role] of rolesOf(endpoint).entries()) {
        await calls.logIn(role);
        for (const entry of entries)
          for (const shape of shapesFor(entry, at === 0)) {
            const tried = { calls, endpoint, entry, role, shape };
            const where = `${role} ${entry.part} ${entry.path.join('.')}: ${shape}`;
            expect.soft(await objectionTo(tried, parts), where).toBeUndefined();
          }
      }
    },
  );
});

describe('every shape in every kind of file', () => {
  it.each(
    takingText.flatMap(({ endpoint, name }) =>
      fileFieldsOf(endpoint).map((field) => [name, field, endpoint] as const),
    ),
  )('%s as %s', async (_, field, endpoint) => {
    const role = rolesOf(endpoint)[0]!;
    await calls.logIn(role);
    for (const kind of Object.keys(fileKinds))
      for (const shape of names) {
        const tried = { calls, endpoint, role, shape };
        const found = await objectionToFile(tried, { field, kind }, lengths);
        expect.soft(found, `${kind}: ${shape}`).toBeUndefined();
      }
  });
});
