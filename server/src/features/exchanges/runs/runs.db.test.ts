import { sql } from '../../../core/database/drizzle.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  addExchange,
  everyRow,
  everythingImported,
  forgetImports,
  probe,
  readNow,
  importResultsOf,
  runnerOf,
  runRow,
  sent,
  type Sent,
} from '../../../../test/imports.ts';
import { addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { ExchangeError, type Adapter } from '../adapters/adapter.ts';
import { obsoleteAdPage } from '../pipeline/records/obsolete-record-store.ts';
import { decideHeld, queueRun, requestStop } from './queue/queue.ts';
import type { ImportRunner } from './runner.ts';

let app: TestApp;
let exchange: number;
/** Ads that the exchange sends. */
let ads: Sent[];
let runner: ImportRunner;
const errors: unknown[] = [];

const runnerFor = (adapter: Adapter) =>
  runnerOf(
    { database: app.database, changes: app.changes, onError: (error) => void errors.push(error) },
    adapter,
  );
const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => sent(`a${from + index}`));
const read = (by = runner) => readNow(app.database, by, exchange);
const run = (id: number) => runRow(app.database, id);
const stop = (id: number) => app.database.transaction((tx) => requestStop(tx, id));
/** Returns how many ads with exactly that title a search finds. */
const shown = async (title: string): Promise<number> => {
  const { body } = await app.get(`search/?search_multi_match=${encodeURIComponent(title)}`);
  return body.results.filter((ad: { title: string }) => ad.title === title).length;
};

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  exchange = await addExchange(app.database);
});

beforeEach(async () => {
  errors.length = 0;
  await app.changes.write(forgetImports);
  runner = runnerFor(probe({ ads: () => ads, pageSize: 4 }));
});

afterEach(() => {
  if (errors.length > 0) throw new AggregateError(errors.splice(0), 'not expected');
});

describe('a run', () => {
  it('says what became of each record, and the index has it at once', async () => {
    ads = [
      ...many(9),
      sent('broken', { broken: true }),
      sent('a3', { title: 'Noch einmal' }),
      sent('', { title: 'Ohne Kennung' }),
      sent('untitled', { title: '' }),
      sent('far', { postcode: '80331', town: 'München', state: 'Bayern' }),
    ];
    const id = await read();
    expect(await run(id)).toMatchObject({
      state: 'done',
      reason: '',
      detail: '',
      counts: { created: 9, changed: 0, unchanged: 0, duplicate: 0, rejected: 5, gone: 0 },
    });
    expect(await importResultsOf(app.database, id)).toEqual({
      ...Object.fromEntries(many(9).map((ad) => [ad.id, 'created'])),
      broken: 'rejected unreadable',
      '#11': 'rejected repeated-id',
      '#12': 'rejected no-id',
      untitled: 'rejected no-title',
      far: 'rejected other-state',
    });
    expect(await shown('Ausbildung in der Backstube a7')).toBe(1);
    expect(await shown('Noch einmal')).toBe(0);
  });

  it('writes nothing but its own rows where nothing has changed', async () => {
    ads = [
      ...many(9),
      sent('broken', { broken: true }),
      sent('a3'),
      sent('untitled', { title: '' }),
    ];
    await read();
    const before = await everyRow(app.database);
    const id = await read();
    expect((await run(id)).counts).toMatchObject({ created: 0, unchanged: 9, rejected: 3 });
    expect(await everyRow(app.database)).toEqual(before);
  });

  it('changes what has changed, takes down what is gone, and shows what comes back', async () => {
    ads = many(9);
    await read();
    ads = [sent('a1', { title: 'Neuer Name' }), ...many(7, 2)];
    const second = await read();
    expect((await run(second)).counts).toMatchObject({ changed: 1, unchanged: 7, gone: 1 });
    expect(await importResultsOf(app.database, second)).toMatchObject({
      a1: 'changed',
      a9: 'gone',
    });
    expect([await shown('Neuer Name'), await shown('Ausbildung in der Backstube a9')]).toEqual([
      1, 0,
    ]);
    expect((await run(await read())).counts).toMatchObject({ unchanged: 8, gone: 0 });
    ads = [...ads, sent('a9')];
    expect((await run(await read())).counts).toMatchObject({ unchanged: 8, changed: 1 });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
  });

  it('leaves alone what a company has adopted while it ran', async () => {
    ads = many(8);
    await read();
    ads = many(8).map((ad) => ({ ...ad, text: 'Ein anderer Text.' }));
    const adopting = runnerFor(
      probe({
        ads,
        pageSize: 4,
        onPage: async (page) => {
          if (page === 2) await adopt('a6');
        },
      }),
    );
    const id = await read(adopting);
    expect((await run(id)).counts).toMatchObject({ changed: 7, 'left-alone': 1 });
    expect((await importResultsOf(app.database, id))['a6']).toBe('left-alone adopted');
  });
});

