import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../test/stock.ts';
import { csrf } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../core/config/config.ts';
import { testFolder } from '../../core/database/test-database.ts';
import { eventsTest, type EventsTest } from './own-events.fixture.ts';

let test: EventsTest;

beforeAll(async () => {
  test = await eventsTest();
});

beforeEach(async () => {
  test.setClock(testDay);
  for (const table of ['events', 'audit_entries'])
    await test.app.database.rows(sql`delete from ${sql.raw(table)}`);
});

const get = async (path: string) => (await test.app.get(path, test.asEditor)).body;
const list = (query = '') => get(`events/all/?${query}`);
const titles = async (query = '') =>
  (await list(query)).results.map(({ title }: { title: string }) => title);

const entries = () =>
  test.app.database.rows<Record<string, any>>(sql`
    select action, subject, subject_id, subject_name, before, after, reason from audit_entries order by id`);

/** Adds events of every state, one of them over, one deleted. */
async function someEvents() {
  const on = (day: string) => ({ start_date: day, end_date: day });
  const late = await test.post({ title: 'Später', ...on('2027-02-01') });
  const soon = await test.post({ title: 'Bald', ...on('2026-11-25') });
  const shown = await test.post({ title: 'Öffentlich', ...on('2026-12-01') });
  const declined = await test.post({ title: 'Abgelehnt', ...on('2026-12-02') });
  const over = await test.post({ title: 'Vorbei', ...on('2026-11-22') });
  const longOver = await test.post({ title: 'Lange vorbei', ...on('2026-11-21') });
  const gone = await test.post({ title: 'Weg' });
  await test.setStatus(shown, 2);
  await test.setStatus(declined, 3);
  await test.setStatus(over, 2);
  await test.app.patch(`events/patch/${gone}/`, { deleted: true }, test.asCompany);
  test.setClock('2026-11-23T10:00:00Z');
  return { late, soon, gone, longOver };
}

