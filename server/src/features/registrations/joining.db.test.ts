import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { requestsOf } from './requests.fixture.ts';

const owner = 'chefin@backwaren.example';
let app: TestApp;
let asEditor: Record<string, string>;
let account: number;
const { rows, ask, addEditor, mails, clear, quedlinburg } = requestsOf(() => app);

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
});

beforeEach(async () => {
  await clear();
  asEditor = await app.as(await addEditor('amt@kammer.example'));
  account = await addUser(app.database, { email: owner });
  await rows(sql`update users set first_name = 'Ida', last_name = 'Korn' where id = ${account}`);
});

/** Adds a branch to the account, by default in the street of the requests. */
async function branch(values: { name?: string; weblink?: string; street?: string } = {}) {
  const { name = 'Bäckerei Kern GmbH', weblink = '', street = 'Breiter Weg 1' } = values;
  const [row] = await rows<{ id: number }>(sql`
    with address as (
      insert into addresses (street, additional, place_id) values (${street}, '', ${await quedlinburg()}) returning id)
    insert into companies (name, weblink, user_id, address_id)
    select ${name}, ${weblink}, ${account}, id from address returning id`);
  return row!.id;
}

const accounts = async (id: number, search = '') =>
  (
    await app.get(
      `companies/request/accounts/${id}/?search=${encodeURIComponent(search)}`,
      asEditor,
    )
  ).body as { id: number; reasons: string[] }[];
const accept = (id: number, body: object) =>
  app.patch(`companies/request/patch/${id}/`, { id, status: 2, ...body }, asEditor);
const branches = () =>
  rows<{ id: number; name: string; street: string }>(sql`
    select c.id, c.name, d.street from companies c join addresses d on d.id = c.address_id
    where c.user_id = ${account} order by c.id`);

describe('accounts that a request can be assigned to', () => {
  it('are those with the same name, website or domain, the best match first', async () => {
    const id = (await ask({
      email: 'azubi@backwaren.example',
      weblink: 'https://www.kern.example/a',
    }))!;
    expect(await accounts(id)).toMatchObject([{ id: account, reasons: ['email'] }]);
    await branch({ weblink: 'kern.example' });
    const other = await addUser(app.database, { email: 'x@kern.example' });
    await rows(
      sql`insert into companies (name, user_id) values ('Kern, Bäckerei', ${other}), ('BÄCKEREI KERN', ${other})`,
    );
    expect(await accounts(id)).toEqual([
      {
        id: account,
        name: 'Ida Korn',
        email: owner,
        reasons: ['name', 'website', 'email'],
        companies: [{ id: expect.any(Number), name: 'Bäckerei Kern GmbH', city: 'Quedlinburg' }],
        branches: 1,
      },
      expect.objectContaining({ id: other, reasons: ['name'], branches: 2 }),
    ]);
  });

  it('exclude addresses of the same mail provider, editors, and accounts that cannot log in', async () => {
    const id = (await ask({ email: 'kern@web.de', weblink: '' }))!;
    await addUser(app.database, { email: 'schmidt@web.de' });
    const gone = await addUser(app.database, { email: 'gone@web.de' });
    await rows(sql`insert into companies (name, user_id) values ('Bäckerei Kern', ${gone})`);
    await rows(sql`update users set active = false where id = ${gone}`);
    expect(await accounts(id)).toEqual([]);
    expect(await accounts(id, 'gone')).toEqual([]);
    expect(await accounts(id, 'amt@kammer')).toEqual([]);
  });

  it('are found by name, address and branches, in any order of words', async () => {
    const id = (await ask({ weblink: '' }))!;
    await branch({ name: 'Müllers Mühle' });
    for (const search of ['ida', 'backwaren.example', 'muellers', 'quedlinburg korn mühle'])
      expect(await accounts(id, search), search).toMatchObject([{ id: account, reasons: [] }]);
    expect(await accounts(id, 'ida magdeburg')).toEqual([]);
  });

  it('are the editors’ alone', async () => {
    const id = (await ask())!;
    const path = `companies/request/accounts/${id}/`;
    expect((await app.get(path)).status).toBe(403);
    expect((await app.get(path, await app.as(account))).status).toBe(403);
  });
});

