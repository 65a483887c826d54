import { registrationForm } from '@lehrpfad/contract/registrations/registrations.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../test/test-app.ts';
import { RateLimiter } from '../../core/security/rate-limiter.ts';
import { render, type Database, type Queries } from '../../core/database/database.ts';
import { requestsOf } from './requests.fixture.ts';
import { requestAccount } from './service.ts';

let app: TestApp;
let now = testDay;
const { rows, form, ask, mails, clear } = requestsOf(() => app);

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

const post = async (values: object = {}, remoteAddress = '192.0.2.1') => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/companies/request/post/',
    remoteAddress,
    ...csrf,
    payload: await form(values),
  });
  return { status: answer.statusCode, body: answer.json() };
};

const count = async () =>
  (await rows<{ count: number }>(sql`select count(*)::int as count from company_requests`))[0]!
    .count;

const kinds = async () => (await mails()).map(({ kind }) => kind);

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
});

beforeEach(async () => {
  now = testDay;
  await clear();
});

describe('a request to be let in', () => {
  it('is stored as it was sent, and its address gets a mail', async () => {
    const baker = await jobNameId(app.database, 'Bäcker/-in');
    const answer = await post({ email: ' UTE@Kern.example ', Allowed_apprenticeships: [baker] });
    expect(answer).toEqual({ status: 200, body: {} });
    const [request] = await rows(sql`
      select name, email, phone, weblink, salutation, first_name, last_name, street, status, account_status, user_id
      from company_requests`);
    expect(request).toEqual({
      name: 'Bäckerei Kern',
      email: 'ute@kern.example',
      phone: '03946 123',
      weblink: 'www.kern.example',
      salutation: 2,
      first_name: 'Ute',
      last_name: 'Kern',
      street: 'Markt 3',
      status: 1,
      account_status: 1,
      user_id: null,
    });
    expect(await rows(sql`select job_name_id from company_request_apprenticeships`)).toEqual([
      { job_name_id: baker },
    ]);
    expect(await mails()).toMatchObject([
      { kind: 'registration-received', to: 'ute@kern.example' },
    ]);
  });

  it('needs no salutation and no website', async () => {
    expect((await post({ salutation: undefined, weblink: undefined })).status).toBe(200);
    expect(await rows(sql`select salutation, weblink from company_requests`)).toEqual([
      { salutation: 1, weblink: '' },
    ]);
  });

  it.each([
    [{ name: 'x'.repeat(51) }, { name: ['Max. 50 Zeichen!'] }],
    [{ name: ' ' }, { name: ['Pflichtfeld!'] }],
    [{ first_name: '' }, { first_name: ['Pflichtfeld!'] }],
    [{ last_name: 'x'.repeat(31) }, { last_name: ['Max. 30 Zeichen!'] }],
    [{ phone: '' }, { phone: ['Pflichtfeld!'] }],
    [{ email: 'ute' }, { email: ['Keine E-mail'] }],
    [{ email: `${'u'.repeat(50)}@kern.example` }, { email: ['Max. 50 Zeichen!'] }],
    [{ City: 999_999 }, { City: ['Keine valide PLZ!'] }],
    [{ City: '' }, { City: ['Keine valide PLZ!'] }],
    [
      { Allowed_apprenticeships: [999_999] },
      { Allowed_apprenticeships: ['Alle Einträge müssen aus der Liste sein'] },
    ],
  ])('is refused with %j', async (wrong, errors) => {
    expect(await post(wrong)).toMatchObject({ status: 400, body: { errors } });
    expect([await count(), await kinds()]).toEqual([0, []]);
  });

  it('of a robot gets the usual response, and is not stored', async () => {
    expect(await post({ fax: '0391 99' })).toEqual({ status: 200, body: {} });
    expect([await count(), await kinds()]).toEqual([0, []]);
  });
});

