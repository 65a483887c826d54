import { isDeepStrictEqual } from 'node:util';
import { sql } from '../src/core/database/drizzle.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/core/config/config.ts';
import type { Database, Queries } from '../src/core/database/database.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../src/core/database/test-database.ts';
import { runServer } from './processes.ts';
import { addAd, addCompany, jobNameId } from './stock.ts';
import {
  adWriter,
  alternativeNames,
  catalogueWriter,
  Dice,
  oneTransaction,
  randomSearches,
  stormNames,
  type Writer,
} from './storm.ts';

// The test starts two processes and makes thousands of changes.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

type Ask = (path: string) => Promise<string>;

const location =
  inject('templates').kind === 'server' ? await testDatabaseLocation('base') : undefined;

async function open(): Promise<Database> {
  if (location === undefined) throw new Error('Only on a server.');
  const database = await openDatabase(location);
  afterTestFile(() => database.close().catch(() => undefined));
  return database;
}

/** Starts an application in this process, with its own connections. */
async function appOnIt(): Promise<{ app: App; ask: Ask }> {
  const config = {
    ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }),
    rateLimits: false,
  };
  const app = await buildApp({ config, database: await open() });
  await app.start({ jobs: false });
  afterTestFile(() => app.close());
  return { app, ask: async (path) => (await app.http.inject(`/api/v1/${path}`)).body };
}

