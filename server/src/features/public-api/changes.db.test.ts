import { inject, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, type SQL } from '../../core/database/drizzle.ts';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { untilChangesAreComplete } from './changes.fixture.ts';
import { prunePublicChanges } from './changes-store.ts';

interface ReadChange {
  readonly type: string;
  readonly id: number;
  readonly state: string;
}

let app: TestApp;
let now = testDay;
let company: number;
let ad: number;
let other: number;
let event: number;
let cursor: string;

const ask = (since?: string, limit = 100) =>
  app.http.inject(`/api/public/v1/changes?limit=${limit}${since ? `&since=${since}` : ''}`);

/** Returns the changes since the last call, such as 'ad 5 changed'. */
async function news(): Promise<string[]> {
  await untilChangesAreComplete(app.database);
  return newsNow();
}

async function newsNow(): Promise<string[]> {
  const { data, links, meta } = (await ask(cursor)).json();
  expect(links.next).toBeNull();
  cursor = meta.cursor;
  return data.map(({ type, id, state }: ReadChange) => `${type} ${id} ${state}`).sort();
}

const run = (statement: SQL) => app.database.rows(statement);

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    prepare: async (db) => {
      company = await addCompany(db);
      ad = await addAd(db, { company_id: company });
      other = await addAd(db, { company_id: company });
      const [row] = await db.rows<{ id: number }>(sql`
        insert into events (title, start_date, end_date, start_time, end_time, status, company_id)
        values ('Offene Tür', '2026-12-01', '2026-12-01', '09:00', '11:30', 2, ${company}) returning id`);
      event = row!.id;
    },
  });
});

beforeEach(async () => {
  now = testDay;
  await untilChangesAreComplete(app.database);
  cursor = (await ask()).json().meta.cursor;
});