/** Adopts an imported ad, as its company would. */
const adopt = (sourceId: string) =>
  app.changes.write((tx) =>
    tx.rows(sql`update job_ads set external = '' where source_id = ${sourceId}`),
  );

it('a look by the clock queues what is due; a runner that is not started carries nothing out', async () => {
  ads = many(3);
  await app.jobs.find(({ name }) => name === 'exchange-runs')!.run();
  const waiting = await app.database.rows<{ id: number }>(sql`
    select id from exchange_runs where state = 'waiting' and trigger = 'daily' and exchange_id = ${exchange}`);
  expect(waiting).toHaveLength(1);
  await runner.drain();
  expect(await run(waiting[0]!.id)).toMatchObject({ state: 'done', counts: { created: 3 } });
});

describe('a run that brought too little', () => {
  const shrink = async () => {
    ads = many(10);
    await read();
    ads = many(5);
    return read();
  };
  const decide = async (id: number, decision: 'confirm' | 'dismiss') => {
    const editor = await addUser(app.database);
    await app.database.transaction((tx) => decideHeld(tx, id, editor, decision));
    await runner.drain();
  };

  it('is held and takes nothing down before an editor confirms it', async () => {
    const id = await shrink();
    expect(await run(id)).toMatchObject({ state: 'held', reason: 'shrunken' });
    expect((await run(id)).counts).toMatchObject({ unchanged: 5, gone: 0 });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
    const going = await obsoleteAdPage(app.database, id, 1);
    expect(going.results.map(({ title }) => title)).toEqual(
      ['a10', 'a6', 'a7', 'a8', 'a9'].map((name) => `Ausbildung in der Backstube ${name}`),
    );
    expect(going.results[0]).toMatchObject({
      company: 'Mühle Kern GmbH',
      place: '39576 Stendal',
    });
    expect(await obsoleteAdPage(app.database, id, 2)).toEqual({ count: 5, results: [] });
    await decide(id, 'confirm');
    expect(await run(id)).toMatchObject({ state: 'done', reason: 'shrunken' });
    expect((await run(id)).counts).toMatchObject({ unchanged: 5, gone: 5 });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(0);
  });

  it('measures the next by itself once it is confirmed', async () => {
    await decide(await shrink(), 'confirm');
    expect(await run(await read())).toMatchObject({ state: 'done' });
  });

  it('takes nothing down where an editor dismisses it, nor does the next one like it', async () => {
    const id = await shrink();
    await decide(id, 'dismiss');
    expect(await run(id)).toMatchObject({ state: 'dismissed', counts: { gone: 0 } });
    expect(await run(await read())).toMatchObject({ state: 'held', counts: { gone: 0 } });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
  });

  it('is held too where the exchange has announced more', async () => {
    ads = many(9);
    const announcing = runnerFor(probe({ ads: () => ads, pageSize: 4, announced: 10 }));
    const id = await read(announcing);
    expect(await run(id)).toMatchObject({ state: 'held', reason: 'incomplete' });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
  });
});

