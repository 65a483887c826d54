import { limits } from '@lehrpfad/contract/core/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { onQuickerDatabase } from '../quicker-database.ts';
import { testDay } from '../stock.ts';
import { testApp } from '../test-app.ts';
import { Calls, mayCall, roles } from './calls.ts';
import { fileFieldsOf, fileKinds } from './files.ts';
import { shapes } from './shapes.ts';
import {
  answerToTooLarge,
  beyond,
  notReached,
  objectionTo,
  objectionToFile,
  rolesOf,
  takingText,
} from './walk.ts';

let calls: Calls;

// Nothing here depends on the kind of database.
describe.runIf(onQuickerDatabase)('hostile texts in calls', () => {
  beforeAll(async () => {
    calls = await Calls.open(await testApp({ clock: () => testDay }));
  });

  it('come as far as what an endpoint does, or stand in the list of those where they do not', async () => {
    const not: string[] = [];
    for (const { endpoint, name, entries } of takingText) {
      const isTextual = endpoint.upload || entries.some(({ part }) => part !== 'params');
      if (endpoint.method === 'DELETE' || !isTextual) continue;
      await calls.logIn(...rolesOf(endpoint));
      const statuses = [];
      for (const role of rolesOf(endpoint)) statuses.push(await calls.make(role, endpoint));
      // 409: the object exists already, or has been decided before.
      if (!statuses.some((status) => status === 200 || status === 409)) not.push(name);
    }
    expect(not.sort()).toEqual(Object.keys(notReached).sort());
  }, 120_000);

  const names = Object.keys(shapes);
  /** Each place gets the next shape in turn; `npm run test:slow` tries all of them. */
  let turn = 0;

  it.each(takingText.map((one) => [one.name, one] as const))(
    '%s answers in time, without failing, and refuses what is too long',
    async (_, { endpoint, entries }) => {
      const [role] = rolesOf(endpoint);
      await calls.logIn(role!);
      for (const entry of entries) {
        const shape = names[(turn += 1) % names.length]!;
        // Only a third of the numbers, dates and choices.
        if (entry.max <= limits.shortValue && turn % 3 > 0) continue;
        const where = `${role} ${entry.part} ${entry.path.join('.')}: ${shape}`;
        const tried = { calls, endpoint, entry, role: role!, shape };
        expect(await objectionTo(tried, [1]), where).toBeUndefined();
      }
      // An unauthorised call is refused before anything except the URL is read.
      const entry = entries.find(({ part }) => part !== 'params');
      const sent = entry && { entry, text: beyond('less than', entry.max) };
      const refused = roles.findLast((one) => !mayCall(one, endpoint));
      if (refused === undefined) return;
      await calls.logIn(refused);
      expect(await calls.make(refused, endpoint, sent)).toBe(403);
    },
  );

  it.each(
    takingText.flatMap(({ endpoint, name }) =>
      fileFieldsOf(endpoint).map((field) => [name, field, endpoint] as const),
    ),
  )('%s answers in time to hostile files as %s', async (_, field, endpoint) => {
    const [role] = rolesOf(endpoint);
    await calls.logIn(role!);
    for (const kind of Object.keys(fileKinds)) {
      const shape = names[(turn += 1) % names.length]!;
      const tried = { calls, endpoint, role: role!, shape };
      expect(
        await objectionToFile(tried, { field, kind }, [2000]),
        `${kind}: ${shape}`,
      ).toBeUndefined();
    }
    expect(await answerToTooLarge({ calls, endpoint, role: role! }, field)).toBe(413);
  });
});