describe('the changes of the public API', () => {
  it('begin with a cursor, and are empty until something changes', async () => {
    expect((await ask()).json().data).toEqual([]);
    expect(await news()).toEqual([]);
  });

  it('tell an ad that was changed, hidden, shown again and deleted, with its company', async () => {
    const ours = [`company ${company} changed`];
    await run(sql`update job_ads set title = 'Neu' where id = ${other}`);
    expect(await news()).toEqual([`ad ${other} changed`, ...ours]);
    await run(sql`update job_ads set published = false where id = ${other}`);
    expect(await news()).toEqual([`ad ${other} gone`, ...ours]);
    await run(sql`update job_ads set published = true where id = ${other}`);
    expect(await news()).toEqual([`ad ${other} changed`, ...ours]);
    await run(sql`delete from job_ads where id = ${other}`);
    expect(await news()).toEqual([`ad ${other} gone`, ...ours]);
    expect(await news()).toEqual([]);
  });

  it('tell a company that is locked, with all that it offers, and is free again', async () => {
    await run(sql`update companies set locked = true where id = ${company}`);
    const all = [`ad ${ad}`, `company ${company}`, `event ${event}`];
    expect(await news()).toEqual(all.map((one) => `${one} gone`));
    await run(sql`update companies set locked = false where id = ${company}`);
    expect(await news()).toEqual(all.map((one) => `${one} changed`));
    await run(sql`
      update addresses set street = 'Neue Straße 2' where id = (select address_id from companies where id = ${company})`);
    expect(await news()).toEqual(all.map((one) => `${one} changed`));
  });

  it('tell a company whose last ad is deleted, and one whose first ad appears', async () => {
    const small = await addCompany(app.database, { name: 'Klein' });
    expect(await news(), 'not public yet').toEqual([]);
    const only = await addAd(app.database, { company_id: small });
    expect(await news()).toEqual([`ad ${only} changed`, `company ${small} changed`]);
    await run(sql`delete from job_ads where id = ${only}`);
    expect(await news()).toEqual([`ad ${only} gone`, `company ${small} gone`]);
    expect((await app.http.inject(`/api/public/v1/companies/${small}`)).statusCode).toBe(404);
  });

  it('do not contain objects that were never public', async () => {
    const quiet = await addCompany(app.database, { name: 'Still' });
    const draft = await addAd(app.database, {
      company_id: quiet,
      published: false,
      publish_date: null,
    });
    await run(sql`
      insert into events (title, start_date, end_date, status, company_id)
      values ('Ungeprüft', '2026-12-01', '2026-12-01', 1, ${quiet})`);
    await run(sql`update job_ads set title = 'Noch ein Entwurf' where id = ${draft}`);
    expect(await news()).toEqual([]);
  });

  it('tell an event that is withdrawn, and one that is over though nothing was written', async () => {
    await run(sql`update events set status = 1 where id = ${event}`);
    expect(await news()).toEqual([`company ${company} changed`, `event ${event} gone`]);
    await run(sql`update events set status = 2 where id = ${event}`);
    expect(await news()).toEqual([`company ${company} changed`, `event ${event} changed`]);
    // In steps, like a client with a daily request.
    for (let day = 22; day <= 30; day += 1) {
      now = new Date(`2026-11-${day}T10:00:00Z`);
      expect(await news()).toEqual([]);
    }
    now = new Date('2026-12-01T10:31:00Z');
    expect(await news()).toEqual([`company ${company} changed`, `event ${event} gone`]);
    expect(await news()).toEqual([]);
  });

  it('have pages without gaps and repetitions', async () => {
    const added: number[] = [];
    for (let time = 0; time < 7; time += 1)
      added.push(await addAd(app.database, { company_id: company }));
    await untilChangesAreComplete(app.database);
    const told = new Set<string>();
    let path: string | null = `/api/public/v1/changes?limit=3&since=${cursor}`;
    let pages = 0;
    while (path !== null) {
      const { data, links }: { data: ReadChange[]; links: { next: string | null } } = (
        await app.http.inject(path)
      ).json();
      expect(data.length).toBeLessThanOrEqual(3);
      for (const { type, id } of data) told.add(`${type} ${id}`);
      path = links.next && new URL(links.next).pathname + new URL(links.next).search;
      pages += 1;
    }
    expect([...told].sort()).toEqual(
      [...added.map((id) => `ad ${id}`), `company ${company}`].sort(),
    );
    expect(pages).toBeGreaterThan(2);
  });

  it.runIf(inject('templates').kind === 'server')(
    'leave nothing out that a slow transaction writes late',
    async () => {
      let finish = () => {};
      let begun = () => {};
      const started = new Promise<void>((resolve) => (begun = resolve));
      const slow = app.database.transaction(async (tx) => {
        await tx.rows(sql`update job_ads set title = 'Langsam' where id = ${ad}`);
        begun();
        await new Promise<void>((resolve) => (finish = resolve));
      });
      await started;
      const quick = await addAd(app.database, { company_id: await addCompany(app.database) });
      const early = await newsNow();
      expect(early).not.toContain(`ad ${ad} changed`);
      finish();
      await slow;
      const late = [...early, ...(await news())];
      expect(late).toContain(`ad ${ad} changed`);
      expect(late).toContain(`ad ${quick} changed`);
    },
  );
});

describe('a cursor of the changes', () => {
  it('is answered 410 a week later, since changes are deleted', async () => {
    now = new Date(testDay.getTime() + 7 * 86_400_000 - 1000);
    expect((await ask(cursor)).statusCode).toBe(200);
    now = new Date(testDay.getTime() + 7 * 86_400_000 + 1000);
    const { statusCode, body } = await ask(cursor);
    expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([410, 'start_over']);
  });

  it('is answered 410 in another database', async () => {
    const [feed] = await run(sql`select id from public_change_feed`);
    await run(sql`update public_change_feed set id = gen_random_uuid()`);
    expect((await ask(cursor)).statusCode).toBe(410);
    await run(sql`update public_change_feed set id = ${(feed as { id: string }).id}::uuid`);
    expect((await ask(cursor)).statusCode).toBe(200);
  });

  it.each(['x', 'YWZ0ZXIgNQ', Buffer.from("1' 2 3").toString('base64url')])(
    'is refused where it is none: %s',
    async (since) => {
      const { statusCode, body } = await ask(since);
      expect([statusCode, JSON.parse(body).errors[0].source]).toEqual([
        400,
        { parameter: 'since' },
      ]);
    },
  );
});

it('deletes changes after eight days, and none before', async () => {
  await run(sql`update public_changes set changed_at = now() - interval '7 days 23 hours'`);
  await prunePublicChanges(app.database);
  expect((await run(sql`select from public_changes`)).length).toBeGreaterThan(0);
  await run(sql`update public_changes set changed_at = now() - interval '8 days 1 minute'`);
  await expect
    .poll(async () => {
      await prunePublicChanges(app.database);
      return (await run(sql`select from public_changes`)).length;
    })
    .toBe(0);
});