describe('a run that cannot be finished', () => {
  const failing = (error: Error) =>
    runnerFor(
      probe({
        ads: () => ads,
        pageSize: 4,
        onPage: (page) => {
          if (page === 2) throw error;
        },
      }),
    );

  beforeEach(async () => {
    ads = many(9);
    await read();
    ads = [...many(4), ...many(5, 5).map((ad) => ({ ...ad, text: 'Neu.' }))];
  });

  it('fails for the reason that the exchange gives, without secrets, and takes nothing down', async () => {
    const error = new ExchangeError(
      'refused',
      'HTTP 403 https://probe.example/feed.json?token=geheim',
    );
    const id = await read(failing(error));
    expect(await run(id)).toMatchObject({
      state: 'failed',
      reason: 'refused',
      detail: 'HTTP 403 https://probe.example/feed.json?…',
      counts: { unchanged: 4, changed: 0, gone: 0 },
    });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
  });

  it('fails and is logged where we are to blame', async () => {
    const error = new TypeError('x is undefined');
    const id = await read(failing(error));
    expect(await run(id)).toMatchObject({ state: 'failed', reason: 'internal', detail: '' });
    expect(errors.splice(0)).toEqual([error]);
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
  });

  it('fails before it asks anybody where its settings are incomplete', async () => {
    await app.database.rows(sql`update exchanges set settings = '{}' where id = ${exchange}`);
    const id = await read();
    expect(await run(id)).toMatchObject({ state: 'failed', reason: 'settings', detail: 'url' });
    await app.database.rows(sql`
      update exchanges set settings = '{"url": "https://probe.example/feed.json?token=geheim"}' where id = ${exchange}`);
  });

  it('stops after the batch in which an editor says so, and what came stays', async () => {
    let id = 0;
    const stopping = runnerFor(
      probe({
        ads: () => ads,
        pageSize: 4,
        onPage: async (page) => {
          if (page === 3) await stop(id);
        },
      }),
    );
    id = await app.database.transaction((tx) => queueRun(tx, exchange, 'demand', null));
    await stopping.drain();
    expect(await run(id)).toMatchObject({
      state: 'stopped',
      counts: { unchanged: 4, changed: 4, gone: 0 },
    });
    expect(await shown('Ausbildung in der Backstube a9')).toBe(1);
  });

  it('stops at once while the exchange does not answer', async () => {
    const asked = Promise.withResolvers<void>();
    const hanging = runnerFor(
      probe({
        ads: () => ads,
        pageSize: 4,
        onPage: (page) => {
          if (page !== 2) return;
          asked.resolve();
          return new Promise<never>(() => undefined);
        },
      }),
    );
    const id = await app.database.transaction((tx) => queueRun(tx, exchange, 'demand', null));
    await hanging.start();
    await asked.promise;
    await stop(id);
    await hanging.drain();
    expect(await run(id)).toMatchObject({ state: 'stopped', counts: { unchanged: 4 } });
    await hanging.stop();
  });

  it('goes on in another process at once when its own is told to end', async () => {
    const asked = Promise.withResolvers<void>();
    const hanging = runnerFor(
      probe({
        ads: () => ads,
        pageSize: 4,
        onPage: (page) => {
          if (page !== 2) return;
          asked.resolve();
          return new Promise<never>(() => undefined);
        },
      }),
    );
    const id = await app.database.transaction((tx) => queueRun(tx, exchange, 'demand', null));
    void hanging.drain();
    await asked.promise;
    await hanging.stop();
    expect(await run(id)).toMatchObject({ state: 'waiting', counts: { unchanged: 4 } });
    await runner.drain();
    expect(await run(id)).toMatchObject({ state: 'done', counts: { unchanged: 4, changed: 5 } });
  });
});

