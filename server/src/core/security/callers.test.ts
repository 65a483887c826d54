import type { Access, Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import { accountRoles } from '@lehrpfad/contract/core/endpoints/account-roles.ts';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { csrf } from '../../../test/test-app.ts';
import { createApi } from '../http/api.ts';
import type { Caller } from './callers.ts';
import { createHttp } from '../http/http.ts';

const levels: Access[] = ['public', 'account', 'company', 'editor', 'admin'];

function declared(path: string, access: Access, more: object = {}) {
  return endpoint({
    method: 'POST',
    path,
    access,
    summary: 'For a test',
    response: z.any(),
    body: z.looseObject({}).nullish(),
    ...more,
  } as const);
}

const protects = { locked: {}, status: {}, external: { but: '' } };

const caller = (permission: Permission, more: Partial<Caller> = {}): Caller => ({
  userId: permission,
  accountId: permission,
  role: 'owner',
  branches: null,
  sessionId: 's',
  permission,
  active: true,
  validated: true,
  isConfirmed: true,
  lacksSecondStep: false,
  ...more,
});

const tokens: Record<string, Caller> = {
  ['1'.repeat(43)]: caller(1),
  ['2'.repeat(43)]: caller(2),
  ['3'.repeat(43)]: caller(3),
  ['4'.repeat(43)]: caller(3, { userId: 4, role: 'management' }),
  ['5'.repeat(43)]: caller(3, { userId: 5, role: 'ads' }),
  ['7'.repeat(43)]: caller(1, { isConfirmed: false }),
  ['8'.repeat(43)]: caller(2, { lacksSecondStep: true }),
  ['9'.repeat(43)]: caller(3, { active: false }),
};
const [admin, editor, company, manager, clerk, unconfirmed, unsecured, deactivated] =
  Object.keys(tokens);

let app: FastifyInstance;

beforeAll(async () => {
  app = await createHttp({ trustProxy: false, rateLimits: false });
  const api = createApi(app, async (token) => tokens[token]);
  for (const access of levels) {
    api.handle(declared(`${access}/`, access), (call) => ({ seen: call.caller?.userId ?? null }));
  }
  api.handle(declared('personal/', 'public', { personal: true }), (call) => ({
    seen: call.caller?.userId ?? null,
  }));
  for (const role of accountRoles)
    api.handle(declared(`for-${role}/`, 'company', { role }), () => ({}));
  api.handle(declared('delicate/', 'admin', { needsConfirmation: true }), () => ({}));
  api.handle(declared('setup/', 'account', { duringSetup: true }), () => ({}));
  api.handle(declared('guarded/', 'account', { protects }), ({ body }) => ({ body }));
});
afterAll(() => app.close());

async function post(path: string, authorization?: string, body?: unknown) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/${path}/`,
    cookies: csrf.cookies,
    headers: { ...csrf.headers, ...(authorization !== undefined && { authorization }) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const bearer = (token: string | undefined) => `Bearer ${token}`;

describe('a call', () => {
  const mayPass: Record<Access, (string | undefined)[]> = {
    public: [undefined, admin, editor, company, deactivated],
    account: [admin, editor, company],
    company: [company],
    editor: [admin, editor],
    admin: [admin],
  };

  it.each(levels)('for %s passes those it is for, and nobody else', async (access) => {
    for (const token of [undefined, admin, editor, company, deactivated]) {
      const { status, code } = await post(access, token && bearer(token));
      if (mayPass[access].includes(token)) expect(status).toBe(200);
      else if (token === undefined) expect([status, code]).toEqual([403, 'token_not_valid']);
      else if (token === deactivated) expect([status, code]).toEqual([403, 'user_inactive']);
      else expect([status, code]).toEqual([403, 'unpermitted']);
    }
  });

  it('of a company passes persons whose role in the account is enough, without one those who manage it', async () => {
    const passed = async (path: string) => {
      const tokens = [company, manager, clerk];
      const answers = await Promise.all(tokens.map((token) => post(path, bearer(token))));
      return answers.map(({ status }) => status === 200);
    };
    expect(await passed('for-ads')).toEqual([true, true, true]);
    expect(await passed('for-management')).toEqual([true, true, false]);
    expect(await passed('for-owner')).toEqual([true, false, false]);
    expect(await passed('company')).toEqual([true, true, false]);
    expect(await passed('public')).toEqual([true, true, true]);
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    bearer('x'.repeat(43)),
    `Bearer  ${'3'.repeat(43)}`,
    `Bearer ${'3'.repeat(43)} x`,
    `Basic ${'3'.repeat(43)}`,
    bearer('toString'.repeat(4)),
    bearer('3'.repeat(4000)),
  ])('is nobody with %j', async (authorization) => {
    for (const access of ['account', 'company', 'admin', 'personal']) {
      expect(await post(access, authorization)).toMatchObject({
        status: 403,
        code: 'token_not_valid',
      });
    }
    expect(await post('public', authorization)).toMatchObject({ status: 200, seen: null });
  });

  it('that answers more to those who are logged in knows them, and lets visitors pass', async () => {
    expect(await post('personal')).toMatchObject({ status: 200, seen: null });
    expect(await post('personal', bearer(company))).toMatchObject({ status: 200, seen: 3 });
    expect(await post('personal', bearer(deactivated))).toMatchObject({
      status: 403,
      code: 'user_inactive',
    });
  });

  it.each(['bearer', 'BEARER', 'bEaReR'])('may name the scheme %s', async (scheme) => {
    const answer = await post('company', `${scheme} ${company}`);
    expect(answer).toMatchObject({ status: 200, seen: 3 });
  });

  it('that needs a recent confirmation says so to those who may make it, and to nobody else', async () => {
    expect(await post('delicate', bearer(admin))).toEqual({ status: 200 });
    expect(await post('delicate', bearer(unconfirmed))).toMatchObject({
      status: 401,
      code: 'confirmation_needed',
    });
    expect(await post('delicate', bearer(editor))).toMatchObject({ status: 403 });
    expect(await post('admin', bearer(unconfirmed))).toMatchObject({ status: 200 });
  });

  it('of staff who must set up a second step is refused, unless it belongs to the setup', async () => {
    for (const path of ['account', 'editor', 'personal', 'guarded'])
      expect(await post(path, bearer(unsecured))).toMatchObject({
        status: 401,
        code: 'second_step_missing',
      });
    expect(await post('setup', bearer(unsecured))).toEqual({ status: 200 });
    expect(await post('public', bearer(unsecured))).toMatchObject({ status: 200, seen: null });
  });

  it('for everyone does not even look at a token', async () => {
    expect(await post('public', bearer(company))).toMatchObject({ status: 200, seen: null });
  });
});

describe('a protected field', () => {
  it.each([
    { locked: true },
    { locked: false },
    { locked: null },
    { status: 2, title: 'x' },
    { external: 'boerse' },
    { external: null },
    { external: ['', ''] },
  ])('is not for a company account to send: %j', async (body) => {
    expect(await post('guarded', bearer(company), body)).toMatchObject({
      status: 403,
      code: 'unpermitted',
    });
    expect(await post('guarded', bearer(editor), body)).toEqual({ status: 200, body });
    expect(await post('guarded', bearer(admin), body)).toEqual({ status: 200, body });
  });

  it.each([
    { external: '' },
    { title: 'locked' },
    {},
    { Locked: true },
    { data: { locked: true } },
  ])('is none of %j', async (body) => {
    expect(await post('guarded', bearer(company), body)).toEqual({ status: 200, body });
  });

  it('is not smuggled in by a body that is no object', async () => {
    expect(await post('guarded', bearer(company), ['locked'])).toMatchObject({ status: 400 });
    expect(await post('guarded', bearer(company))).toMatchObject({ status: 200 });
  });
});
