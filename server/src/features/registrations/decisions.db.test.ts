import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../../test/form.ts';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { requestsOf } from './requests.fixture.ts';
import { onActivated, removeAllOf } from './store.ts';

const hourMs = 3_600_000;
let app: TestApp;
let now = testDay;
let asEditor: Record<string, string>;
let asSupport: Record<string, string>;
let bakerId: number;
const { rows, quedlinburg, ask, addEditor, mails, clear } = requestsOf(() => app);

const later = (hours: number) => (now = new Date(now.getTime() + hours * hourMs));

const patch = (id: number, body: object, headers = asEditor) =>
  app.patch(`companies/request/patch/${id}/`, { id, ...body }, headers);
const accept = (id: number, body: object = {}) => patch(id, { status: 2, ...body });

const list = async (query = '') => (await app.get(`companies/request/?${query}`, asEditor)).body;

interface Account {
  id: number;
  email: string;
  active: boolean;
  validated: boolean;
}
const accounts = () =>
  rows<Account>(
    sql`select id, email, active, validated from users where permission = 3 order by id`,
  );
const companies = () =>
  rows<{ id: number; name: string; external: boolean; user_id: number | null }>(
    sql`select id, name, external, user_id from companies order by id`,
  );
const linkCount = async () =>
  (await rows(sql`select id from account_links where purpose = 'activation'`)).length;
/** Returns the tokens of the activation links in mails, in order. */
const tokens = async () =>
  (await mails()).flatMap(
    ({ text }) => /\/konto\/aktivieren\?token=([\w-]+)/.exec(text)?.[1] ?? [],
  );

beforeAll(async () => {
  app = await testApp({ clock: () => now, settings: { SUPPORT_USER: 'hilfe@kammer.example' } });
  bakerId = await jobNameId(app.database, 'Bäcker/-in');
});

beforeEach(async () => {
  now = testDay;
  await clear();
  asEditor = await app.as(await addEditor());
  asSupport = await app.as(await addEditor('hilfe@kammer.example'));
});

/** Adds an imported company at the address of the requests. */
async function imported(company: { userId?: number | null; name?: string } = {}): Promise<number> {
  const id = await addCompany(app.database, {
    userId: null,
    external: true,
    name: 'BÄCKEREI  KERN',
    ...company,
  });
  await rows(sql`
    update addresses set street = 'Markt  3', place_id = ${await quedlinburg()}
    where id = (select address_id from companies where id = ${id})`);
  return id;
}

