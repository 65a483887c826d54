import { accessTable, protectedFieldsTable } from '@lehrpfad/contract/access-table.ts';
import type { AnyEndpoint } from '@lehrpfad/contract/endpoint.ts';
import { sql } from 'drizzle-orm/sql';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { allEndpoints } from './endpoints.ts';
import { addAd, addCompany, addUser, testDay } from './stock.ts';
import { csrf, testApp, type TestApp } from './test-app.ts';

const endpoints = await allEndpoints();
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

const roles = { V: null, C: 3, E: 2, A: 1 } as const;
type Role = keyof typeof roles;

let app: TestApp;
let users: Readonly<Record<'C' | 'E' | 'A', number>>;

async function addAccount(permission: number): Promise<number> {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return id;
}

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  users = { C: await addAccount(3), E: await addAccount(2), A: await addAccount(1) };
});

/** Makes a call; each with a session of its own, since one of them is the logout. */
async function callAs(
  who: number | null,
  { method, path }: AnyEndpoint,
  { id = 2_000_000_000, body = {} as object, query = '' } = {},
) {
  const session = who === null ? {} : await app.as(who);
  const response = await app.http.inject({
    ...{ method, url: `/api/v1/${path.replace(':id', String(id))}${query}` },
    ...{ cookies: csrf.cookies, headers: { ...csrf.headers, ...session } },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: body }),
  });
  return { status: response.statusCode, text: response.body };
}

/** Why a call was refused, where it was. */
function refusal({ status, text }: { status: number; text: string }): string {
  return status === 403 ? (JSON.parse(text) as { code: string }).code : 'let in';
}

describe('the table of who may call what', () => {
  it('names every endpoint, and nothing else', () => {
    expect(Object.keys(accessTable).sort()).toEqual(endpoints.map(([, one]) => nameOf(one)).sort());
  });

  const rows = endpoints.flatMap(([, one]) =>
    (Object.keys(roles) as Role[]).map((role) => [role, nameOf(one), one] as const),
  );
  // Whoever is refused comes no further than the session: that is tried on one kind of database.
  const onAll = inject('templates').kind === 'embedded';
  const tried = rows.filter(([role, name]) => onAll || accessTable[name]?.includes(role));

  it.each(tried)('%s: %s', async (role, name, one) => {
    const who = role === 'V' ? null : users[role];
    const query = name === 'GET jobnames/all/' ? '?filter=1' : '';
    const mayCall = accessTable[name]?.includes(role);
    const refused = role === 'V' ? 'token_not_valid' : 'unpermitted';
    expect(refusal(await callAs(who, one, { query }))).toBe(mayCall ? 'let in' : refused);
  });
});

describe('fields that are not a company’s to set', () => {
  it('are those of the table', () => {
    const declared = endpoints.flatMap(([, one]) =>
      one.protects ? [[nameOf(one), Object.keys(one.protects)] as const] : [],
    );
    expect(Object.fromEntries(declared)).toEqual(protectedFieldsTable);
  });

  const rows = endpoints.flatMap(([, one]) =>
    (protectedFieldsTable[nameOf(one)] ?? []).map((field) => [field, nameOf(one), one] as const),
  );

  it.each(rows)('%s in %s', async (field, _, one) => {
    for (const value of [true, 1, null, 'x']) {
      const body = { [field]: value };
      expect(refusal(await callAs(users.C, one, { body }))).toBe('unpermitted');
      expect(refusal(await callAs(users.E, one, { body }))).toBe('let in');
    }
  });

  it('leave a company the adoption of an import', async () => {
    const [, one] = endpoints.find(([name]) => name === 'patchJobAd')!;
    expect(refusal(await callAs(users.C, one, { body: { external: '' } }))).toBe('let in');
  });
});

/** In every text of the other account that is not public. */
const secret = 'Geheimnis des anderen';

