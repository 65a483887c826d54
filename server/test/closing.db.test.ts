import { sql } from '../src/core/database/drizzle.ts';
import { expect, inject, it } from 'vitest';
import { addAccount, oldPassword } from '../src/features/accounts/accounts.fixture.ts';
import { addCompany, jobNameId, testDay } from './stock.ts';
import { testApp } from './test-app.ts';

/** The embedded database runs one statement after the other. */
const onServer = inject('templates').kind === 'server';

it.runIf(onServer)(
  'an account that is closed while it is in use is gone, and no call fails by it',
  async () => {
    const app = await testApp({ clock: () => testDay });
    const db = app.database;
    const idOf = async (statement: ReturnType<typeof sql>) =>
      (await db.rows<{ id: number }>(statement))[0]!.id;
    const userId = await addAccount(db);
    const company = await addCompany(db, { userId });
    const place = await idOf(sql`select place_id as id from addresses limit 1`);
    const me = await app.as(userId);
    const baker = await jobNameId(db, 'Bäcker/-in');
    const ad = { title: 'Praktikum', job_type: 1, Job_name: baker, details: '<p>Brot</p>' };
    const profession = await idOf(sql`select id from professions order by id limit 1`);
    const day = { start_date: '2027-01-01', end_date: '2027-01-01' };
    const calls = [
      () =>
        app.post(
          'jobdescriptions/post/',
          { ...ad, Profession: profession, Companies: [company] },
          me,
        ),
      () => app.post('events/post/', { title: 'Tag', ...day, Company: company }, me),
      () =>
        app.post('companies/post/', { name: 'Neu', Address: { street: 'Markt', City: place } }, me),
      () =>
        app.post(
          'contactpersons/post/',
          { last_name: 'Kern', phone: '1', email: 'k@f.example' },
          me,
        ),
      () => app.patch('user/patch/own/', { setup_complete: true }, me),
      () => app.patch(`companies/patch/${company}/`, { weblink: 'www.kern.example' }, me),
    ];
    const closing = app.post('user/own/close/', { password: oldPassword }, me);
    const statuses: number[] = [];
    const state = { isOver: false };
    void closing.finally(() => (state.isOver = true));
    const goOn = async (call: () => Promise<{ status: number }>) => {
      while (!state.isOver) statuses.push((await call()).status);
      statuses.push((await call()).status);
    };
    await Promise.all(calls.map(goOn));
    expect((await closing).status).toBe(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const left = await db.rows(sql`
    select id from companies union all select id from contact_persons union all select id from job_ads
    union all select id from events union all select id from users`);
    expect(left).toEqual([]);
  },
);