describe('accepting a request', () => {
  it('makes account, company and contact person, and mails the link that activates', async () => {
    const id = (await ask())!;
    const { status, body } = await accept(id, { Allowed_apprenticeships: [bakerId] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 2,
      account_status: 2,
      resend: 0,
      resend_from: null,
      Allowed_apprenticeships: [{ id: bakerId, name: 'Bäcker/-in' }],
    });
    const [account] = await accounts();
    expect(account).toMatchObject({ email: 'ute@kern.example', active: false, validated: true });
    const own = await app.database.transaction((tx) =>
      tx.rows(
        sql`select name, weblink, external, locked from companies where user_id = ${account!.id}`,
      ),
    );
    expect(own).toEqual([
      { name: 'Bäckerei Kern', weblink: 'www.kern.example', external: false, locked: false },
    ]);
    await rows(sql`update users set active = true, password_hash = 'x' where id = ${account!.id}`);
    const [company] = (await app.get('companies/own/', await app.as(account!.id))).body;
    expect(company).toMatchObject({
      Address: { street: 'Markt 3', City: { city: 'Quedlinburg', postcode: '06484' } },
      contacts: [{ first_name: 'Ute', last_name: 'Kern', email: 'ute@kern.example' }],
      Allowed_apprenticeships: [{ id: bakerId }],
    });
    const sent = await mails();
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['registration-received', 'ute@kern.example'],
      ['registration-accepted', 'ute@kern.example'],
    ]);
    expect(await tokens()).toHaveLength(1);
  });

  it('reads the form that the specified client sends', async () => {
    const id = (await ask())!;
    const fields = { id: String(id), status: '2', Allowed_apprenticeships: [String(bakerId)] };
    const path = `companies/request/patch/${id}/`;
    const { body } = await app.send('PATCH', path, formOf({ fields }), asEditor);
    expect(body).toMatchObject({ status: 2, Allowed_apprenticeships: [{ id: bakerId }] });
  });

  it('keeps the requested apprenticeships if the editor names none', async () => {
    const id = (await ask({ Allowed_apprenticeships: [bakerId] }))!;
    expect((await accept(id)).body.Allowed_apprenticeships).toEqual([
      { id: bakerId, name: 'Bäcker/-in' },
    ]);
  });

  it('leaves nothing behind where it is refused', async () => {
    const id = (await ask())!;
    const before = await mails();
    for (const wrong of [{ Allowed_apprenticeships: [999_999] }, { take_over: 999_999 }]) {
      const answer = await accept(id, wrong);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(wrong)]);
    }
    expect([await accounts(), await companies(), await linkCount()]).toEqual([[], [], 0]);
    expect(await rows(sql`select id from contact_persons`)).toEqual([]);
    expect(await mails()).toEqual(before);
    expect((await list('open=1')).count).toBe(1);
  });

  it('happens once, however many editors press at once', async () => {
    const id = (await ask())!;
    const answers = await Promise.all([accept(id), patch(id, { status: 3 }), accept(id)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body).toMatchObject({ code: 'conflict', current: { id } });
    expect(late.body.current.status).not.toBe(1);
    expect((await mails()).length).toBe(2);
    expect((await accounts()).length).toBe((await companies()).length);
  });

  it('is the editors’ alone, and needs a request', async () => {
    const id = (await ask())!;
    const asCompany = await app.as(await addUser(app.database));
    expect((await patch(id, { status: 2 }, asCompany)).status).toBe(403);
    expect((await patch(id, { status: 2 }, {})).status).toBe(403);
    expect((await accept(999_999)).status).toBe(404);
    expect((await patch(id, {})).status).toBe(400);
    expect((await patch(id, { status: 2, resend: 1 })).status).toBe(400);
    expect((await patch(id, { status: 4 })).status).toBe(400);
  });
});

describe('an imported company of the same name and address', () => {
  it('is taken over with its ads and contact persons, which search shows on', async () => {
    const companyId = await imported();
    await rows(
      sql`insert into contact_persons (company_id, last_name) values (${companyId}, 'Import')`,
    );
    const ad = await app.changes.write((tx) =>
      addAd(tx, { company_id: companyId, external: 'BA', title: 'Zuckerbäcker' }),
    );
    const found = async () => (await app.get('search/?search_multi_match=zuckerbäcker')).body.count;
    expect(await found()).toBe(1);
    const id = (await ask({ name: 'Bäckerei Kern', street: 'Markt 3' }))!;
    expect((await accept(id)).status).toBe(200);
    const [account] = await accounts();
    expect(await companies()).toEqual([
      { id: companyId, name: 'BÄCKEREI  KERN', external: false, user_id: account!.id },
    ]);
    await rows(sql`update users set active = true, password_hash = 'x' where id = ${account!.id}`);
    const [company] = (await app.get('companies/own/', await app.as(account!.id))).body;
    expect(company.jd.map((one: { id: number }) => one.id)).toEqual([ad]);
    expect(company.contacts.map((one: { last_name: string }) => one.last_name)).toEqual([
      'Import',
      'Kern',
    ]);
    expect(await found()).toBe(1);
  });

  it('is given to the first of two requests that are accepted at once', async () => {
    const companyId = await imported();
    const one = (await ask())!;
    const two = (await ask({ email: 'zwei@kern.example' }))!;
    const answers = await Promise.all([accept(one), accept(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({ code: 'company_owned', current: { id: companyId } });
    expect(await accounts()).toHaveLength(1);
  });

  it('is left alone where the editor wants a new one all the same', async () => {
    const companyId = await imported();
    await accept((await ask())!, { take_over: 0 });
    const [account] = await accounts();
    expect(await companies()).toEqual([
      expect.objectContaining({ id: companyId, external: true, user_id: null }),
      expect.objectContaining({ name: 'Bäckerei Kern', external: false, user_id: account!.id }),
    ]);
  });

  it('may be another one that the editor names', async () => {
    const companyId = await imported({ name: 'Kern Backwaren' });
    expect((await accept((await ask())!, { take_over: String(companyId) })).status).toBe(200);
    const [account] = await accounts();
    expect((await companies()).map(({ user_id }) => user_id)).toEqual([account!.id]);
  });
});

describe('a company that has an owner', () => {
  it('is shown to the editor, who may have a new one made', async () => {
    const owner = await addUser(app.database);
    const companyId = await imported({ userId: owner });
    const id = (await ask())!;
    const answer = await accept(id);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'company_owned',
        detail: 'Dieses Unternehmen gehört bereits zu einem Konto.',
        current: { id: companyId, User: { id: owner } },
      },
    });
    expect(await accounts()).toHaveLength(1);
    expect((await accept(id, { take_over: 0 })).status).toBe(200);
    expect(await companies()).toHaveLength(2);
  });

  it('is never taken from its owner', async () => {
    const companyId = await imported({ userId: await addUser(app.database) });
    const before = await companies();
    const answer = await accept((await ask())!, { take_over: companyId });
    expect(answer).toMatchObject({ status: 409, body: { code: 'company_owned' } });
    expect(await companies()).toEqual(before);
  });
});

