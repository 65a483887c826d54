import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addExchange,
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
import type { FetchedRecord } from '../adapters/adapter.ts';
import { fullRun } from '../editor/run-store.ts';
import { obsoleteAdPage } from '../pipeline/records/obsolete-record-store.ts';
import { decideHeld } from './queue/queue.ts';
import type { ImportRunner } from './runner.ts';

let app: TestApp;
let exchange: number;
/** Ads that the exchange sends. */
let ads: Sent[];
let runner: ImportRunner;

const parts = () => ({ database: app.database, changes: app.changes });
const many = (count: number, values: Partial<Sent> = {}) =>
  Array.from({ length: count }, (_, index) => sent(`a${index + 1}`, values));
const read = () => readNow(app.database, runner, exchange);
const run = (id: number) => runRow(app.database, id);
const shown = async (): Promise<number> => {
  const [row] = await app.database.rows<{ n: number }>(
    sql`select count(*)::int as n from job_ads where published`,
  );
  return row!.n;
};
const decide = async (id: number, decision: 'confirm' | 'dismiss') => {
  const editor = await addUser(app.database);
  await app.database.transaction((tx) => decideHeld(tx, id, editor, decision));
  await runner.drain();
};

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  exchange = await addExchange(app.database);
});

beforeEach(async () => {
  await app.changes.write(forgetImports);
  runner = runnerOf(parts(), probe({ ads: () => ads, pageSize: 10 }));
});

describe('a run that rejects everything', () => {
  const rejectAll = async () => {
    ads = many(13);
    await read();
    ads = many(13, { title: '' });
    return read();
  };

  it('is held, and takes nothing down before an editor says so', async () => {
    const id = await rejectAll();
    expect(await run(id)).toMatchObject({ state: 'held', counts: { rejected: 13 } });
    expect(await shown()).toBe(13);
    expect(await fullRun(app.database, id)).toMatchObject({ would_go: 13, last_good: 13 });
    const going = await obsoleteAdPage(app.database, id, 1);
    expect(going).toMatchObject({ count: 13, results: { length: 13 } });
    await decide(id, 'confirm');
    expect(await run(id)).toMatchObject({ state: 'done', counts: { rejected: 13, gone: 0 } });
    expect(await shown()).toBe(0);
    expect(await obsoleteAdPage(app.database, id, 1)).toEqual({ count: 0, results: [] });
  });

  it('leaves everything as it was where an editor dismisses it, and is held again', async () => {
    await decide(await rejectAll(), 'dismiss');
    expect(await shown()).toBe(13);
    expect(await run(await read())).toMatchObject({ state: 'held' });
    ads = many(13);
    expect(await run(await read())).toMatchObject({ state: 'done', counts: { unchanged: 13 } });
  });

  it('fails where none of it can even be read, and is not what the next one is measured by', async () => {
    ads = many(13);
    await read();
    ads = many(13, { broken: true });
    const id = await read();
    expect(await run(id)).toMatchObject({ state: 'failed', reason: 'nothing-readable' });
    expect(await shown()).toBe(13);
    expect(await fullRun(app.database, await read())).toMatchObject({ last_good: 13 });
  });
});

describe('a rejected record', () => {
  it('takes its ad down once the run is checked, says that it was shown, and comes back', async () => {
    ads = many(10);
    await read();
    ads = [sent('a1', { title: '' }), ...many(10).slice(1)];
    const id = await read();
    expect(await run(id)).toMatchObject({ state: 'done', counts: { rejected: 1, gone: 0 } });
    expect(await shown()).toBe(9);
    const rows = await app.database.rows(
      sql`select external_id from exchange_import_results where run_id = ${id} and was_shown`,
    );
    expect(rows).toEqual([{ external_id: 'a1' }]);
    expect(await run(await read())).toMatchObject({ counts: { rejected: 1, unchanged: 9 } });
    ads = many(10);
    expect(await run(await read())).toMatchObject({ counts: { changed: 1, unchanged: 9 } });
    expect(await shown()).toBe(10);
  });

  const title = 'Ausbildung in der Backstube a1';
  it.each<[what: string, nameless: FetchedRecord]>([
    ['without its id', { externalId: '', rejected: 'no-id', title }],
    ['broken before its id', { externalId: '', rejected: 'unreadable', detail: 'Zeile 3', title }],
  ])('%s leaves the ad of that title alone', async (_what, nameless) => {
    ads = many(10);
    await read();
    const adapter = probe({ ads: () => ads.slice(1), onPage: () => undefined });
    runner = runnerOf(parts(), {
      ...adapter,
      async *fetch(settings, context) {
        yield* adapter.fetch(settings, context);
        yield { records: [nameless], cursor: null };
      },
    });
    const id = await read();
    expect(await run(id)).toMatchObject({ state: 'done', counts: { rejected: 1, gone: 0 } });
    expect(await shown()).toBe(10);
  });

  it('whose letters are lost changes nothing', async () => {
    ads = many(10);
    await read();
    ads = [sent('a1', { title: 'B\uFFFDcker' }), ...many(10).slice(1)];
    const adapter = probe({ ads: () => ads });
    const lost = { rejected: 'unreadable', detail: 'Zeichensatz', title: 'B\uFFFDcker' } as const;
    runner = runnerOf(parts(), {
      ...adapter,
      normalise: (raw, settings) =>
        JSON.stringify(raw).includes('\uFFFD') ? lost : adapter.normalise(raw, settings),
    });
    const id = await read();
    expect(await run(id)).toMatchObject({ state: 'done', counts: { rejected: 1, unchanged: 9 } });
    expect(await shown()).toBe(10);
  });
});

describe('a run that would take away too much', () => {
  it('is held above 40 %, however much it brings instead', async () => {
    ads = many(10);
    await read();
    const instead = many(10).map(({ id, ...ad }) => ({
      ...ad,
      id: `new-${id}`,
      title: `Neu ${id}`,
    }));
    ads = [...many(10).slice(5), ...instead];
    const id = await read();
    expect(await run(id)).toMatchObject({ state: 'held', reason: 'too-many-gone' });
    expect(await fullRun(app.database, id)).toMatchObject({ would_go: 5 });
    ads = many(10).slice(4);
    expect(await importResultsOf(app.database, id)).not.toHaveProperty('a1');
  });

  it('passes where a small source goes from three to one, and not where nothing is left', async () => {
    ads = many(3);
    await read();
    ads = many(1);
    expect(await run(await read())).toMatchObject({ state: 'done', counts: { gone: 2 } });
    expect(await shown()).toBe(1);
    ads = many(1, { title: '' });
    expect(await run(await read())).toMatchObject({ state: 'held' });
    expect(await shown()).toBe(1);
  });
});
