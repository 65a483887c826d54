import { accessTable } from '@lehrpfad/contract/core/endpoints/access-table.ts';
import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { protectedFieldsTable } from '@lehrpfad/contract/core/endpoints/protected-fields-table.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from './endpoints.ts';
import { addOneOfEverything, objectOf, type Everything } from './one-of-everything.ts';
import { onQuickerDatabase } from './quicker-database.ts';
import { addCompany, addUser, testDay } from './stock.ts';
import { stateOf } from './state.ts';
import { csrf, testApp, type TestApp } from './test-app.ts';

const endpoints = await allEndpoints();
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

const roles = { V: null, C: 3, M: 3, J: 3, E: 2, A: 1 } as const;
type Role = keyof typeof roles;

let app: TestApp;
let users: Readonly<Record<Exclude<Role, 'V'>, number>>;

async function addAccount(permission: number): Promise<number> {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return id;
}

/** Adds a colleague to the account of an owner. */
async function addColleague(
  owner: number,
  role: string,
  branches: readonly number[] | null = null,
): Promise<number> {
  const id = await addAccount(3);
  await app.database.rows(sql`
    insert into account_members (user_id, account_id, role, branches, created_at)
    values (${id}, ${owner}, ${role}, ${branches === null ? null : sql.param(branches)}, now())`);
  return id;
}

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const owner = await addAccount(3);
  users = {
    C: owner,
    M: await addColleague(owner, 'management'),
    J: await addColleague(owner, 'ads'),
    E: await addAccount(2),
    A: await addAccount(1),
  };
});

/** Makes a call; each in a new session, because one of the calls logs out. */
async function callAs(
  who: number | null,
  { method, path }: AnyEndpoint,
  { id = 2_000_000_000, body = {} as object, query = '' } = {},
) {
  const session = who === null ? {} : await app.as(who);
  const response = await app.http.inject({
    method,
    url: `/api/v1/${path.replace(':id', String(id))}${query}`,
    cookies: csrf.cookies,
    headers: { ...csrf.headers, ...session },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: body }),
  });
  return { status: response.statusCode, text: response.body };
}

/** Returns the error code of a refused call. */
function refusal({ status, text }: { status: number; text: string }): string {
  return status === 403 ? (JSON.parse(text) as { code: string }).code : 'let in';
}

