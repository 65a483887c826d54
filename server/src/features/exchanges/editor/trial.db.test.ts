import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addExchange, everyRow, probe, readNow, runnerOf, sent } from '../../../../test/imports.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
import type { Database } from '../../../core/database/database.ts';
import { ExchangeError, type Adapter } from '../adapters/adapter.ts';
import { exchangeToTry, runTrial } from './trial.ts';

let db: Database;
let exchange: number;

beforeAll(async () => {
  db = await testDatabase('base');
  exchange = await addExchange(db);
});

const many = (count: number) => Array.from({ length: count }, (_, at) => sent(`a${at + 1}`));

async function trialOf(adapter: Adapter, milliseconds?: number) {
  const runner = runnerOf({ database: db }, adapter);
  return runTrial(runner, await exchangeToTry(db, exchange), milliseconds);
}

describe('a trial of an exchange', () => {
  it('tells what a run would make of it, what is wrong first, and writes nothing', async () => {
    await readNow(db, runnerOf({ database: db }, probe({ ads: many(3) })), exchange);
    await db.rows(sql`update exchanges set active = false`);
    const before = await everyRow(db);
    const ads = [...many(2).slice(1), sent('new'), sent('a1', { title: '' })];
    expect(await trialOf(probe({ ads }))).toMatchObject({
      state: 'read',
      reason: '',
      records: 3,
      announced: null,
      counts: { created: 1, unchanged: 1, rejected: 1, gone: 1 },
      import_results: [
        { external_id: 'a1', outcome: 'rejected', reason: 'no-title', was_shown: true },
        { external_id: 'new', outcome: 'created' },
        { external_id: 'a3', outcome: 'gone' },
        { external_id: 'a2', outcome: 'unchanged' },
      ],
    });
    expect(await everyRow(db)).toEqual(before);
  });

  it('tells of an ad that is shown, however much is wrong before it', async () => {
    const wrong = Array.from({ length: 25 }, (_, at) => sent(`wrong${at}`, { title: '' }));
    const { import_results: importResults } = await trialOf(
      probe({ ads: [...wrong, sent('a1', { title: '' })] }),
    );
    expect(importResults[0]).toMatchObject({ external_id: 'a1', was_shown: true });
  });

  it('ends with a number of records, and then takes nothing for gone', async () => {
    const {
      state,
      records,
      counts,
      import_results: importResults,
    } = await trialOf(probe({ ads: many(700) }));
    expect([state, records, counts.gone, importResults.length]).toEqual(['partly', 500, 0, 20]);
  });

  it('ends after its time, with what came until then', async () => {
    const hanging = probe({
      ads: many(20),
      pageSize: 10,
      onPage: (page) => (page === 2 ? new Promise<never>(() => undefined) : undefined),
    });
    expect(await trialOf(hanging, 2000)).toMatchObject({ state: 'partly', counts: { gone: 0 } });
  });

  it('tells why an exchange cannot be read, without secrets', async () => {
    const refusing = probe({
      ads: many(1),
      onPage: () => {
        throw new ExchangeError('refused', 'HTTP 403 https://probe.example/feed.json?token=geheim');
      },
    });
    expect(await trialOf(refusing)).toMatchObject({
      state: 'failed',
      reason: 'refused',
      records: 0,
      detail: 'HTTP 403 https://probe.example/feed.json?…',
    });
  });

  it('goes on beside another one of the same exchange', async () => {
    const before = await everyRow(db);
    let begun = 0;
    const { promise: both, resolve } = Promise.withResolvers<void>();
    const waiting = probe({
      ads: [...many(3), sent('neu')],
      // Neither is answered before both have asked.
      onPage: () => {
        begun += 1;
        if (begun === 2) resolve();
        return both;
      },
    });
    const [one, other] = await Promise.all([trialOf(waiting), trialOf(waiting)]);
    expect(one).toMatchObject({ state: 'read', records: 4, counts: { created: 1, unchanged: 3 } });
    expect(other).toEqual(one);
    expect(await everyRow(db)).toEqual(before);
  });

  it('is for what there is to be read', async () => {
    await expect(exchangeToTry(db, 9999)).rejects.toMatchObject({ statusCode: 404 });
    const table = await addExchange(db, { key: 'tabelle', kind: 'upload' });
    await expect(exchangeToTry(db, table)).rejects.toMatchObject({ statusCode: 409 });
  });
});