describe('a second request for an address', () => {
  it('gets the same response, adds nothing, and the address is informed once a day of the existing request', async () => {
    const first = await post();
    expect(await post({ email: 'Ute@kern.example', name: 'Andere' })).toEqual(first);
    await post();
    expect(await count()).toBe(1);
    expect(await kinds()).toEqual(['registration-received', 'registration-waits']);
    expect((await mails())[1]?.text).toContain(
      'Für diese E-Mail-Adresse liegt bereits eine Anfrage vor',
    );
    later(24 * 60);
    await post();
    expect(await kinds()).toHaveLength(3);
  });

  it('adds only one if several are simultaneous', async () => {
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count()).toBe(1);
    expect((await kinds()).filter((kind) => kind === 'registration-received')).toHaveLength(1);
  });

  it('for an existing account informs the address, with links to log in', async () => {
    await addUser(app.database, { email: 'ute@kern.example' });
    expect(await post()).toEqual({ status: 200, body: {} });
    expect(await count()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'registration-account-exists', to: 'ute@kern.example' });
    expect(mail?.text).toMatch(/bereits ein Konto.*\/#\/login.*\/konto\/passwort-vergessen/s);
    await post();
    expect(await kinds()).toHaveLength(1);
  });

  it('is possible after a decline', async () => {
    const id = await ask();
    await rows(sql`update company_requests set status = 3 where id = ${id}`);
    expect((await post()).status).toBe(200);
    expect(await count()).toBe(2);
    expect(await kinds()).toEqual(['registration-received', 'registration-received']);
  });
});

describe('whether an address is known', () => {
  /** Returns all SQL statements of a request, in order. */
  async function statementsFor(email: string): Promise<string[]> {
    const seen: string[] = [];
    const watched = (queries: Queries): Queries => ({
      ...queries,
      rows: (statement) => {
        seen.push(render(statement).text);
        return queries.rows(statement);
      },
    });
    const { database } = app;
    const deps = {
      database: {
        ...database,
        ...watched(database),
        transaction: ((work, isolation) =>
          database.transaction((tx) => work(watched(tx)), isolation)) as Database['transaction'],
      },
      attempts: new RateLimiter(database, () => now),
      links: app.links,
      clock: () => now,
    };
    const values = registrationForm.parse(await form({ email }));
    await requestAccount(deps, values, '192.0.2.1');
    return seen;
  }

  it('the duration reveals nothing: the same statements run, and a mail is queued, for each', async () => {
    await addUser(app.database, { email: 'konto@kern.example' });
    await post({ email: 'wartet@kern.example' });
    const forNew = await statementsFor('neu@kern.example');
    expect(forNew.some((statement) => statement.includes('insert into "mails"'))).toBe(true);
    for (const known of ['konto@kern.example', 'wartet@kern.example'])
      expect(await statementsFor(known)).toEqual(forNew);
    expect((await kinds()).toSorted()).toEqual([
      'registration-account-exists',
      'registration-received',
      'registration-received',
      'registration-waits',
    ]);
  });
});

describe('too many requests', () => {
  it('from one address answer 429 after twenty in an hour', async () => {
    const many = Array.from({ length: 20 }, (_, at) => post({ email: `wer${at}@kern.example` }));
    for (const { status } of await Promise.all(many)) expect(status).toBe(200);
    expect((await post({ email: 'noch@kern.example' })).status).toBe(429);
    expect((await post({ email: 'noch@kern.example' }, '198.51.100.7')).status).toBe(200);
    later(61);
    expect((await post({ email: 'wieder@kern.example' })).status).toBe(200);
  });

  it('for one address get the same response, and are ignored after three in an hour', async () => {
    const decline = () => rows(sql`update company_requests set status = 3`);
    for (let at = 0; at < 4; at += 1) {
      expect(await post({}, `192.0.2.${at}`)).toEqual({ status: 200, body: {} });
      await decline();
    }
    expect([await count(), (await kinds()).length]).toEqual([3, 3]);
    later(61);
    await post();
    expect(await count()).toBe(4);
  });
});

it('a mail contains no text of a stranger', async () => {
  const strange = 'GEWINN-jetzt-klicken';
  const values = { name: strange, first_name: strange, last_name: strange, street: strange };
  const all = { ...values, additional: strange, phone: strange, weblink: `www.${strange}.example` };
  await post(all);
  await post(all);
  expect(await kinds()).toEqual(['registration-received', 'registration-waits']);
  for (const { text } of await mails()) expect(text.toLowerCase()).not.toContain('gewinn');
});
