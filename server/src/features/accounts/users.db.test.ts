import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import {
  addAccount,
  forgetEverybody,
  logIn,
  newPassword,
  oldPassword,
  queuedMails,
  visitorOf,
} from './accounts.fixture.ts';
import { createCompanyUser } from './administration/new-accounts.ts';

const email = 'ute@firma.example';
let app: TestApp;
let adminId: number;
let userId: number;
let admin: Awaited<ReturnType<TestApp['as']>>;

const list = async (query: string, headers = admin) =>
  (await app.get(`users/?permission=3&context=user_list&${query}`, headers)).body;
const emails = async (query: string) =>
  (await list(query)).results.map((user: { email: string }) => user.email);
const change = (body: object, id = userId) => app.patch(`user/patch/${id}/`, body, admin);
const trail = async () =>
  (await app.get('audit/?subject=account', admin)).body.results.map(
    ({ action, before, after }: Record<string, unknown>) => [action, before, after],
  );

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
});

beforeEach(async () => {
  await app.changes.write((tx) => tx.script('delete from job_ads; delete from companies'));
  await app.database.rows(sql`delete from audit_entries`);
  await forgetEverybody(app.database);
  adminId = await addAccount(app.database, { email: 'amt@kammer.example', permission: 1 });
  userId = await addAccount(app.database);
  admin = await app.as(adminId);
});

