import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser, jobNameId, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { queuedMails } from '../../accounts/accounts.fixture.ts';

type Headers = Record<string, string>;

let app: TestApp;
let owner: number;
let me: Headers;
let stranger: Headers;
let editor: Headers;
let admin: Headers;
let names: { baker: number; confectioner: number; cook: number };
let branch: number;
let now = testDay;

const staff = async (permission: number, name: string) => {
  const id = await addUser(app.database);
  await app.database.rows(
    sql`update users set permission = ${permission}, first_name = ${name} where id = ${id}`,
  );
  return app.as(id);
};

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await addUser(app.database, { email: 'chefin@firma.example' });
  me = await app.as(owner);
  stranger = await app.as(await addUser(app.database));
  editor = await staff(2, 'Ute');
  admin = await staff(1, 'Ada');
  names = {
    baker: await jobNameId(app.database, 'Bäcker/-in'),
    confectioner: await jobNameId(app.database, 'Konditor/-in'),
    cook: await jobNameId(app.database, 'Koch/Köchin'),
  };
});

beforeEach(async () => {
  now = testDay;
  await app.database.script(
    'delete from companies; delete from mails; delete from audit_entries; delete from attempts',
  );
  branch = await addCompany(app.database, { name: 'Kornhof', userId: owner });
  await app.database.rows(
    sql`insert into company_allowed_apprenticeships values (${branch}, ${names.baker})`,
  );
});

const path = 'companies/apprenticeships/';
const ask = (body: object, headers = me, id = branch) =>
  app.post(`${path}post/${id}/`, body, headers);
const askFor = async (...ids: number[]) =>
  (await ask({ Allowed_apprenticeships: ids })).body as { id: number };
const own = async (headers = me) => (await app.get(`${path}own/`, headers)).body;
const list = async (query = 'open=1') => (await app.get(`${path}?${query}`, editor)).body;
const waiting = async () =>
  (await app.get('statistics/waiting/', editor)).body.apprenticeship_requests;
const decide = (id: number, body: object, headers = editor) =>
  app.patch(`${path}patch/${id}/`, body, headers);
const withdraw = (id: number, headers = me) => app.delete(`${path}delete/${id}/`, headers);
const allowed = async () =>
  (await app.get('companies/own/', me)).body[0].Allowed_apprenticeships.map(
    ({ name }: { name: string }) => name,
  );
const trail = async () =>
  (await app.get(`audit/?subject=company&subject_id=${branch}`, admin)).body.results
    .map(({ action, user_name, before, after, reason }: any) => ({
      action,
      user_name,
      before,
      after,
      reason,
    }))
    .reverse();