describe('the table of who may call what', () => {
  it('names every endpoint, and nothing else', () => {
    expect(
      Object.keys(accessTable).sort(),
      'contract/src/core/endpoints/access-table.ts needs one line per endpoint',
    ).toEqual(endpoints.map(([, one]) => nameOf(one)).sort());
  });

  const rows = endpoints.flatMap(([, one]) =>
    (Object.keys(roles) as Role[]).map((role) => [role, nameOf(one), one] as const),
  );
  // A refused call only reads the session, so one kind of database is enough.
  const tried = rows.filter(
    ([role, name]) => onQuickerDatabase || accessTable[name]?.includes(role),
  );

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

/** Contained in every text of the other account that is not public. */
const secret = 'Geheimnis des anderen';

const contact = { first_name: '', last_name: 'X', phone: '1', email: 'x@x.example', role: '' };

/** Bodies that change something. */
const bodyOf: Readonly<Record<string, object>> = {
  'PATCH jobdescriptions/drafts/patch/:id/': { content: {} },
  'PATCH exchanges/:id/': { active: true },
  'PATCH exchanges/:id/mapping/': { mapping: null },
  'POST exchanges/runs/:id/decide/': { decision: 'confirm' },
  'PATCH contactpersons/patch/:id/': contact,
  'PATCH companies/patch/:id/': { name: 'X' },
  'PATCH jobdescriptions/patch/:id/': { title: 'X' },
  'PATCH jobdescriptions/visibility/patch/:id/': { published: true },
  'PATCH jobdescriptions/filled/patch/:id/': { filled: true },
  'PATCH jobdescriptions/lock/patch/:id/': { reason: 'duplicate' },
  'PATCH companies/lock/patch/:id/': { reason: 'duplicate' },
  'PATCH events/patch/:id/': { title: 'X' },
  'PATCH events/editor/patch/:id/': { status: 2 },
  'PATCH ad-reports/patch/:id/': { outcome: 'left' },
  'PATCH api-keys/patch/:id/': { blocked: true, block_reason: 'X' },
  'PATCH companies/checks/patch/:id/': { status: 3 },
  'PATCH companies/request/patch/:id/': { status: 2 },
  'POST companies/request/question/:id/': { question: 'X' },
  'POST companies/apprenticeships/post/:id/': { other: 'X' },
  'PATCH companies/apprenticeships/patch/:id/': { status: 3 },
  'PATCH searchvocabulary/patch/:id/': { meanings: [] },
  'PATCH jobnames/patch/:id/': { blocked: true },
  'PATCH professions/patch/:id/': { name: 'X' },
  'PATCH team/patch/:id/': { role: 'management' },
  'PATCH user/patch/:id/': { active: false },
  'PATCH editors/patch/:id/': { last_name: 'X' },
  'PATCH faq/patch/:id/': { title: 'X' },
  'PATCH faq/categories/patch/:id/': { key: 'X' },
  'PATCH backgroundimages/patch/:id/': { visible: false },
  'PATCH chambers/patch/:id/': { name: 'X' },
  'PATCH schoolinternships/patch/:id/': {
    school_type: 'Gymnasium',
    name: 'X',
    first_day: '2998-01-01',
    last_day: '2998-01-02',
  },
  'PATCH maintenance/patch/:id/': {
    display_start_date: '2998-01-01',
    display_end_date: '2998-01-01',
  },
};

describe('what belongs to another account', () => {
  let other: Everything;
  /** A colleague of that account who acts only for another branch of it. */
  let otherBranch: number;
  const state = stateOf(() => app.database);

  beforeAll(async () => {
    other = await addOneOfEverything(app, secret);
    const branch = await addCompany(app.database, { name: 'Zweigstelle', userId: other.user });
    otherBranch = await addColleague(other.user, 'ads', [branch]);
  });

  const withId = endpoints.filter(([, { path }]) => path.includes(':id'));

  it('is known for every endpoint with an id', () => {
    expect(
      Object.keys(objectOf).sort(),
      '`objectOf` in server/test/one-of-everything.ts needs one line per endpoint with an id in its path',
    ).toEqual(withId.map(([, one]) => nameOf(one)).sort());
  });

  it.each(withId)('is not there for a company or a visitor in %s', async (_, one) => {
    const before = await state();
    const name = nameOf(one);
    const id = other[objectOf[name]!];
    const body = bodyOf[name] ?? {};
    for (const adopts of [false, true]) {
      if (adopts && name !== 'PATCH jobdescriptions/patch/:id/') continue;
      const sent = adopts ? { external: '' } : body;
      for (const [role, who] of [
        ['V', null],
        ['C', users.C],
        ['M', users.M],
        ['J', users.J],
        ['J', otherBranch],
      ] as const) {
        const answer = await callAs(who, one, { id, body: sent });
        expect(answer.status, role).toBe(accessTable[name]!.includes(role) ? 404 : 403);
        expect(answer.text).not.toContain(secret);
      }
    }
    expect(await state()).toEqual(before);
  });

  const reading = endpoints.filter(
    ([, { method, path }]) => method === 'GET' && !path.includes(':'),
  );

  /** Data that colleagues for some branches may see of the whole account: the owner's name, and all contact persons, who can be chosen for an ad. */
  const ofWholeAccount = new Set(['GET companies/own/', 'GET contactpersons/own/']);

  it.each(reading)('does not show in %s', async (_, one) => {
    const isNarrowed = accessTable[nameOf(one)]!.includes('J') && !ofWholeAccount.has(nameOf(one));
    for (const who of [null, users.C, users.J, ...(isNarrowed ? [otherBranch] : [])]) {
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