interface Other {
  readonly user: number;
  readonly contact: number;
  readonly company: number;
  readonly ad: number;
  readonly event: number;
  readonly file: number;
  readonly request: number;
  readonly mail: number;
  readonly jobName: number;
  readonly profession: number;
  readonly word: number;
  readonly invitation: number;
  readonly faqEntry: number;
  readonly faqFile: number;
  readonly faqCategory: number;
  readonly background: number;
  readonly chamber: number;
  readonly maintenance: number;
  readonly exchange: number;
  readonly run: number;
  readonly record: number;
}

/** An account with something of everything, none of which is public. */
async function addOther(): Promise<Other> {
  const db = app.database;
  const one = async (statement: ReturnType<typeof sql>) =>
    (await db.rows<{ id: number }>(statement))[0]!.id;
  const userId = await addUser(db, { email: 'geheim@andere.example' });
  await db.rows(
    sql`update users set first_name = ${secret}, last_name = ${secret} where id = ${userId}`,
  );
  const company = await addCompany(db, { name: `${secret} GmbH`, userId });
  await db.rows(sql`update companies set locked = true where id = ${company}`);
  const ad = await addAd(db, {
    company_id: company,
    title: secret,
    details: secret,
    published: false,
  });
  await app.files.put('attachments/geheim.pdf', Buffer.from(`%PDF-1.4 ${secret} %%EOF`));
  const exchange = await one(sql`
    insert into exchanges (key, name, kind, user_id) values ('geheim', ${secret}, 'upload', ${userId}) returning id`);
  const run = await one(sql`
    insert into exchange_runs (exchange_id, trigger, state) values (${exchange}, 'upload', 'held') returning id`);
  await db.rows(sql`
    insert into exchange_receipts (run_id, external_id, title, outcome) values (${run}, '1', ${secret}, 'created')`);
  const faqEntry = await one(sql`
    insert into faq_entries (title, description) values (${secret}, ${secret}) returning id`);
  return {
    ...{ user: userId, company, ad, exchange, run },
    record: await one(sql`
      insert into exchange_records (exchange_id, external_id, raw, hash, state)
      values (${exchange}, '1', ${JSON.stringify({ secret })}::text::jsonb, '', 'rejected') returning id`),
    invitation: await one(sql`
      insert into editor_invitations (email, first_name, last_name)
      values ('geladen@andere.example', ${secret}, ${secret}) returning id`),
    contact: await one(sql`
      insert into contact_persons (user_id, last_name, phone) values (${userId}, ${secret}, ${secret}) returning id`),
    event: await one(sql`
      insert into events (title, description, start_date, end_date, status, company_id, declined_message)
      values (${secret}, ${secret}, '2027-01-01', '2027-01-01', 3, ${company}, ${secret}) returning id`),
    file: await one(sql`
      insert into job_ad_files (job_ad_id, name, file, size)
      values (${ad}, ${`${secret}.pdf`}, 'attachments/geheim.pdf', 9) returning id`),
    request: await one(sql`
      insert into company_requests (name, email, phone, first_name, last_name, street, place_id)
      values (${secret}, 'geheim@andere.example', ${secret}, ${secret}, ${secret}, ${secret}, (select min(id) from places))
      returning id`),
    mail: await one(sql`
      insert into mails (kind, recipient, subject, body) values ('test', 'geheim@andere.example', ${secret}, '[]') returning id`),
    word: await one(sql`select min(id) as id from search_vocabulary`),
    jobName: await one(sql`select min(id) as id from job_names`),
    profession: await one(sql`select min(id) as id from professions`),
    faqEntry,
    faqFile: await one(sql`
      insert into faq_files (faq_entry_id, name, file)
      values (${faqEntry}, ${secret}, 'attachments/geheim.pdf') returning id`),
    faqCategory: await one(sql`insert into faq_categories (key) values (${secret}) returning id`),
    background: await one(
      sql`insert into background_images (file) values ('public/backgrounds/x.png') returning id`,
    ),
    chamber: await one(sql`select max(id) as id from chambers`),
    maintenance: await one(sql`
      insert into maintenance_windows (display_start_date, display_end_date)
      values ('2999-01-01', '2999-01-01') returning id`),
  };
}

