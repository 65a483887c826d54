import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
import type { Exchange } from '../exchange.ts';
import { Pipeline, apply } from '../pipeline/pipeline.ts';
import { numberRecords, recordsToPlan } from '../pipeline/records/record-ids.ts';
import { contextWith, fixture, heldHttp, readAll } from './reading-all.fixture.ts';
import { textLines } from './text-lines.fixture.ts';

const settings = { url: 'https://lehrstellen.example/frei.txt', pauseMs: 0 };
const today = '2026-11-12';

const read = (body: Buffer | string = fixture('places.txt')) =>
  readAll(textLines, settings, contextWith(heldHttp({ [settings.url]: { body } })));

describe('an adapter made as docs/adding-an-exchange.md says', () => {
  let db: Database;
  let exchange: Exchange;

  beforeAll(async () => {
    db = await testDatabase('base');
    // As the migration of the new kind would do.
    await db.rows(sql`alter table exchanges drop constraint exchanges_kind_check`);
    await db.rows(sql`alter table exchanges add constraint exchanges_kind_check
      check (kind in ('arbeitsagentur', 'xml', 'json', 'career-page', 'upload', 'lines'))`);
    const [row] = await db.rows<Exchange>(sql`
      insert into exchanges (key, name, kind, settings, rank)
      values ('lehrstellen', 'Freie Lehrstellen', 'lines', ${JSON.stringify(settings)}::jsonb, 3)
      returning id, key, name, kind, settings, rank, user_id as "userId"`);
    if (row === undefined) throw new Error('The exchange was not added.');
    exchange = row;
  });

  async function take() {
    const pipeline = new Pipeline({ exchange, adapter: textLines, today: () => today });
    const decisions = await pipeline.plan(
      db,
      recordsToPlan(numberRecords(await read(), 1), new Set(), 0),
    );
    const now = new Date(`${today}T05:00:00Z`);
    const importResults = await db.transaction((tx) => apply(tx, exchange, decisions, now));
    return { writes: decisions.map(({ writes }) => writes), importResults };
  }

  test('reads the records of its exchange', async () => {
    expect(await read()).toMatchObject([
      { externalId: 'L-1', raw: { occupation: 'Tischler/in', town: '39576 Stendal' } },
      { externalId: 'L-2' },
      { externalId: 'L-3' },
      { externalId: '', rejected: 'unreadable', detail: 'nicht zu lesen' },
    ]);
    await expect(read('<html>')).rejects.toMatchObject({ reason: 'unknown-format' });
  });

  test('gets its ads onto the board, with an import result for each record', async () => {
    const { importResults } = await take();
    expect(importResults).toMatchObject([
      {
        externalId: 'L-1',
        outcome: 'created',
        title: 'Ausbildung: Tischler/in',
        company: 'Holzbau Kühn GmbH',
      },
      { externalId: 'L-2', outcome: 'created' },
      { externalId: 'L-3', outcome: 'rejected', reason: 'foreign-place' },
      { outcome: 'rejected', reason: 'unreadable' },
    ]);
    const ads = await db.rows(sql`
      select a.title, a.source_id, a.external, a.source_url, a.job_start, a.published, n.name as job_name
      from job_ads a join job_names n on n.id = a.job_name_id where a.source = ${exchange.name} order by a.source_id`);
    expect(ads).toMatchObject([
      {
        title: 'Ausbildung: Tischler/in',
        source_id: 'L-1',
        external: 'Freie Lehrstellen',
        source_url: 'https://lehrstellen.example/1',
        job_start: '2027-08-01',
        published: true,
        job_name: 'Tischler/-in',
      },
      { source_id: 'L-2', job_start: null, job_name: 'Bäcker/-in' },
    ]);
  });

  test('changes nothing the second time', async () => {
    const { writes, importResults } = await take();
    expect(importResults.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'rejected',
      'rejected',
    ]);
    expect(writes).toEqual([false, false, false, false]);
  });
});