describe('a request that joins an account', () => {
  it('becomes a further branch with its address, apprenticeships and person, and no account of its own', async () => {
    const first = await branch();
    const baker = await jobNameId(app.database, 'Bäcker/-in');
    const id = (await ask({ Allowed_apprenticeships: [baker] }))!;
    const { status, body } = await accept(id, { join: account });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 4,
      account_status: 4,
      joined: { id: account, name: 'Ida Korn' },
      Allowed_apprenticeships: [{ id: baker }],
    });
    expect(await branches()).toMatchObject([
      { id: first },
      { name: 'Bäckerei Kern', street: 'Markt 3' },
    ]);
    expect(await rows(sql`select email from users where email = 'ute@kern.example'`)).toEqual([]);
    expect(await rows(sql`select purpose from account_links`)).toEqual([]);
    const own = (await app.get('companies/own/', await app.as(account))).body;
    expect(own.find(({ id: one }: { id: number }) => one !== first)).toMatchObject({
      weblink: 'www.kern.example',
      Allowed_apprenticeships: [{ id: baker }],
      contacts: [{ last_name: 'Kern', email: 'ute@kern.example' }],
      Check: { status: 2 },
    });
    expect((await accept(id, { join: account })).status).toBe(409);
  });

  it('is mailed to the owner and to the sender of the request, without the address of the other', async () => {
    await accept((await ask())!, { join: account });
    const [, toOwner, toAsker, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toOwner).toMatchObject({ kind: 'registration-joined', to: owner });
    expect(toOwner!.text).toContain('„Bäckerei Kern“ in Quedlinburg');
    expect(toOwner!.text).not.toMatch(/Ute|ute@|kern\.example/);
    expect(toAsker).toMatchObject({ kind: 'registration-request-joined', to: 'ute@kern.example' });
    expect(toAsker!.text).not.toMatch(/ida|korn|backwaren/i);
    expect(toAsker!.text).not.toContain('token');
  });

  it('stands in the trail with the account', async () => {
    const id = (await ask())!;
    await accept(id, { join: account });
    expect(
      await rows(sql`select subject, action, after from audit_entries order by id`),
    ).toMatchObject([
      { subject: 'company', action: 'created', after: { User: { id: account, name: owner } } },
      {
        subject: 'request',
        action: 'accepted',
        after: { User: { id: account, name: 'Ida Korn' } },
      },
    ]);
  });

  it('may be for an existing branch, which gets the contact person and the apprenticeships in addition', async () => {
    const [baker, cook] = [
      await jobNameId(app.database, 'Bäcker/-in'),
      await jobNameId(app.database, 'Koch/Köchin'),
    ];
    const known = await branch({ name: 'Bäckerei Kern', street: 'Markt 3' });
    await rows(sql`insert into company_allowed_apprenticeships values (${known}, ${cook})`);
    const id = (await ask({ Allowed_apprenticeships: [baker] }))!;
    expect(await accept(id, { join: account })).toMatchObject({
      status: 409,
      body: { code: 'company_owned', current: { id: known } },
    });
    expect((await accept(id, { join: account, take_over: known })).status).toBe(200);
    const [only, ...others] = (await app.get('companies/own/', await app.as(account))).body;
    expect(others).toEqual([]);
    expect(only.Allowed_apprenticeships.map((one: { id: number }) => one.id).sort()).toEqual(
      [baker, cook].sort(),
    );
    expect(only.contacts).toMatchObject([{ last_name: 'Kern' }]);
  });

  it('never takes a branch from another account', async () => {
    const other = await addUser(app.database, { email: 'andere@firma.example' });
    const theirs = await branch({ name: 'Bäckerei Kern', street: 'Markt 3' });
    await rows(sql`update companies set user_id = ${other} where id = ${theirs}`);
    const id = (await ask())!;
    const answer = await accept(id, { join: account, take_over: theirs });
    expect(answer).toMatchObject({ status: 409, body: { code: 'company_owned' } });
    expect(await branches()).toEqual([]);
  });

  it.each([
    ['an editor’s', sql`permission = 2`],
    ['deactivated', sql`active = false`],
    ['gone', null],
  ])('needs an account that is not %s', async (_, change) => {
    if (change) await rows(sql`update users set ${change} where id = ${account}`);
    const id = (await ask())!;
    const answer = await accept(id, { join: change ? account : 999_999 });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { join: ['Dieses Konto kann kein Unternehmen bekommen.'] } },
    });
    expect(await rows(sql`select id from companies`)).toEqual([]);
  });

  it("sends no link to the sender of the request, and is not in the owner's export", async () => {
    const id = (await ask())!;
    await accept(id, { join: account });
    const again = await app.patch(`companies/request/patch/${id}/`, { id, resend: 1 }, asEditor);
    expect(again.status).toBe(409);
    const exported = await app.get('user/own/export/', await app.as(account));
    expect(exported.status).toBe(200);
    expect(exported.body.requests).toEqual([]);
  });
});