describe('a request for apprenticeships', () => {
  it('is listed for editors with all data, and confirmed to the company', async () => {
    const input = {
      Allowed_apprenticeships: [names.confectioner],
      other: 'Brotsommelier',
      message: 'Unsere Meisterin\nfängt im März an.',
    };
    const { status, body } = await ask(input);
    expect(status).toBe(200);
    const seen = {
      id: body.id,
      Company: { id: branch, name: 'Kornhof', city: 'Stendal' },
      Allowed_apprenticeships: [{ id: names.confectioner, name: 'Konditor/-in' }],
      other: input.other,
      message: input.message,
      status: 1,
      Accepted: [],
      answer: '',
      created: testDay.toISOString(),
      decided: null,
    };
    expect(await own()).toEqual([seen]);
    expect(await list()).toEqual({
      count: 1,
      results: [
        {
          ...seen,
          owner: {
            id: owner,
            name: 'chefin@firma.example',
            email: 'chefin@firma.example',
            validated: true,
          },
          Present: [{ id: names.baker, name: 'Bäcker/-in' }],
          decided_by: '',
          Check: { status: 2, reason: '' },
        },
      ],
    });
    expect((await list('search=stendal')).count).toBe(1);
    expect((await list('accepted=1')).count).toBe(0);
    expect(await waiting()).toBe(1);
    expect(await trail()).toEqual([
      {
        action: 'apprenticeships-requested',
        user_name: 'Unternehmenskonto',
        reason: '',
        before: null,
        after: { Asked: seen.Allowed_apprenticeships, other: 'Brotsommelier' },
      },
    ]);
  });

  it('asks for something that the branch does not have and has not asked for', async () => {
    await ask({ Allowed_apprenticeships: [names.cook], other: 'Brotsommelier' });
    const refused = async (body: object) => (await ask(body)).body.errors;
    expect(await refused({ message: 'Bitte!' })).toEqual({
      Allowed_apprenticeships: ['Bitte wählen Sie einen Beruf oder nennen Sie einen.'],
    });
    expect(await refused({ Allowed_apprenticeships: [names.baker, names.cook] })).toEqual({
      Allowed_apprenticeships: [
        'Gehört schon zu dieser Filiale: „Bäcker/-in“. Ist schon angefragt: „Koch/Köchin“.',
      ],
    });
    expect(await refused({ other: 'BROTSOMMELIER' })).toEqual({
      other: ['Dieser Beruf ist schon angefragt.'],
    });
    expect(await refused({ Allowed_apprenticeships: [2_000_000_000] })).toEqual({
      Allowed_apprenticeships: ['Alle Einträge müssen aus der Liste sein'],
    });
    expect(await own()).toHaveLength(1);
  });

  it('is made once, however many press at the same time', async () => {
    const answers = await Promise.all([names.cook, names.cook, names.cook].map(askOnce));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await own()).toHaveLength(1);
  });
  const askOnce = (id: number) => ask({ Allowed_apprenticeships: [id] });

  it('is for branches of one’s own alone', async () => {
    const body = { Allowed_apprenticeships: [names.cook] };
    expect((await ask(body, stranger)).status).toBe(404);
    expect((await ask(body, me, 2_000_000_000)).status).toBe(404);
    expect((await ask(body, editor)).status).toBe(403);
    const { id } = await askFor(names.cook);
    expect((await withdraw(id, stranger)).status).toBe(404);
    expect(await own(stranger)).toEqual([]);
    expect(await own()).toHaveLength(1);
  });

  it('waits only while its account is let in', async () => {
    await askFor(names.cook);
    const validate = (value: boolean) =>
      app.database.rows(sql`update users set validated = ${value} where id = ${owner}`);
    await validate(false);
    expect([await waiting(), (await list()).count]).toEqual([0, 0]);
    await validate(true);
    expect([await waiting(), (await list()).count]).toEqual([1, 1]);
  });

  it('can be withdrawn before the decision, and made again', async () => {
    const { id } = await askFor(names.cook);
    expect((await withdraw(id)).status).toBe(200);
    expect([await own(), await waiting()]).toEqual([[], 0]);
    expect((await withdraw(id)).status).toBe(404);
    expect((await decide(id, { status: 3 })).status).toBe(404);
    const again = await askFor(names.cook);
    await decide(again.id, { status: 3, answer: 'Nein.' });
    const { status, body } = await withdraw(again.id);
    expect([status, body.current.status]).toEqual([409, 3]);
    expect(await own()).toHaveLength(1);
    expect((await trail()).map(({ action }: any) => action)).toEqual([
      'apprenticeships-requested',
      'apprenticeships-withdrawn',
      'apprenticeships-requested',
      'apprenticeships-declined',
    ]);
  });
});