describe('an e-mail address that has an account by now', () => {
  it('is shown to the editor, and the account gets the company only where that was said', async () => {
    const id = (await ask())!;
    const userId = await addUser(app.database, { email: 'ute@kern.example' });
    const answer = await accept(id);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'account_exists', current: { id: userId, companies: [] } },
    });
    expect(await companies()).toEqual([]);
    const { body } = await accept(id, { take_over: 0 });
    expect(body).toMatchObject({ status: 4, account_status: 4 });
    expect((await companies()).map(({ user_id }) => user_id)).toEqual([userId]);
    expect([await accounts(), await linkCount()]).toMatchObject([[{ id: userId }], 0]);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'registration-received',
      'registration-company-added',
    ]);
  });

  it('that is not activated gets a link along with the company', async () => {
    const id = (await ask())!;
    await rows(
      sql`insert into users (email, permission, validated) values ('ute@kern.example', 3, true)`,
    );
    expect((await accept(id, { take_over: 0 })).body).toMatchObject({
      status: 2,
      account_status: 2,
    });
    expect([await linkCount(), (await tokens()).length]).toEqual([1, 1]);
  });

  it.each([
    ['an editor’s', sql`permission = 2`],
    ['deactivated', sql`active = false`],
  ])('and is %s can get no company at all', async (_, change) => {
    const id = (await ask())!;
    const userId = await addUser(app.database, { email: 'ute@kern.example' });
    await rows(sql`update users set ${change} where id = ${userId}`);
    const answer = await accept(id, { take_over: 0 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'account_exists' } });
    expect(await companies()).toEqual([]);
    expect((await patch(id, { status: 3 })).status).toBe(200);
  });
});

describe('declining a request', () => {
  it('notes the reason and mails it as a quote', async () => {
    const id = (await ask())!;
    const declined_message = 'Ihr Betrieb liegt außerhalb.';
    const { body } = await patch(id, { status: 3, declined_message });
    expect(body).toMatchObject({ status: 3, account_status: 1, declined_message });
    const [, mail] = await mails();
    expect(mail).toMatchObject({ kind: 'registration-declined', to: 'ute@kern.example' });
    expect(mail?.text).toMatch(/\{"quote": ?"Ihr Betrieb liegt außerhalb\."\}/);
    expect([await accounts(), await companies()]).toEqual([[], []]);
  });

  it('needs no reason, and cannot be undone', async () => {
    const id = (await ask())!;
    expect((await patch(id, { status: 3 })).body.declined_message).toBe('');
    expect((await mails())[1]?.text).not.toContain('quote');
    expect((await accept(id)).status).toBe(409);
    expect((await patch(id, { resend: 1 })).status).toBe(409);
  });
});