describe('the list of users', () => {
  it('has all about the accounts of companies', async () => {
    const company = await addCompany(app.database, { userId, name: 'Kornhof' });
    expect(await list('')).toEqual({
      count: 1,
      results: [
        {
          id: userId,
          first_name: 'Ute',
          last_name: 'Kern',
          email,
          permission: 3,
          companies: [{ id: company, name: 'Kornhof' }],
          activated: true,
          active: true,
          validated: true,
          two_step: false,
          member_of: null,
          last_updated: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
        },
      ],
    });
  });

  it('is for administrators; editors find names, addresses, and whether somebody can log in', async () => {
    const editor = await app.as(
      await addAccount(app.database, { email: 'eva@kammer.example', permission: 2 }),
    );
    expect((await list('', editor)).detail).toBe('Unpermitted');
    expect((await app.get('users/?permission=3', editor)).body).toEqual({
      count: 1,
      results: [
        { id: userId, first_name: 'Ute', last_name: 'Kern', email, active: true, activated: true },
      ],
    });
  });

  it('is searched in names, addresses and companies, umlauts and case aside', async () => {
    const other = { email: 'info@muehle.example', last_name: 'Öttinger' };
    const id = await addAccount(app.database, other);
    await addCompany(app.database, { userId: id, name: 'Mühle & Söhne' });
    const found = await Promise.all(
      [
        'query=oettinger',
        'query=ÖTTINGER',
        'query=m%C3%BChle',
        'query=ute%20s%C3%B6hne',
        'query=kern',
        'query=ute',
        'query=kern%20muehle',
        'query=%25',
        'query=ute&page=2',
        `id=${id}`,
      ].map(emails),
    );
    const [ute, mill] = [[email], [other.email]];
    expect(found).toEqual([mill, mill, mill, mill, ute, [email, other.email], [], [], [], mill]);
  });

  it('has 20 accounts per page, sorted by last name', async () => {
    for (let number = 10; number < 31; number += 1)
      await addAccount(app.database, {
        email: `info${number}@firma.example`,
        last_name: `Zander ${number}`,
      });
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}`)));
    expect(pages.map(({ count, results }) => [count, results.length])).toEqual([
      [22, 20],
      [22, 2],
      [22, 0],
    ]);
    expect(pages[0].results[0].last_name).toBe('Kern');
    expect(pages[1].results[1].last_name).toBe('Zander 30');
    expect((await list('page=abc')).errors).toEqual({ page: ['Ungültige Seite.'] });
  });
});

describe('an account in the hands of an administrator', () => {
  it('is changed, and both addresses are informed', async () => {
    const body = { id: userId, first_name: 'Uta', last_name: 'Korn', email: 'Uta@firma.example' };
    const changed = { first_name: 'Uta', last_name: 'Korn', email: 'uta@firma.example' };
    expect((await change(body)).body).toMatchObject(changed);
    const before = { first_name: 'Ute', last_name: 'Kern', email };
    expect(await trail()).toEqual([['changed', before, changed]]);
    expect((await queuedMails(app.database)).map(({ to }) => to)).toEqual([
      email,
      'uta@firma.example',
    ]);
    expect((await change({ email: 'amt@kammer.example' })).body.errors).toEqual({
      email: ['Zu dieser Adresse gibt es schon ein Konto.'],
    });
  });

  it('has names and an address of 256 characters at most', async () => {
    const x = 'x'.repeat(257);
    const tooLong = ['Eingabe zu lang, max. 256'];
    expect((await change({ first_name: x, last_name: x, email: x })).body.errors).toMatchObject({
      first_name: tooLong,
      last_name: tooLong,
      email: tooLong,
    });
    const max = 'x'.repeat(256);
    expect((await change({ first_name: max, last_name: max })).status).toBe(200);
  });

  it('gets a new activation link at a new address as long as it is not active', async () => {
    const id = await app.database.transaction((tx) =>
      createCompanyUser(tx, {
        email: 'falsch@firma.example',
        first_name: 'Ina',
        last_name: 'Roth',
        salutation: 2,
      }),
    );
    expect((await list('query=roth')).results).toMatchObject([{ activated: false, active: false }]);
    for (const active of [true, false]) expect((await change({ active }, id)).status).toBe(409);
    await change({ email: 'richtig@firma.example' }, id);
    const [mail] = await queuedMails(app.database);
    expect(mail).toMatchObject({ kind: 'activation', to: 'richtig@firma.example' });
    await visitorOf(app).setPassword(mail!.path);
    expect((await logIn(app, 'richtig@firma.example', newPassword)).status).toBe(200);
  });

  it('is refused as soon as it is deactivated, and accepted after a new login', async () => {
    const { access, refresh } = (await logIn(app, email, oldPassword)).body;
    const hers = { authorization: `Bearer ${access}` };
    expect((await change({ active: false })).body).toMatchObject({ active: false });
    expect((await app.get('user/own/', hers)).body.code).toBe('user_inactive');
    expect((await app.post('token/refresh/', { refresh })).status).toBe(401);
    expect((await logIn(app, email, oldPassword)).body.code).toBe('user_inactive');
    expect((await change({ active: false })).status).toBe(409);

    expect((await change({ active: true })).body).toMatchObject({ active: true });
    expect((await app.get('user/own/', hers)).body.code).toBe('token_not_valid');
    expect((await app.post('token/refresh/', { refresh })).status).toBe(401);
    expect((await logIn(app, email, oldPassword)).status).toBe(200);
    expect(await trail()).toEqual([
      ['reactivated', { active: false }, { active: true }],
      ['deactivated', { active: true }, { active: false }],
    ]);
  });

  it('loses its ads to the public with its validation, and has them back with it', async () => {
    const company = await addCompany(app.database, { userId });
    const ad = await app.changes.write((tx) => addAd(tx, { company_id: company }));
    const found = async () => {
      const search = await app.get(`search/?job_ids=${ad}`);
      const points = await app.get(`mapbox/points/?job_ids=${ad}`);
      return [search.body.count, points.body.results.length];
    };
    const [before] = await app.database.rows<{ id: number }>(
      sql`select coalesce(max(id), 0)::int as id from search_changes`,
    );
    expect(await found()).toEqual([1, 1]);
    expect((await change({ validated: false })).body).toMatchObject({ validated: false });
    expect(await found()).toEqual([0, 0]);
    // Every other process reads these changes.
    expect(
      await app.database.rows(
        sql`select distinct subject, subject_id from search_changes where id > ${before!.id}`,
      ),
    ).toEqual([{ subject: 'job_ad', subject_id: ad }]);
    expect((await change({ validated: false })).status).toBe(409);
    await change({ validated: true });
    expect(await found()).toEqual([1, 1]);
    expect(await trail()).toEqual([
      ['validated', { validated: false }, { validated: true }],
      ['invalidated', { validated: true }, { validated: false }],
    ]);
  });

  it('cannot be deactivated by its own owner, nor by somebody who was just deactivated', async () => {
    expect((await change({ active: false }, adminId)).status).toBe(409);
    const id = await addAccount(app.database, { email: 'zwei@kammer.example', permission: 1 });
    const other = await app.as(id);
    const statuses = await Promise.all([
      change({ active: false }, id),
      app.patch(`user/patch/${adminId}/`, { active: false }, other),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(
      await app.database.rows(sql`select id from users where permission = 1 and active`),
    ).toHaveLength(1);
  });

  it('is validated only where it belongs to a company', async () => {
    expect((await change({ validated: false }, adminId)).status).toBe(409);
    const colleague = await addAccount(app.database, { email: 'neben@kern.example' });
    await app.database.rows(sql`
      insert into account_members (user_id, account_id, role, created_at) values (${colleague}, ${userId}, 'ads', now())`);
    const refused = await change({ validated: false }, colleague);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('mitarbeitet'),
    ]);
    expect((await change({ last_name: 'X' }, 2_000_000_000)).status).toBe(404);
  });
});
