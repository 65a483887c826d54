import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hastyHttp, openBadServer, type BadServer } from '../fetching/bad-server.fixture.ts';
import { careerPageAdapter } from './career-page/career-page.ts';
import { jsonAdapter } from './json/json.ts';
import { contextWith, fixture, readAll } from './reading-all.fixture.ts';
import { xmlAdapter } from './xml/xml.ts';

let server: BadServer;

beforeAll(async () => {
  server = await openBadServer();
  server.on('/feed.xml', (response) => void response.end(fixture('feed.xml')));
  server.on('/half.xml', (response) => {
    response.writeHead(200, { 'content-length': '100000' });
    response.write(fixture('feed.xml').subarray(0, 1500), () => response.destroy());
  });
  server.on('/feed.xml.gz', (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end(gzipSync(fixture('feed.xml')));
  });
  server.on('/bomb.xml.gz', (response) => {
    response.writeHead(200, { 'content-type': 'application/gzip' });
    response.end(gzipSync(`<source><job><title>${'x'.repeat(60 * 1024 * 1024)}`));
  });
  server.on('/karriere', (response) => void response.end(fixture('career-page.html')));
});

afterAll(() => server.close());

const kinds = { xml: xmlAdapter, json: jsonAdapter, 'career-page': careerPageAdapter };

const read = (kind: keyof typeof kinds, path: string) =>
  readAll(kinds[kind], { url: server.at(path), pauseMs: 0 }, contextWith(hastyHttp()));

test('over the wire a feed and a career page are what they are in memory', async () => {
  expect(await read('xml', '/feed.xml')).toHaveLength(3);
  expect(await read('xml', '/feed.xml.gz')).toHaveLength(3);
  expect(await read('json', '/gzip')).toMatchObject([
    { externalId: '1', raw: { title: 'Bäckerin' } },
  ]);
  expect(await read('career-page', '/karriere')).toHaveLength(2);
});

describe('a feed that cannot be read to its end ends the run:', () => {
  test.each([
    ['xml', '/half.xml', 'unreachable'],
    ['xml', '/bomb.xml.gz', 'too-large'],
    ['xml', '/html', 'unknown-format'],
    ['xml', '/403', 'refused'],
    ['xml', '/404', 'unreachable'],
    ['json', '/cut-off', 'unreachable'],
    ['json', '/half-a-gzip', 'broken-answer'],
    ['json', '/broken-json', 'broken-answer'],
    ['json', '/html', 'unknown-format'],
    ['json', '/changed-envelope', 'unknown-format'],
    ['json', '/500', 'unreachable'],
    ['json', '/429-always', 'too-many-requests'],
    ['json', '/to-metadata', 'forbidden-address'],
    ['career-page', '/404', 'unreachable'],
    ['career-page', '/loop', 'unreachable'],
  ] as const)('%s %s', async (kind, path, reason) => {
    await expect(read(kind, path)).rejects.toMatchObject({ reason });
  });
});

test('a record of 10 MB is told, and the rest is read', async () => {
  expect(await read('json', '/large-record')).toMatchObject([
    { externalId: '1', rejected: 'too-large' },
  ]);
});