/** What the id in a path is; a new endpoint has to be added here. */
const objectOf: Readonly<Record<string, keyof Other>> = {
  'PATCH contactpersons/patch/:id/': 'contact',
  'DELETE contactpersons/delete/:id/': 'contact',
  'GET contactpersons/by/user/:id/': 'user',
  'PATCH companies/patch/:id/': 'company',
  'DELETE companies/delete/:id/': 'company',
  'GET address/by/company/:id/': 'company',
  'GET companies/by/id/:id/': 'company',
  'PATCH jobdescriptions/patch/:id/': 'ad',
  'PATCH jobdescriptions/visibility/patch/:id/': 'ad',
  'DELETE jobdescriptions/delete/:id/': 'ad',
  'GET jobdescriptions/by/id/:id/': 'ad',
  'GET jobdescriptions/files/:id/': 'file',
  'GET events/all/:id/': 'event',
  'PATCH events/patch/:id/': 'event',
  'POST events/check/:id/': 'event',
  'PATCH events/editor/patch/:id/': 'event',
  'PATCH companies/request/patch/:id/': 'request',
  'POST mails/:id/again/': 'mail',
  'PATCH searchvocabulary/patch/:id/': 'word',
  'DELETE searchvocabulary/delete/:id/': 'word',
  'PATCH jobnames/patch/:id/': 'jobName',
  'PATCH professions/patch/:id/': 'profession',
  'DELETE professions/delete/:id/': 'profession',
  'PATCH user/patch/:id/': 'user',
  'PATCH editors/patch/:id/': 'user',
  'DELETE editors/delete/:id/': 'user',
  'PATCH editorrequests/patch/:id/': 'invitation',
  'DELETE editorrequests/delete/:id/': 'invitation',
  'PATCH faq/patch/:id/': 'faqEntry',
  'DELETE faq/delete/:id/': 'faqEntry',
  'GET faq/files/:id/': 'faqFile',
  'PATCH faq/categories/patch/:id/': 'faqCategory',
  'DELETE faq/categories/delete/:id/': 'faqCategory',
  'PATCH backgroundimages/patch/:id/': 'background',
  'PATCH chambers/patch/:id/': 'chamber',
  'PATCH maintenance/patch/:id/': 'maintenance',
  'DELETE maintenance/delete/:id/': 'maintenance',
  'GET exchanges/own/runs/:id/': 'run',
  'GET exchanges/own/receipts/:id/': 'run',
  'GET exchanges/:id/': 'exchange',
  'PATCH exchanges/:id/': 'exchange',
  'DELETE exchanges/:id/': 'exchange',
  'POST exchanges/:id/runs/': 'exchange',
  'GET exchanges/:id/runs/': 'exchange',
  'POST exchanges/:id/receipt-link/': 'exchange',
  'DELETE exchanges/:id/receipt-link/': 'exchange',
  'GET exchanges/runs/:id/': 'run',
  'POST exchanges/runs/:id/stop/': 'run',
  'POST exchanges/runs/:id/decide/': 'run',
  'GET exchanges/runs/:id/receipts/': 'run',
  'GET exchanges/runs/:id/receipts/csv/': 'run',
  'GET exchanges/records/:id/': 'record',
};

const contact = { first_name: '', last_name: 'X', phone: '1', email: 'x@x.example', role: '' };