describe('the decision', () => {
  it('gives the branch the chosen occupations, as in the form of editors, and informs its company', async () => {
    const { id } = await askFor(names.confectioner, names.cook);
    const answer = 'Für die Küche fehlt noch die Eignung.';
    const chosen = { Allowed_apprenticeships: [names.confectioner], answer };
    const { status, body } = await decide(id, { status: 2, ...chosen });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 2,
      answer,
      decided_by: 'Ute',
      decided: testDay.toISOString(),
      Accepted: [{ id: names.confectioner, name: 'Konditor/-in' }],
      Present: [{ name: 'Bäcker/-in' }, { name: 'Konditor/-in' }],
    });
    expect(await allowed()).toEqual(['Bäcker/-in', 'Konditor/-in']);
    expect((await own())[0]).toMatchObject({ status: 2, answer });
    expect([await waiting(), (await list('accepted=1')).count]).toEqual([0, 1]);
    const [mail] = await queuedMails(app.database);
    expect([mail?.kind, mail?.to]).toEqual(['apprenticeships-accepted', 'chefin@firma.example']);
    for (const said of ['Konditor/-in', 'Nicht freigegeben wurden:', 'Koch/Köchin', answer])
      expect(mail?.text).toContain(said);
    expect((await trail()).slice(1)).toMatchObject([
      { action: 'changed', user_name: 'Ute', after: { Allowed_apprenticeships: [{}, {}] } },
      {
        action: 'apprenticeships-accepted',
        user_name: 'Ute',
        reason: answer,
        after: { Accepted: [{ name: 'Konditor/-in' }] },
      },
    ]);
  });

  it('may give another job name in place of one that the catalogue does not have', async () => {
    const { body } = await ask({ other: 'Zuckerbäcker' });
    await decide(body.id, { status: 2, Allowed_apprenticeships: [names.confectioner] });
    expect(await own()).toMatchObject([
      { other: 'Zuckerbäcker', Allowed_apprenticeships: [], Accepted: [{ name: 'Konditor/-in' }] },
    ]);
    expect(await allowed()).toEqual(['Bäcker/-in', 'Konditor/-in']);
  });

  it('can be a refusal with a reason, after which the request can be made again', async () => {
    const { id } = await askFor(names.cook);
    const answer = 'Bitte zuerst die Ausbildereignung nachreichen.';
    await decide(id, { status: 3, Allowed_apprenticeships: [names.cook], answer });
    expect(await allowed()).toEqual(['Bäcker/-in']);
    expect(await own()).toMatchObject([{ status: 3, answer, Accepted: [] }]);
    const [mail] = await queuedMails(app.database);
    expect(mail?.kind).toBe('apprenticeships-declined');
    expect(mail?.text).toContain(answer);
    expect((await ask({ Allowed_apprenticeships: [names.cook] })).status).toBe(200);
  });

  it('gives nothing that is in no list, and not nothing', async () => {
    const { id } = await askFor(names.cook);
    await app.database.rows(sql`update job_names set blocked = true where id = ${names.cook}`);
    const refused = async (ids: number[]) =>
      (await decide(id, { status: 2, Allowed_apprenticeships: ids })).body.errors;
    expect(await refused([names.cook])).toEqual({
      Allowed_apprenticeships: ['Alle Einträge müssen aus der Liste sein'],
    });
    expect(await refused([])).toEqual({
      Allowed_apprenticeships: ['Bitte wählen Sie mindestens einen Beruf.'],
    });
    expect([await allowed(), await waiting()]).toEqual([['Bäcker/-in'], 1]);
    await app.database.rows(sql`update job_names set blocked = false where id = ${names.cook}`);
  });

  it('is the one of the editor who is first', async () => {
    const { id } = await askFor(names.cook);
    const both = await Promise.all([
      decide(id, { status: 2, Allowed_apprenticeships: [names.cook] }),
      decide(id, { status: 3, answer: 'Nein.' }, admin),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = both.toSorted((one, other) => one.status - other.status);
    expect(lost?.body.current.status).toBe(won?.body.status);
    expect(await queuedMails(app.database)).toHaveLength(1);
    expect((await allowed()).includes('Koch/Köchin')).toBe(won?.body.status === 2);
  });

  it('is not a company’s', async () => {
    const { id } = await askFor(names.cook);
    const decision = { status: 2, Allowed_apprenticeships: [names.cook] };
    expect((await decide(id, decision, me)).status).toBe(403);
    expect((await app.get(path, me)).status).toBe(403);
  });
});

/** Default of `KEEP_DECLINED_REQUESTS_DAYS`. */
const keptDays = 183;

describe('the retention of a request', () => {
  const left = async () =>
    (await app.database.rows(sql`select id from apprenticeship_requests`)).length;

  it('sleeps with its branch while that is closed', async () => {
    const { id } = await askFor(names.cook);
    await app.delete(`companies/delete/${branch}/`, me);
    expect([await waiting(), (await list()).count, await own()]).toEqual([0, 0, []]);
    expect((await decide(id, { status: 3 })).status).toBe(404);
    await app.post(`companies/closed/${branch}/reopen/`, {}, me);
    expect([await waiting(), (await own()).length]).toEqual([1, 1]);
  });

  it('does not go to another account with its branch', async () => {
    await askFor(names.cook);
    await app.patch(`companies/patch/${branch}/`, { User: owner }, editor);
    expect(await left()).toBe(1);
    const next = await addUser(app.database);
    await app.patch(`companies/patch/${branch}/`, { User: next }, editor);
    expect(await left()).toBe(0);
  });

  it('is kept after the decision as long as declined company requests', async () => {
    await askFor(names.confectioner);
    const { id } = await askFor(names.cook);
    await decide(id, { status: 3 });
    const clean = () => app.jobs.find(({ name }) => name === 'remove-declined-requests')!.run();
    now = new Date(testDay.getTime() + (keptDays - 1) * 86_400_000);
    await clean();
    expect(await left()).toBe(2);
    now = new Date(testDay.getTime() + (keptDays + 1) * 86_400_000);
    await clean();
    expect(await left()).toBe(1);
  });
});