describe('the overview of events', () => {
  it('lists future events first, the next one on top, then past ones', async () => {
    await someEvents();
    expect(await titles()).toEqual([
      'Bald',
      'Öffentlich',
      'Abgelehnt',
      'Später',
      'Vorbei',
      'Lange vorbei',
    ]);
  });

  it('has each event in exactly one state; ticked ones are a union', async () => {
    await someEvents();
    expect(await titles('open=1')).toEqual(['Bald', 'Später']);
    expect(await titles('accepted=1')).toEqual(['Öffentlich']);
    expect(await titles('denied=1')).toEqual(['Abgelehnt']);
    expect(await titles('expired=1')).toEqual(['Vorbei', 'Lange vorbei']);
    expect(await titles('open=1&expired=1')).toHaveLength(4);
    expect((await list('open=1&accepted=1&denied=1&expired=1')).count).toBe(6);
  });

  it('has events of closed branches marked, and in none of the states', async () => {
    const id = await test.post({ Company: test.secondBranch, title: 'Zugemacht' });
    expect(await titles('open=1')).toEqual(['Zugemacht']);
    await test.app.delete(`companies/delete/${test.secondBranch}/`, test.asCompany);
    expect(await titles('open=1&accepted=1&denied=1&expired=1')).toEqual([]);
    expect((await list('search=zugemacht')).results).toMatchObject([{ id, company_closed: true }]);
    expect(await get(`events/all/${id}/`)).toMatchObject({ company_closed: true });
    await test.app.post(`companies/closed/${test.secondBranch}/reopen/`, {}, test.asCompany);
    expect(await get(`events/all/${id}/`)).toMatchObject({ company_closed: false });
  });

  it('has pages, and an empty page past the end', async () => {
    await test.app.database.rows(sql`
      insert into events (title, start_date, end_date)
      select 'Messe ' || n, '2026-12-01', '2026-12-01' from generate_series(1, 23) n`);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}`)));
    expect(pages.map(({ count, results }) => [count, results.length])).toEqual([
      [23, 20],
      [23, 3],
      [23, 0],
    ]);
    const ids = pages.flatMap(({ results }) => results.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(23);
    expect((await test.app.get('events/all/?page=abc', test.asEditor)).status).toBe(400);
  });

  it('is searched by title, company, town and postcode, each word somewhere', async () => {
    await test.post({ title: 'Größte Backstube' });
    await test.post({ title: 'Messe', Company: test.secondBranch });
    await test.post({ title: 'Online', Company: null, digital: true }, test.asEditor);
    const found = await Promise.all(
      [
        'groesste',
        'MESSE 06108',
        'halle messe',
        'elbe',
        'messe stendal',
        'online',
        '%',
        '39576',
      ].map(async (search) => (await list(`search=${encodeURIComponent(search)}`)).count),
    );
    expect(found).toEqual([1, 1, 1, 2, 0, 1, 0, 1]);
  });

  it('gives one of them, unless it is deleted', async () => {
    const { soon, gone } = await someEvents();
    expect(await get(`events/all/${soon}/`)).toMatchObject({
      id: soon,
      title: 'Bald',
      own_address: false,
      company_locked: false,
    });
    for (const id of [gone, 987_654])
      expect((await test.app.get(`events/all/${id}/`, test.asEditor)).status).toBe(404);
  });

  it('distinguishes an own address from that of a locked company', async () => {
    const [place] = await test.app.database.rows<{ id: number }>(
      sql`select id from places limit 1`,
    );
    const address = { street: 'Domplatz 1', City: place?.id };
    const { body } = await test.app.post('address/post/', address, test.asEditor);
    await test.post({ title: 'Dom', Company: test.foreign, Address: body.id }, test.asEditor);
    await test.app.database.rows(
      sql`update companies set locked = true where id = ${test.foreign}`,
    );
    expect((await list()).results[0]).toMatchObject({
      own_address: true,
      company_locked: true,
      Address: { street: 'Domplatz 1' },
    });
  });
});

describe('actions of editors on events', () => {
  it('is in the trail with what it was and is', async () => {
    const id = await test.post({ Company: null, digital: true }, test.asEditor);
    await test.app.patch(`events/patch/${id}/`, { title: 'Neuer Titel' }, test.asEditor);
    await test.app.patch(`events/patch/${id}/`, { title: 'Neuer Titel' }, test.asEditor);
    const path = `events/editor/patch/${id}/`;
    await test.setStatus(id, 1);
    await test.app.patch(path, { status: 3, declined_message: 'Doppelt' }, test.asEditor);
    await test.app.patch(`events/patch/${id}/`, { deleted: true }, test.asEditor);
    const [created, changed, declined, deleted, ...others] = await entries();
    expect(others).toEqual([]);
    const name = 'Tag der offenen Backstube';
    expect(created).toMatchObject({
      action: 'created',
      subject: 'event',
      subject_id: id,
      subject_name: name,
      before: null,
      after: { title: name, digital: true, Company: null, status: { name: 'Akzeptiert' } },
    });
    expect(changed).toMatchObject({ before: { title: name }, after: { title: 'Neuer Titel' } });
    expect(declined).toMatchObject({
      action: 'declined',
      reason: 'Doppelt',
      before: { status: { name: 'In Bearbeitung' } },
      after: { status: { name: 'Abgelehnt' } },
    });
    expect(deleted).toMatchObject({ action: 'deleted', before: { title: 'Neuer Titel' } });
  });

  it('is not noted of companies, nor where it was refused', async () => {
    const id = await test.post();
    await test.app.patch(`events/patch/${id}/`, { title: 'Anders' }, test.asCompany);
    await test.app.patch(`events/editor/patch/${id}/`, { status: 5 }, test.asEditor);
    expect(await entries()).toEqual([]);
  });

  it('shows on the start page of every process at once', async () => {
    const id = await test.post();
    const other = await buildApp({
      config: readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }),
      database: test.app.database,
      clock: () => testDay,
    });
    const shown = async () => {
      const { body } = await other.http.inject({ url: '/api/v1/events/', ...csrf });
      return JSON.parse(body).map((event: { id: number }) => event.id);
    };
    expect(await shown()).toEqual([]);
    await test.app.patch(`events/editor/patch/${id}/`, { status: 2 }, test.asEditor);
    expect(await shown()).toEqual([id]);
    await test.app.patch(`events/patch/${id}/`, { deleted: true }, test.asEditor);
    expect(await shown()).toEqual([]);
    await other.http.close();
  });
});
