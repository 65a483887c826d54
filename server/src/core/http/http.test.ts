import { gzipSync } from 'node:zlib';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { csrf } from '../../../test/test-app.ts';
import type { Caller } from '../security/callers.ts';
import { createApi } from './api.ts';
import { createHttp } from './http.ts';

it.each([
  ['gzip', gzipSync('{}')],
  ['gzip', Buffer.from('no gzip')],
  ['br', Buffer.alloc(0)],
])('refuses a body in %s at once, and asks for no account', async (encoding, payload) => {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  const authenticate = vi.fn<() => Promise<Caller | undefined>>(async () => undefined);
  const declared = { method: 'POST', path: 'thing/', summary: 'A thing', access: 'admin' } as const;
  createApi(http, authenticate).handle(endpoint({ ...declared, response: z.any() }), () => ({}));
  const answer = await http.inject({
    method: 'POST',
    url: '/api/v1/thing/',
    payload,
    cookies: csrf.cookies,
    headers: {
      ...csrf.headers,
      'content-type': 'application/json',
      'content-encoding': encoding,
      authorization: `Bearer ${'x'.repeat(43)}`,
    },
  });
  expect(answer.statusCode).toBe(415);
  expect(answer.headers).toMatchObject({ 'accept-encoding': 'identity' });
  expect(answer.json()).toMatchObject({ code: 'media_type' });
  expect(authenticate).not.toHaveBeenCalled();
  await http.close();
});