async function processOnIt(): Promise<Ask> {
  const env = {
    DATABASE_URL: location?.databaseUrl,
    DATA_DIR: testFolder(),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  const { url } = await runServer(env);
  return async (path) => (await fetch(`${url}/api/v1/${path}`)).text();
}

/** Returns all pages of a search as they were sent, and its points, sorted because they have no order. */
async function everything(ask: Ask, search: string): Promise<string[]> {
  const points: { id: number }[] = JSON.parse(await ask(`mapbox/points/?${search}`)).results;
  const answers = [JSON.stringify(points.toSorted((a, b) => a.id - b.id))];
  for (let page = 1; ; page += 1) {
    const answer = await ask(`search/?${search}&fields=card&page=${page}`);
    answers.push(answer);
    if (JSON.parse(answer).count <= page * 20) return answers;
  }
}

const suggestions = ['jobnames', 'professions', 'companies'].flatMap((noun) =>
  ['Wander', 'Sturm', 'GmbH', 'Me'].map((text) => `${noun}/search/?search_multi_match=${text}`),
);

/** Waits until each process has shown two more changes: then it has applied all earlier ones. */
async function untilCaughtUp(db: Queries, asks: readonly Ask[]): Promise<void> {
  const id = await addAd(db, {
    title: 'Schlusszeichen 0',
    job_name_id: await jobNameId(db, 'Koch/Köchin'),
  });
  for (const title of ['Schlusszeichen 1', 'Schlusszeichen 2']) {
    await db.rows(sql`update job_ads set title = ${title} where id = ${id}`);
    for (const ask of asks) {
      await expect.poll(() => ask(`search/?fields=card&job_ids=${id}`)).toContain(title);
    }
  }
}

/** Begins a transaction that stays open until its function `end` is called. */
function longTransaction(db: Database, work: (tx: Queries) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const ended = db.transaction(async (tx) => {
    await work(tx);
    begun.resolve();
    await going.promise;
    await work(tx);
  });
  return { begun: begun.promise, end: () => (going.resolve(), ended) };
}

const total = 10_000;
const manyChanges = { timeout: 120_000, interval: 5 };
const perAdWriter = 0.31 * total;
const perCatalogueWriter = 0.07 * total;

describe.runIf(location)('two processes on one database', () => {
  it('agree with an index built afresh after thousands of random changes', async () => {
    const db = await open();
    const alternatives = await alternativeNames(db);
    const names = await Promise.all(stormNames.map((name) => jobNameId(db, name)));
    // The first writer writes like a request and searches at once; no other writer blocks the names of its ads.
    const own = await adWriter(db, 1, names);
    const writers: Writer[] = [
      await adWriter(db, 2, [...names, ...alternatives]),
      await adWriter(db, 3, [...names, ...alternatives]),
      await catalogueWriter(db, alternatives),
    ];
    const longCompany = await addCompany(db, { name: 'Langsam GmbH', userId: null });
    const [first, second, mine] = await Promise.all([processOnIt(), processOnIt(), appOnIt()]);

    let [changes, rolledBack, looked] = [0, 0, 0];
    const count = (done: { changes: number; committed: boolean }) => {
      changes += done.changes;
      if (!done.committed) rolledBack += 1;
      return done.changes;
    };
    const run = async (writer: Writer, seed: number, total: number) => {
      const dice = new Dice(seed);
      for (let left = total; left > 0;)
        left -= count(await oneTransaction(writer, dice, left, (work) => db.transaction(work)));
    };
    const runOwn = async (seed: number, total: number) => {
      const dice = new Dice(seed);
      for (let left = total; left > 0;) {
        const write = (work: (tx: Queries) => Promise<void>) => mine.app.changes.write(work);
        const done = await oneTransaction(own, dice, left, write);
        left -= count(done);
        if (!done.committed || own.touched === undefined) continue;
        looked += 1;
        const [row] = await db.rows<{ title: string; visible: boolean }>(sql`
          select title, a.published and availability_end_date is null and not c.locked
            and coalesce(u.validated, true) as visible
          from job_ads a join companies c on c.id = a.company_id left join users u on u.id = c.user_id
          where a.id = ${own.touched}`);
        const answer = JSON.parse(await mine.ask(`search/?fields=card&job_ids=${own.touched}`));
        const seen = answer.results.map(({ title }: { title: string }) => title);
        expect(seen, 'own change').toEqual(row?.visible ? [row.title] : []);
      }
    };
    let longNumber = 900_000;
    const withLongTransactions = async () => {
      for (const share of [0.3, 0.6]) {
        await expect.poll(() => changes, manyChanges).toBeGreaterThan(share * total);
        const long = longTransaction(db, (tx) =>
          addAd(tx, {
            company_id: longCompany,
            job_name_id: names[0]!,
            title: `Langsam ${(longNumber += 1)}`,
            profession_id: null,
          }),
        );
        await long.begun;
        await expect.poll(() => changes, manyChanges).toBeGreaterThan((share + 0.25) * total);
        await long.end();
      }
    };
    const began = performance.now();
    await Promise.all([
      runOwn(1, perAdWriter),
      ...writers.map((writer, at) =>
        run(writer, at + 2, at < 2 ? perAdWriter : perCatalogueWriter),
      ),
      withLongTransactions(),
    ]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    expect(changes).toBe(total);
    await untilCaughtUp(db, [first, second, mine.ask]);

    const fresh = await appOnIt();
    const searches = randomSearches(new Dice(7), 50);
    const hits: number[] = [];
    let [answers, nextPerimeters] = [0, 0];
    const differences: unknown[] = [];
    for (const search of searches) {
      const expected = await everything(fresh.ask, search);
      for (const [at, ask] of [first, second, mine.ask].entries()) {
        const given = await everything(ask, search);
        if (!isDeepStrictEqual(given, expected)) differences.push({ search, at, given, expected });
      }
      hits.push(JSON.parse(expected[1]!).count);
      answers += expected.length;
      if (expected[1]!.includes('next_perimeter')) nextPerimeters += 1;
    }
    for (const path of suggestions) {
      const expected = await fresh.ask(path);
      for (const [at, ask] of [first, second, mine.ask].entries()) {
        const given = await ask(path);
        if (given !== expected) differences.push({ path, at, given, expected });
      }
    }
    console.log(
      `${changes} changes in ${seconds} s, ${rolledBack} transactions rolled back, ${looked} own changes looked at; ` +
        `${answers} answers compared, hits of ${hits.length} searches: ${hits.toSorted((a, b) => a - b).join(' ')}; ` +
        `${nextPerimeters} named the next perimeter`,
    );
    expect(differences).toEqual([]);
    // The comparison is only meaningful if some searches have hits and others do not.
    expect(hits.filter((number) => number > 20).length).toBeGreaterThan(10);
    expect(nextPerimeters).toBeGreaterThan(1);
    expect(rolledBack).toBeGreaterThan(20);
  });
});
