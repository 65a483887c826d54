import { sql } from './core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, testDay } from '../test/stock.ts';
import { testApp, type TestApp } from '../test/test-app.ts';
import { addAccount, queuedMails, visitorOf } from './features/accounts/accounts.fixture.ts';
import { requestsOf } from './features/registrations/requests.fixture.ts';

const dayMs = 86_400_000;
/** A different value for each setting, so that the test notices if two are confused. */
const kept = { requests: 100, accounts: 50, audit: 200 };
let app: TestApp;
let now = testDay;
let admin: Record<string, string>;
const { rows, ask, mails, clear } = requestsOf(() => app);

const later = (days: number) => (now = new Date(now.getTime() + days * dayMs));
const run = (name: string) => app.jobs.find((job) => job.name === name)!.run();
const count = async (table: string) =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]!.n;

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    settings: {
      KEEP_DECLINED_REQUESTS_DAYS: String(kept.requests),
      KEEP_UNUSED_ACCOUNTS_DAYS: String(kept.accounts),
      KEEP_AUDIT_DAYS: String(kept.audit),
    },
  });
});

beforeEach(async () => {
  now = testDay;
  await app.changes.write((tx) =>
    tx.script(
      'delete from job_ads; delete from events; delete from editor_invitations; delete from company_requests; delete from companies; delete from addresses',
    ),
  );
  await clear();
  const adminId = await addAccount(app.database, { email: 'amt@kammer.example', permission: 1 });
  admin = await app.as(adminId);
});

describe('a declined request', () => {
  const decline = async (id: number) =>
    app.patch(`companies/request/patch/${id}/`, { id, status: 3, declined_message: 'Nein' }, admin);

  it('stays for its days from the decline on, and goes with what it asked for', async () => {
    const [{ id: jobName } = { id: 0 }] = await rows<{ id: number }>(
      sql`select min(id) as id from job_names where not external`,
    );
    const id = (await ask({ Allowed_apprenticeships: [jobName] }))!;
    later(kept.requests);
    await decline(id);
    later(kept.requests - 1);
    await run('remove-declined-requests');
    expect([
      await count('company_requests'),
      await count('company_request_apprenticeships'),
    ]).toEqual([1, 1]);
    later(2);
    await run('remove-declined-requests');
    expect([
      await count('company_requests'),
      await count('company_request_apprenticeships'),
    ]).toEqual([0, 0]);
  });

  it('is the only one that goes: open and accepted ones stay however old', async () => {
    await ask();
    const accepted = await ask({ email: 'ida@kern.example', name: 'Mühle' });
    await app.patch(`companies/request/patch/${accepted}/`, { id: accepted, status: 2 }, admin);
    later(10 * kept.requests);
    await run('remove-declined-requests');
    expect(await rows(sql`select status from company_requests order by status`)).toEqual([
      { status: 1 },
      { status: 2 },
    ]);
  });
});