describe('sending the link again', () => {
  const notSentAgain =
    'Der Einladungslink konnte nicht zugestellt werden. Bitte prüfen Sie, ob diese Aktion innerhalb der letzten 24h bereits verwendet wurde oder versuchen Sie es zu einem späteren Zeitpunkt erneut.';

  it('mails a new link, and older ones die', async () => {
    const id = (await ask())!;
    await accept(id);
    const { status, body } = await patch(id, { resend: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      resend: 1,
      account_status: 2,
      resend_from: new Date(+now + 24 * hourMs).toISOString(),
    });
    expect((await mails())[2]).toMatchObject({ kind: 'registration-link-again' });
    const [old, fresh] = await tokens();
    expect(fresh).not.toBe(old);
    expect(await linkCount()).toBe(1);
  });

  it('works once in 24 hours', async () => {
    const id = (await ask())!;
    await accept(id);
    await patch(id, { resend: 1 });
    later(23.9);
    const early = await patch(id, { resend: 2 });
    expect(early).toMatchObject({ status: 429, body: { detail: notSentAgain } });
    later(0.2);
    expect((await patch(id, { resend: 2 })).body.resend).toBe(2);
    expect((await mails()).length).toBe(4);
  });

  it('works at any time for the support user', async () => {
    const id = (await ask())!;
    await accept(id);
    await patch(id, { resend: 1 });
    const { status, body } = await patch(id, { resend: 2 }, asSupport);
    expect([status, body.resend, body.resend_from]).toEqual([200, 2, null]);
  });

  it('works once for two who press at once', async () => {
    const id = (await ask())!;
    await accept(id);
    const answers = await Promise.all([1, 1].map((resend) => patch(id, { resend }, asSupport)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mails()).length).toBe(3);
  });

  it('works for an invitation that has expired after seven days, but for none that is open or done', async () => {
    const id = (await ask())!;
    expect((await patch(id, { resend: 1 })).body.detail).toBe(notSentAgain);
    await accept(id);
    later(7 * 24 - 0.1);
    expect((await list()).results[0].account_status).toBe(2);
    later(0.1);
    expect((await list()).results[0].account_status).toBe(3);
    expect((await patch(id, { resend: 1 })).body).toMatchObject({ account_status: 2, resend: 1 });
    const [account] = await accounts();
    await app.database.transaction((tx) => onActivated(tx, account!.id));
    expect((await list()).results[0]).toMatchObject({ status: 4, account_status: 4 });
    later(48);
    expect((await patch(id, { resend: 2 })).status).toBe(409);
  });
});

describe('the list of requests', () => {
  it('shows the newest first, and ticked states as a union, done ones as accepted too', async () => {
    for (const status of [1, 2, 3, 4]) {
      later(1);
      const id = await ask({ email: `nr${status}@kern.example`, name: `Nr. ${status}` });
      await rows(sql`update company_requests set status = ${status} where id = ${id}`);
    }
    const names = async (query: string) =>
      (await list(query)).results.map((one: { name: string }) => one.name.slice(-1)).join('');
    expect(await names('')).toBe('4321');
    expect(await names('open=1')).toBe('1');
    expect(await names('accepted=1')).toBe('42');
    expect(await names('denied=1&done=1')).toBe('43');
    expect(await names('accepted=1&done=1')).toBe('42');
    expect(await list('page=2')).toEqual({ count: 4, results: [] });
  });

  it('finds requests by the words of name, person, address and e-mail', async () => {
    await ask();
    await ask({ email: 'info@schmiede.example', name: 'Schmiede Otto', last_name: 'Müller' });
    const names = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).results.map(
        (one: { name: string }) => one.name,
      );
    expect(await names('baeckerei quedlinburg')).toEqual(['Bäckerei Kern']);
    expect(await names('MUELLER')).toEqual(['Schmiede Otto']);
    expect(await names('schmiede.example')).toEqual(['Schmiede Otto']);
    expect(await names('kern & 100%')).toEqual([]);
  });

  it('is the editors’ alone', async () => {
    expect((await app.get('companies/request/')).status).toBe(403);
    const asCompany = await app.as(await addUser(app.database));
    expect((await app.get('companies/request/', asCompany)).status).toBe(403);
  });
});

describe('closing an account', () => {
  it('deletes its requests, under its present address too, and no others', async () => {
    await accept((await ask())!);
    const [account] = await accounts();
    await ask({ email: 'neu@kern.example' });
    const other = await ask({ email: 'andere@kern.example' });
    await rows(sql`update users set email = 'neu@kern.example' where id = ${account!.id}`);
    expect(await app.database.transaction((tx) => removeAllOf(tx, account!.id))).toEqual([]);
    expect((await list()).results.map(({ id }: { id: number }) => id)).toEqual([other]);
  });
});
