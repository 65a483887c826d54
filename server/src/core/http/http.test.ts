import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { csrf } from '../../../test/test-app.ts';
import type { Caller } from '../security/callers.ts';
import { createApi } from './api.ts';
import { busy } from './errors.ts';
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

it.each([
  [`GET /api/v1/site/?q=${'x'.repeat(20_000)} HTTP/1.1`, '431 Request Header Fields Too Large'],
  ['GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked', '400 Bad Request'],
  ['Brot', '400 Bad Request'],
])('says in German why it cannot read %j, and ends the connection', async (request, status) => {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  await http.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${request}\r\nHost: a.example\r\n\r\n`);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}\r\nConnection: close`);
  expect(head?.toLowerCase()).toContain("\r\ncontent-security-policy: default-src 'self'");
  expect(head?.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(JSON.parse(body!)).toMatchObject({ detail: expect.stringContaining('Anfrage') });
  await http.close();
});

it.each(['/suche/B%C3%A', '/50%', '/%00', `/thing/${'x'.repeat(3000)}`])(
  'answers %s, whose address is cut or too long, with a page, and programs with JSON',
  async (url) => {
    const http = await createHttp({ trustProxy: false, rateLimits: false });
    http.get('/thing/:name', () => 'thing');
    const page = await http.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(page.statusCode).toBe(400);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
    expect(page.payload).toContain('Diese Seite gibt es nicht');
    const answer = await http.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'malformed' }),
    ]);
    await http.close();
  },
);

it.each([
  ['busy', busy(), 503, 'ausgelastet'],
  ['failing', new Error('lost'), 500, 'unerwarteter Fehler'],
])(
  'tells a person on a page that the server is %s, and a program in JSON',
  async (_, error, status, said) => {
    const http = await createHttp({ trustProxy: false, rateLimits: false });
    http.get('/', () => {
      throw error;
    });
    const page = await http.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(status);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(page.payload).toContain('<h1');
    expect(page.payload).toContain(said);
    const english = await http.inject({ url: '/?lang=en', headers: { accept: 'text/html' } });
    expect(english.payload).toContain('lang="en"');
    const answer = await http.inject({ url: '/', headers: { accept: '*/*' } });
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining(said) });
    await http.close();
  },
);