describe('an account that nobody has activated', () => {
  const email = 'ute@kern.example';

  /**
   * Accepts a company's request.
   * @returns the ids of its request and account
   */
  async function letIn(): Promise<{ request: number; user: number }> {
    const request = (await ask({ email }))!;
    await app.patch(`companies/request/patch/${request}/`, { id: request, status: 2 }, admin);
    // The database's own clock sets this column, so it is changed here.
    const [user] = await rows<{ id: number }>(
      sql`update users set created_at = ${now.toISOString()} where email = ${email} returning id`,
    );
    return { request, user: user!.id };
  }

  const sendAgain = (id: number, resend: number) =>
    app.patch(`companies/request/patch/${id}/`, { id, resend }, admin);

  const left = async () => {
    const tables = [
      'company_requests',
      'companies',
      'contact_persons',
      'addresses',
      'account_links',
    ];
    const counts = await Promise.all(tables.map(count));
    const users = await rows(sql`select id from users where email = ${email}`);
    return [users.length, ...counts];
  };

  it('goes after its days with company, contact person, address, request, link and mails', async () => {
    await letIn();
    expect(await left()).toEqual([1, 1, 1, 1, 1, 1]);
    later(kept.accounts - 1);
    await run('remove-unused-accounts');
    expect((await left()).slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
    later(2);
    await run('remove-unused-accounts');
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  it('has its days from the last link on', async () => {
    const { request } = await letIn();
    later(kept.accounts - 1);
    expect((await sendAgain(request, 1)).status).toBe(200);
    later(kept.accounts - 1);
    await run('remove-unused-accounts');
    expect((await left())[0]).toBe(1);
    later(2);
    await run('remove-unused-accounts');
    expect((await left())[0]).toBe(0);
  });

  it('stays while somebody holds a link that works, asked for by the way of a forgotten password', async () => {
    await letIn();
    later(kept.accounts + 1);
    await visitorOf(app).send('/konto/passwort-vergessen', { email });
    await run('remove-unused-accounts');
    expect((await left())[0]).toBe(1);
    const [link] = (await queuedMails(app.database)).slice(-1);
    expect((await visitorOf(app).setPassword(link!.path)).status).toBe(303);
    later(10 * kept.accounts);
    await run('remove-unused-accounts');
    expect(await left()).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('leaves to the public what shows all the same, without an owner and without its contact person', async () => {
    const { user } = await letIn();
    const [company] = await rows<{ id: number }>(sql`select id from companies`);
    await addAd(app.database, { company_id: company!.id, title: 'Bleibt stehen' });
    await app.changes.write((tx) => tx.rows(sql`update companies set weblink = ''`));
    later(kept.accounts + 1);
    await run('remove-unused-accounts');
    expect(await rows(sql`select id, user_id from companies`)).toEqual([
      { id: company!.id, user_id: null },
    ]);
    expect(await count('contact_persons')).toBe(0);
    expect(await rows(sql`select id from users where id = ${user}`)).toEqual([]);
    expect((await app.get('search/?search_multi_match=Bleibt')).body.count).toBe(1);
  });

  it('does not bring to light what it hid while it was not validated', async () => {
    const { user } = await letIn();
    const [company] = await rows<{ id: number }>(sql`select id from companies`);
    await addAd(app.database, { company_id: company!.id, title: 'Verborgen' });
    await app.changes.write((tx) =>
      tx.rows(sql`update users set validated = false where id = ${user}`),
    );
    later(kept.accounts + 1);
    await run('remove-unused-accounts');
    expect([await count('companies'), await count('job_ads')]).toEqual([0, 0]);
  });

  it('is not one that has a password, be it switched off, nor one of the staff', async () => {
    await addAccount(app.database, { email: 'aus@firma.example', active: false });
    await addCompany(app.database);
    await rows(sql`update users set created_at = ${testDay.toISOString()}`);
    const before = await count('users');
    later(10 * kept.accounts);
    await run('remove-unused-accounts');
    expect(await count('users')).toBe(before);
  });
});

describe('an invitation that nobody has accepted', () => {
  const invite = () =>
    app.post(
      'editorrequests/post/',
      { first_name: 'Ina', last_name: 'Roth', email: 'ina@kammer.example', salutation: 2 },
      admin,
    );
  const invitations = () => count('editor_invitations');

  it('goes after its days from the last mail on, with that mail', async () => {
    const { id } = (await invite()).body;
    later(kept.accounts - 1);
    await app.patch(`editorrequests/patch/${id}/`, undefined, admin);
    later(kept.accounts - 1);
    await run('remove-unused-invitations');
    expect([await invitations(), (await mails()).length]).toEqual([1, 2]);
    later(2);
    await run('remove-unused-invitations');
    expect([await invitations(), (await mails()).length]).toEqual([0, 0]);
  });
});

it('an entry of the audit trail goes after its days', async () => {
  const write = () =>
    rows(sql`
      insert into audit_entries (at, user_name, action, subject, subject_id, subject_name)
      values (${now.toISOString()}, 'Ute Amt', 'changed', 'company', 1, 'Kern')`);
  await write();
  later(kept.audit - 1);
  await write();
  await run('prune-audit-trail');
  expect(await count('audit_entries')).toBe(2);
  later(2);
  await run('prune-audit-trail');
  expect(await count('audit_entries')).toBe(1);
});

it('a host that no import has asked for an hour is forgotten', async () => {
  // By the clock of the database, like the times of turns.
  await rows(sql`
    insert into import_host_turns (host, place, lease, leased_until, began_at)
    select host, 1, gen_random_uuid(), at, at
    from (values ('alt.example', now() - interval '61 minutes'), ('neu.example', now() - interval '59 minutes')) as v(host, at)`);
  await run('prune-import-turns');
  expect(await rows(sql`select host from import_host_turns`)).toEqual([{ host: 'neu.example' }]);
});