describe('while there is no space on the disk', () => {
  const queue = (of: number) => app.database.transaction((tx) => queueRun(tx, of, 'demand', null));
  let hasSpace: boolean;
  const runnerWatching = (onPage?: (page: number) => Promise<void> | undefined) =>
    runnerOf(
      {
        database: app.database,
        changes: app.changes,
        onError: (error) => void errors.push(error),
        hasSpace: () => hasSpace,
      },
      probe({ ads: () => ads, pageSize: 4, ...(onPage && { onPage }) }),
    );

  it('queued runs wait', async () => {
    ads = many(3);
    hasSpace = false;
    const watching = runnerWatching();
    const id = await queue(exchange);
    await watching.drain();
    expect(await run(id)).toMatchObject({ state: 'waiting' });
    hasSpace = true;
    await watching.drain();
    expect(await run(id)).toMatchObject({ state: 'done' });
  });

  it('a run that has begun waits, and goes on where it was', async () => {
    ads = many(9);
    hasSpace = true;
    const other = await addExchange(app.database, { key: 'other' });
    const isFull = Promise.withResolvers<void>();
    const watching = runnerWatching(async (page) => {
      if (page !== 2 || !hasSpace) return;
      hasSpace = false;
      // Any queued run makes the runner check its own runs.
      await queue(other);
      isFull.resolve();
      return new Promise<never>(() => undefined);
    });
    onTestFinished(() => watching.stop());
    const id = await queue(exchange);
    await watching.start();
    await isFull.promise;
    await expect.poll(async () => (await run(id)).state).toBe('waiting');
    expect(await run(id)).toMatchObject({ counts: { created: 4 } });
    await watching.stop();
    // Run alone: two runs would read the same ads at the same time, and the slower one would have the duplicates.
    await runner.drain(id);
    expect(await run(id)).toMatchObject({ state: 'done', counts: { created: 9 } });
  });
});

describe('several processes', () => {
  it('carry each run out once', async () => {
    const keys = ['eins', 'zwei', 'drei'];
    const ids = await Promise.all(keys.map((key) => addExchange(app.database, { key })));
    const asked: string[] = [];
    const runners = [1, 2, 3].map((process) =>
      runnerFor(
        probe({
          ads: () => ads,
          onPage: (_page, { signal }) => {
            expect(signal.aborted).toBe(false);
            asked.push(`process ${process}`);
          },
        }),
      ),
    );
    ads = many(3);
    const runs = await Promise.all(
      ids.map((id) => app.database.transaction((tx) => queueRun(tx, id, 'demand', null))),
    );
    await Promise.all(runners.map((one) => one.drain()));
    const states = await Promise.all(runs.map((id) => run(id)));
    expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(asked).toHaveLength(3);
    const seen = await app.database.rows<{ n: number }>(sql`
      select count(*)::int as n from exchange_import_results where outcome in ('created', 'duplicate')`);
    expect(seen).toEqual([{ n: 9 }]);
    await app.database.rows(sql`delete from exchanges where key in ('eins', 'zwei', 'drei')`);
  });

  it('leave a run to the one that has taken it over: who was suspended writes nothing more', async () => {
    ads = many(9);
    const thief = '7f9c24e8-0000-4000-8000-000000000000';
    let before: unknown;
    const suspended = runnerFor(
      probe({
        ads: () => ads,
        pageSize: 4,
        onPage: async (page) => {
          if (page !== 2) return;
          await app.database.rows(
            sql`update exchange_runs set lease = ${thief}, leased_until = now() + interval '1 minute'`,
          );
          before = [await everyRow(app.database), await everythingImported(app.database)];
        },
      }),
    );
    const id = await read(suspended);
    expect([await everyRow(app.database), await everythingImported(app.database)]).toEqual(before);
    expect(await run(id)).toMatchObject({ state: 'running', counts: { created: 4 } });
    expect(await app.database.rows(sql`select lease from exchange_runs`)).toEqual([
      { lease: thief },
    ]);
    await runner.drain();
    expect(await run(id)).toMatchObject({ state: 'running' });
    await app.database.rows(
      sql`update exchange_runs set leased_until = now() - interval '1 second'`,
    );
    await runner.drain();
    expect(await run(id)).toMatchObject({ state: 'done', counts: { created: 9 } });
  });

  it('do not take a run up again and again that seems to end them', async () => {
    ads = many(9);
    const id = await app.database.transaction((tx) => queueRun(tx, exchange, 'demand', null));
    await app.database.rows(sql`
      update exchange_runs set state = 'running', lease = gen_random_uuid(), leased_until = now() - interval '1 second',
        cursor = '{"resumed": 1}'`);
    await runner.drain();
    expect(await run(id)).toMatchObject({
      state: 'set-aside',
      reason: 'crashed',
      detail: 'nach Datensatz 0',
    });
  });
});
