import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { csrf } from '../../../test/test-app.ts';
import { describeApi } from './api-docs/api-docs.ts';
import { createApi } from './api.ts';
import { createHttp } from './http.ts';

it.each(['account', 'company', 'editor', 'admin'] as const)(
  'calls no handler that only %s may call',
  async (access) => {
    const http = await createHttp({ trustProxy: true, rateLimits: false });
    const handler = vi.fn<() => string>(() => 'geheim');
    const declared = { method: 'GET', path: 'thing/', summary: 'A thing' } as const;
    createApi(http).handle(endpoint({ ...declared, access, response: z.string() }), handler);
    const answer = await http.inject('/api/v1/thing/');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'token_not_valid' });
    expect(handler).not.toHaveBeenCalled();
    await http.close();
  },
);

it('asks for an account no oftener than the rate limits let it', async () => {
  const http = await createHttp({ trustProxy: false, rateLimits: true });
  const authenticate = vi.fn<() => Promise<undefined>>(async () => undefined);
  const declared = { method: 'POST', path: 'thing/', summary: 'A thing', access: 'admin' } as const;
  createApi(http, authenticate).handle(endpoint({ ...declared, response: z.any() }), () => ({}));
  const headers = { ...csrf.headers, authorization: `Bearer ${'x'.repeat(43)}` };
  const url = '/api/v1/thing/';
  const statuses: number[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let call = 0; call <= 100; call += 1) {
    const answer = await http.inject({ method: 'POST', url, cookies: csrf.cookies, headers });
    statuses.push(answer.statusCode);
  }
  vi.useRealTimers();
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 403), 429]);
  expect(authenticate).toHaveBeenCalledTimes(100);
  await http.close();
});

it('describes who may call, and how a form with files is sent', async () => {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  await describeApi(http, { version: '1' });
  const declared = {
    method: 'POST',
    path: 'thing/',
    summary: 'A thing',
    access: 'editor',
  } as const;
  const upload = {
    files: { file: { max: 3, bytes: limits.adFileBytes } },
    json: ['Companies'],
    lists: ['Professions'],
  } as const;
  const shape = { body: z.object({ title: z.string() }), response: z.object({}) };
  createApi(http).handle(endpoint({ ...declared, ...shape, upload }), () => ({}));
  await http.ready();
  const binary = (of: string) => ({ type: 'string', format: 'binary', description: of });
  const file = binary('At most 3145728 bytes.');
  const title = { type: 'string' };
  expect(http.swagger().paths?.['/api/v1/thing/']?.post).toMatchObject({
    operationId: 'postThing',
    description:
      'For editors and administrators. As `multipart/form-data`, every value is text. The files `file_1` to `file_3` have at most 3145728 bytes each. `Companies`: as JSON. `Professions`: once for each item.',
    security: [{ access: [] }],
    parameters: [{ in: 'header', name: 'X-CSRFToken', required: true, schema: { type: 'string' } }],
    requestBody: {
      content: {
        'application/json': { schema: { properties: { title } } },
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { title, file_1: file, file_2: file, file_3: file },
          },
        },
      },
    },
  });
  await http.close();
});
