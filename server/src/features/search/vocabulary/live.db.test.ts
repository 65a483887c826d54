import { describe, expect, inject, it } from 'vitest';
import { addAd, addCompany, jobNameId, testDay } from '../../../../test/stock.ts';
import { buildApp, type App } from '../../../app.ts';
import { readConfig } from '../../../core/config/config.ts';
import { openDatabase } from '../../../core/database/open-database.ts';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../../../core/database/test-database.ts';
import { addEntry, changeEntry, removeEntry } from './service.ts';

const location = await testDatabaseLocation('base');

/** A complete server, as one of several processes. */
async function startApp(): Promise<App> {
  const config = {
    ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }),
    rateLimits: false,
  };
  const app = await buildApp({
    config,
    database: await openDatabase(location),
    clock: () => testDay,
  });
  afterTestFile(() => app.close());
  return app;
}

interface Answer {
  readonly results: { id: number }[];
  readonly left_out?: string[];
}

async function answerTo(app: App, text: string): Promise<Answer> {
  const url = `/api/v1/search/?fields=card&search_multi_match=${encodeURIComponent(text)}`;
  const response = await app.http.inject({ method: 'GET', url });
  return response.json<Answer>();
}

const foundBy = async (app: App, text: string) =>
  (await answerTo(app, text)).results.map(({ id }) => id);

const leftOutOf = async (app: App, text: string) => (await answerTo(app, text)).left_out;

/** Words that neither an ad nor the shipped vocabulary contains. */
const made = { word: 'Quarzflummel', noise: 'Wupptidupp', short: 'Qx' };

describe('search', async () => {
  const app = await startApp();
  const baker = await addAd(app.database);
  const titled = await addAd(app.database, {
    title: 'Helfer für Qx',
    details: '',
    company_id: await addCompany(app.database, { name: 'Elbe Stahl' }),
    job_name_id: await jobNameId(app.database, 'Metallbauer/-in'),
  });
  await app.start({ jobs: false });
  const write = app.changes.write.bind(app.changes);

  it('heeds what an editor wrote the very next time', async () => {
    expect(await foundBy(app, made.word)).toEqual([]);
    const { id } = await write((tx) =>
      addEntry(tx, { kind: 'synonym', term: made.word, meanings: ['Bäcker'], brafo: [] }),
    );
    expect(await foundBy(app, made.word)).toEqual([baker]);
    await write((tx) => changeEntry(tx, id, { meanings: ['Metallbauer'] }));
    expect(await foundBy(app, made.word)).toEqual([titled]);
    await write((tx) => removeEntry(tx, id));
    expect(await foundBy(app, made.word)).toEqual([]);
  });

  it('drops what has become noise', async () => {
    expect(await leftOutOf(app, `Bäcker ${made.noise}`)).toEqual([made.noise]);
    await write((tx) => addEntry(tx, { kind: 'noise', term: made.noise, meanings: [], brafo: [] }));
    expect(await foundBy(app, `Bäcker ${made.noise}`)).toEqual([baker]);
    expect(await leftOutOf(app, `Bäcker ${made.noise}`)).toBeUndefined();
  });

  it('no longer drops a short word that is kept', async () => {
    expect(await leftOutOf(app, `Bäcker ${made.short}`)).toBeUndefined();
    await write((tx) => addEntry(tx, { kind: 'kept', term: made.short, meanings: [], brafo: [] }));
    expect(await foundBy(app, made.short)).toEqual([titled]);
    expect(await leftOutOf(app, `Bäcker ${made.short}`)).toHaveLength(1);
  });

  it.runIf(inject('templates').kind === 'server')(
    'of another process heeds it before it would have looked by itself',
    async () => {
      const other = await startApp();
      await other.start({ jobs: false });
      expect(await foundBy(other, 'Zwirbelknack')).toEqual([]);
      await write((tx) =>
        addEntry(tx, { kind: 'synonym', term: 'Zwirbelknack', meanings: ['Bäcker'], brafo: [] }),
      );
      await expect.poll(() => foundBy(other, 'Zwirbelknack')).toContain(baker);
    },
  );
});