/** Bodies that would change something. */
const bodyOf: Readonly<Record<string, object>> = {
  'PATCH exchanges/:id/': { active: true },
  'POST exchanges/runs/:id/decide/': { decision: 'confirm' },
  'PATCH contactpersons/patch/:id/': contact,
  'PATCH companies/patch/:id/': { name: 'X' },
  'PATCH jobdescriptions/patch/:id/': { title: 'X' },
  'PATCH jobdescriptions/visibility/patch/:id/': { published: true },
  'PATCH events/patch/:id/': { title: 'X' },
  'PATCH events/editor/patch/:id/': { status: 2 },
  'PATCH companies/request/patch/:id/': { status: 2 },
  'PATCH searchvocabulary/patch/:id/': { meanings: [] },
  'PATCH jobnames/patch/:id/': { blocked: true },
  'PATCH professions/patch/:id/': { name: 'X' },
  'PATCH user/patch/:id/': { active: false },
  'PATCH editors/patch/:id/': { last_name: 'X' },
  'PATCH faq/patch/:id/': { title: 'X' },
  'PATCH faq/categories/patch/:id/': { key: 'X' },
  'PATCH backgroundimages/patch/:id/': { visible: false },
  'PATCH chambers/patch/:id/': { name: 'X' },
  'PATCH maintenance/patch/:id/': {
    display_start_date: '2998-01-01',
    display_end_date: '2998-01-01',
  },
};

describe('what belongs to another account', () => {
  let other: Other;
  const tables = [
    'users',
    'companies',
    'contact_persons',
    'job_ads',
    'job_ad_files',
    'events',
    'company_requests',
    'mails',
    'search_vocabulary',
    'job_names',
    'professions',
    'editor_invitations',
    'faq_entries',
    'faq_files',
    'faq_categories',
    'background_images',
    'chambers',
    'maintenance_windows',
    'exchanges',
    'exchange_runs',
    'exchange_records',
  ];
  const state = async () => {
    const rows = [];
    for (const table of tables)
      rows.push(await app.database.rows(sql`select * from ${sql.identifier(table)} order by id`));
    return JSON.stringify(rows);
  };

  beforeAll(async () => {
    other = await addOther();
  });

  const withId = endpoints.filter(([, { path }]) => path.includes(':id'));

  it('is known for every endpoint with an id', () => {
    expect(Object.keys(objectOf).sort()).toEqual(withId.map(([, one]) => nameOf(one)).sort());
  });

  it.each(withId)('is not there for a company or a visitor in %s', async (_, one) => {
    const before = await state();
    const name = nameOf(one);
    const id = other[objectOf[name]!];
    const body = bodyOf[name] ?? {};
    for (const adopts of [false, true]) {
      if (adopts && name !== 'PATCH jobdescriptions/patch/:id/') continue;
      const sent = adopts ? { external: '' } : body;
      const asCompany = await callAs(users.C, one, { id, body: sent });
      const asVisitor = await callAs(null, one, { id, body: sent });
      expect(asCompany.status).toBe(accessTable[name]!.includes('C') ? 404 : 403);
      expect(asVisitor.status).toBe(accessTable[name]!.includes('V') ? 404 : 403);
      expect(asCompany.text + asVisitor.text).not.toContain(secret);
    }
    expect(await state()).toBe(before);
  });

  const reading = endpoints.filter(
    ([, { method, path }]) => method === 'GET' && !path.includes(':'),
  );

  it.each(reading)('does not show in %s', async (_, one) => {
    for (const who of [null, users.C]) {
      for (const query of [
        '',
        '?search_multi_match=geheimnis&search=geheimnis&query=geheimnis&filter=1',
        `?job_ids=${other.ad}&fields=card`,
      ]) {
        expect((await callAs(who, one, { query })).text).not.toMatch(
          /geheimnis des|andere\.example/i,
        );
      }
    }
  });

  it('does not show in ads by id', async () => {
    const [, one] = endpoints.find(([name]) => name === 'readJobAds')!;
    for (const who of [null, users.C]) {
      expect((await callAs(who, one, { body: { job_ids: [other.ad] } })).text).toBe('[]');
    }
  });

  it('but an editor reaches what companies have', async () => {
    const [, one] = endpoints.find(([name]) => name === 'patchCompany')!;
    const answer = await callAs(users.E, one, {
      id: other.company,
      body: { weblink: 'www.x.example' },
    });
    expect(answer.status).toBe(200);
  });
});
