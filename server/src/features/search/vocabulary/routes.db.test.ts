import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import * as contract from '@lehrpfad/contract/search/vocabulary.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../../test/test-app.ts';
import type { Api } from '../../../core/http/api.ts';
import { RawResponse } from '../../../core/http/raw-response.ts';
import { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Change } from '../../../core/database/change-feed/changes-store.ts';
import { openDatabase } from '../../../core/database/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../../../core/database/test-database.ts';
import { registerVocabulary } from './routes.ts';

const endpoints = Object.entries(contract).filter(
  (entry): entry is [string, (typeof contract)['listVocabulary' | 'addVocabularyEntry']] =>
    typeof entry[1] === 'object' && 'method' in entry[1],
);

describe('the editors’ vocabulary', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.database.rows(
      sql`insert into search_vocabulary (id, kind, term, folded) values (1000000, 'noise', 'geheim', 'geheim')`,
    );
  });

  it('has the five calls that editors need', () => {
    expect(
      endpoints.map(([, { method, path, access }]) => `${method} ${path} ${access}`).sort(),
    ).toEqual([
      'DELETE searchvocabulary/delete/:id/ editor',
      'GET searchvocabulary/ editor',
      'GET searchvocabulary/explanation/ editor',
      'PATCH searchvocabulary/patch/:id/ editor',
      'POST searchvocabulary/post/ editor',
    ]);
  });

  it.each(endpoints)('is closed to strangers: %s', async (_, { method, path }) => {
    const stored = () => app.database.rows(sql`select * from search_vocabulary order by id`);
    const before = await stored();
    const response = await app.http.inject({
      method,
      url: `/api/v1/${path.replace(':id', '1000000')}`,
      ...csrf,
      ...(method !== 'GET' && { payload: { kind: 'noise', term: 'fremd' } }),
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      detail: 'Bitte melden Sie sich an.',
      code: 'token_not_valid',
    });
    expect(await stored()).toEqual(before);
  });
});

/** Id of the account that writes; one for the whole file. */
let editor = 0;

/** The registered handlers, called like the API calls them after it has authorised an editor. */
function handlersOf(register: (api: Api) => void) {
  const handlers = new Map<AnyEndpoint, (call: never) => unknown>();
  const registered: AnyEndpoint[] = [];
  register({
    registered,
    handle: (endpoint, handler) => {
      registered.push(endpoint);
      handlers.set(endpoint, handler as (call: never) => unknown);
    },
  });
  return async (
    endpoint: AnyEndpoint,
    call: { params?: unknown; query?: unknown; body?: unknown },
  ) => {
    const read = (part: 'params' | 'query' | 'body') => endpoint[part]?.parse(call[part] ?? {});
    const answer = await handlers.get(endpoint)?.({
      params: read('params'),
      query: read('query'),
      body: read('body'),
      caller: { userId: editor, permission: 2 },
    } as never);
    expect(answer).not.toBeInstanceOf(RawResponse);
    expect(endpoint.response.parse(answer), 'what the schema lets through').toEqual(answer);
    return answer as Record<string, unknown>;
  };
}

describe('a write by an editor', () => {
  const applied: Change[] = [];
  let call: ReturnType<typeof handlersOf>;
  let noted: () => Promise<unknown[]>;
  let trail: () => Promise<unknown[]>;
  let wakeUps = 0;

  beforeAll(async () => {
    const database = await openDatabase(await testDatabaseLocation());
    const feed = new ChangeFeed({
      database,
      apply: async (changes) => void applied.push(...changes),
      startOver: async () => {},
      onError: (error) => {
        throw error;
      },
    });
    noted = () => database.rows(sql`select id from search_changes order by id`);
    trail = () =>
      database.rows(sql`
        select action, subject, subject_id, subject_name, before, after from audit_entries where user_id = ${editor}
        order by id`);
    editor = await addUser(database);
    const unlisten = await database.listen('search_changes', () => (wakeUps += 1));
    afterTestFile(async () => {
      await unlisten();
      await database.close();
    });
    const report = { emptySearches: () => Promise.reject(new Error('unasked')), hitsOf: () => 0 };
    const unasked = () => {
      throw new Error('unasked');
    };
    const search = { find: unasked, termsOf: unasked };
    const deps = { db: database, changes: feed, report, search };
    call = handlersOf((api) => registerVocabulary(api, deps));
  });

  it('is applied before it is answered, and wakes the other processes', async () => {
    const vocabulary = { subject: 'vocabulary', id: 0 };
    const heard = async (work: () => Promise<unknown>) => {
      [applied.length, wakeUps] = [0, 0];
      await work();
      expect(applied).toEqual([vocabulary]);
      await expect.poll(() => wakeUps).toBeGreaterThan(0);
    };
    let entry: Record<string, unknown> = {};
    await heard(async () => {
      entry = await call(contract.addVocabularyEntry, {
        body: { kind: 'synonym', term: 'kfz', meanings: ['Kraftfahrzeug'] },
      });
    });
    const params = { id: String(entry['id']) };
    expect(entry).toMatchObject({ term: 'kfz', meanings: ['Kraftfahrzeug'], brafo: [] });
    await heard(async () => {
      entry = await call(contract.changeVocabularyEntry, {
        params,
        body: { brafo: [7], last_updated: entry['last_updated'] },
      });
    });
    expect(await call(contract.listVocabulary, {})).toEqual({ count: 1, results: [entry] });
    expect(entry).toMatchObject({ term: 'kfz', meanings: ['Kraftfahrzeug'], brafo: [7] });
    const query = { last_updated: entry['last_updated'] };
    await heard(() => call(contract.deleteVocabularyEntry, { params, query }));
    expect(await call(contract.listVocabulary, {})).toEqual({ count: 0, results: [] });
  });

  it('is kept in the audit trail, with what was different before', async () => {
    const earlier = (await trail()).length;
    const body = { kind: 'synonym', term: 'mfa', meanings: ['Medizinische Fachangestellte'] };
    const { id } = await call(contract.addVocabularyEntry, { body });
    const params = { id: String(id) };
    await call(contract.changeVocabularyEntry, { params, body: { brafo: [4] } });
    await call(contract.deleteVocabularyEntry, { params });
    const about = { subject: 'vocabulary', subject_id: id, subject_name: 'mfa' };
    expect((await trail()).slice(earlier)).toEqual([
      { ...about, action: 'created', before: null, after: { ...body, brafo: [] } },
      { ...about, action: 'changed', before: { brafo: [] }, after: { brafo: [4] } },
      { ...about, action: 'deleted', before: { ...body, brafo: [4] }, after: null },
    ]);
  });

  it('that is refused changes nothing and tells nobody', async () => {
    const body = { kind: 'noise', term: 'praktikum' };
    await call(contract.addVocabularyEntry, { body });
    applied.length = 0;
    const before = await noted();
    await expect(call(contract.addVocabularyEntry, { body })).rejects.toMatchObject({
      statusCode: 409,
    });
    expect(applied).toEqual([]);
    expect(await noted()).toEqual(before);
    expect(await call(contract.listVocabulary, { query: { kind: 'noise' } })).toMatchObject({
      count: 1,
    });
  });
});
