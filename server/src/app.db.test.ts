import { apiBase, type AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { errorAnswer } from '@lehrpfad/contract/core/endpoints/errors.ts';
import { validate } from '@scalar/openapi-parser';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { allEndpoints } from '../test/endpoints.ts';
import { onQuickerDatabase } from '../test/quicker-database.ts';
import { addAd, testDay } from '../test/stock.ts';
import { csrf, testApp, type TestApp } from '../test/test-app.ts';

interface DescribedCall {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
}

const endpoints = await allEndpoints();
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay, prepare: async (db) => void (await addAd(db)) });
});

describe('every endpoint of the contract', () => {
  it('is there at all', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(60);
  });

  it.each(endpoints)(
    '%s is registered, once, states its access and what it answers',
    (_, endpoint) => {
      expect(app.api.registered.filter((other) => other === endpoint)).toHaveLength(1);
      expect(['public', 'account', 'company', 'editor', 'admin']).toContain(endpoint.access);
      expect(endpoint.response).toHaveProperty('_zod');
      expect(endpoint.path).toMatch(/^[a-z/:-]+\/$/);
    },
  );

  it('is described in the OpenAPI document, and nothing else is', async () => {
    const document = (await app.get('openapi.json')).body;
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = endpoints.map(
      ([, { method, path }]) => `${method} ${apiBase}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(declared.sort());
  });

  it('has an OpenAPI document that tools can read, with a stable name for each call', async () => {
    const document = (await app.get('openapi.json')).body;
    const { valid, errors } = await validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.servers).toEqual([{ url: '/' }]);
    const calls = Object.values<object>(document.paths).flatMap((methods) =>
      Object.entries<DescribedCall>(methods as Record<string, DescribedCall>),
    );
    const names = calls.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(endpoints.length);
    expect(names).toContain('patchJobdescriptionsPatchById');
    for (const [method, { parameters = [] }] of calls) {
      const repeatsCookie = parameters.some(({ name }) => name === 'X-CSRFToken');
      expect(repeatsCookie).toBe(method !== 'get');
    }
    const { content } = document.paths['/api/v1/exchanges/own/table/'].post.requestBody;
    expect(content['multipart/form-data'].schema.properties.file.format).toBe('binary');
  });

  it.each(endpoints.filter(([, { method, path }]) => method === 'GET' && !path.includes(':')))(
    '%s answers the same with and without its trailing slash',
    async (_, { path }) => {
      const [one, other] = [await app.get(path), await app.get(path.slice(0, -1))];
      expect(other).toEqual(one);
    },
  );
});

describe('every answer', () => {
  const asked: Record<string, string> = {
    'cities/postcode/': '?search=39576',
    'cities/name/': '?search=stendal',
    'jobnames/all/': '?filter=1',
    'jobnames/search/': '?search_multi_match=mechaniker',
    'professions/search/': '?search_multi_match=auto',
    'companies/search/': '?search_multi_match=b',
    'search/new/': '?since=2026-11-20T10:00:00Z',
  };

  it.each(
    endpoints.filter(
      ([, { method, path, access, produces }]) =>
        method === 'GET' && access === 'public' && !path.includes(':') && !produces,
    ),
  )('of %s is what its schema says, and nothing is lost', async (_, { path, response }) => {
    const { status, body } = await app.get(path + (asked[path] ?? ''));
    expect(status).toBe(200);
    expect(response.parse(body)).toEqual(body);
  });
});

const englishLeftovers = /\b(invalid|expected|required|must|error|too (big|small)|not allowed)\b/i;

/** Values that a careless client or an attacker might send. */
const odd = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    '[]',
    '{}',
    '__proto__',
    "' or 1=1 --",
    '%00',
    '\u0000',
    '💥',
  ),
  fc.integer().map(String),
  fc.constantFrom(
    '10km__52__11',
    '2026-01-01__',
    '__',
    'praktikum',
    '1,2,3',
    '39576',
    'norden',
    'mechaniker',
  ),
  fc.constant('x'.repeat(10_000)),
);

function namesOf(schema: unknown): string[] {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

/** Generates any request to the endpoint: known and unknown parameters, bodies of every kind. */
function anyCall(endpoint: AnyEndpoint) {
  const keys = [...namesOf(endpoint.query), 'x'];
  const query = fc.array(fc.tuple(fc.constantFrom(...keys), odd), { maxLength: 5 });
  const bodyKeys = [...namesOf(endpoint.body), 'x'];
  const json = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .dictionary(fc.constantFrom(...bodyKeys), fc.jsonValue())
      .map((value) => JSON.stringify(value)),
    fc.constantFrom('', '{', '"', '[1,2', '\u0000', `[${'1,'.repeat(40_000)}1]`),
  );
  return fc.record({
    path: fc
      .array(odd, { minLength: 1, maxLength: 1 })
      .map(([value]) =>
        endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(value ?? '').slice(0, 200) || '1'),
      ),
    query: query.map((pairs) => new URLSearchParams(pairs).toString()),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data',
      'x',
    ),
    payload: json,
    raw: fc.constantFrom('', '', '', '&x=%E4', '&page=%', '&%=%zz'),
  });
}

/** Unauthorised requests never reach the database, so one kind of database is enough for them. */
const answering = onQuickerDatabase
  ? endpoints
  : endpoints.filter(([, { access }]) => access === 'public');

/**
 * Number of requests per endpoint; an unauthorised one is refused before anything is parsed. `npm run test:slow` sends the first number three
 * times.
 */
const runs = { read: inject('endurance') ? 150 : 50, refused: 20 };

describe('whatever is sent', () => {
  it.each(answering)(
    '%s answers it or refuses it in German, and never fails',
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(anyCall(endpoint), async ({ path, query, type, payload, raw }) => {
          const sends = endpoint.method !== 'GET';
          const response = await app.http.inject({
            method: endpoint.method,
            url: `${apiBase}${path}?${query}${raw}`,
            cookies: csrf.cookies,
            headers: { ...csrf.headers, ...(sends && { 'content-type': type }) },
            ...(sends && { payload }),
          });
          // 401 means that a login or the refresh of a token failed; elsewhere an unauthorised caller gets 403.
          const unknown = endpoint.path.startsWith('token/') ? 401 : 403;
          expect([200, 400, 403, 404, 413, 415, unknown]).toContain(response.statusCode);
          if (response.statusCode === 200) return;
          const answer = errorAnswer.strict().parse(response.json());
          const texts = [answer.detail, ...Object.values(answer.errors ?? {}).flat()];
          for (const text of texts) expect(text).not.toMatch(englishLeftovers);
        }),
        { numRuns: runs[endpoint.access === 'public' ? 'read' : 'refused'] },
      );
    },
  );

  it.each([
    [
      'a body over the limit',
      'application/json',
      JSON.stringify({ job_ids: 'x'.repeat(70_000) }),
      413,
    ],
    ['another content type', 'text/plain', 'job_ids=1', 415],
    ['no content type', undefined, '{"job_ids":[]}', 415],
    ['broken JSON', 'application/json', '{"job_ids":[1', 400],
    ['no body', 'application/json', '', 400],
  ])('refuses %s', async (_, type, payload, status) => {
    const response = await app.http.inject({
      method: 'POST',
      url: `${apiBase}jobdescriptions/by/ids/`,
      cookies: csrf.cookies,
      headers: { ...csrf.headers, ...(type && { 'content-type': type }) },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(errorAnswer.strict().parse(response.json()).detail).toMatch(/\p{L}+\./u);
  });

  it('answers an unknown path with JSON', async () => {
    const { status, body } = await app.get('gibt/es/nicht/');
    expect({ status, body }).toEqual({
      status: 404,
      body: { detail: 'Nicht gefunden.', code: 'not_found' },
    });
  });
});

describe('what leaves the server', () => {
  it('is only what the response schema names', async () => {
    const { http } = app;
    const leaking = { id: 1, number: 1, description: 'x', password_hash: 'geheim' };
    const schema = endpoints.find(([name]) => name === 'listBrafoFields')?.[1].response;
    const serialise = http.serializerCompiler?.({
      schema: schema as never,
      method: 'GET',
      url: '/',
    });
    expect(serialise?.([leaking])).toBe('[{"id":1,"number":1,"description":"x"}]');
  });
});
