import { describe, expect, it } from 'vitest';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { jsonAdapter } from '../json/json.ts';
import { nextPage, pagingOf } from './next-page.ts';

const url = 'https://feed.example/jobs?kind=all';
const after = (frame: unknown, count = 2, link = '') => nextPage(pagingOf(frame), link, url, count);

describe('the next page of a feed', () => {
  it.each<[string, unknown, string | undefined]>([
    [
      'an address',
      { next: 'https://feed.example/jobs?page=2' },
      'https://feed.example/jobs?page=2',
    ],
    [
      'an address without its host',
      { links: { next: '/jobs?c=x' } },
      'https://feed.example/jobs?c=x',
    ],
    ['a link object', { _links: { next: { href: '?p=2' } } }, 'https://feed.example/jobs?p=2'],
    ['null', { links: { next: null } }, undefined],
    [
      'entries',
      { offset: 0, limit: 2, totalFound: 5 },
      'https://feed.example/jobs?kind=all&offset=2',
    ],
    ['the last entries', { offset: 3, limit: 2, totalFound: 5 }, undefined],
    [
      'pages',
      { meta: { pagination: { current_page: 1, total_pages: 3 } } },
      'https://feed.example/jobs?kind=all&page=2',
    ],
    ['the last page', { page: 3, pages: 3 }, undefined],
    ['nothing', { total: 2 }, undefined],
    ['no numbers', { offset: 'x', limit: -1, total: 1e99 }, undefined],
  ])('is found by %s', (_what, frame, expected) => {
    expect(after(frame)).toBe(expected);
  });

  it('is found in the header, and behind an empty page there is none', () => {
    const link = '<https://feed.example/jobs?page=9>; rel="last", </jobs?page=2>; rel="next"';
    expect(after({}, 2, link)).toBe('https://feed.example/jobs?page=2');
    expect(after({ offset: 0, limit: 2, total: 5 }, 0)).toBeUndefined();
  });

  it('is on the same host', () => {
    expect(() => after({ next: 'https://other.example/jobs' })).toThrow(/other\.example/);
    expect(() => after({ next: 'javascript:alert(1)' })).toThrow('keine Adresse');
    expect(() => after({ next: 'eyJwYWdlIjoyfQ' })).toThrow('keine Adresse');
  });
});

describe('a feed in pages', () => {
  const page = (ids: readonly string[], next?: string) => ({
    body: JSON.stringify({
      jobs: ids.map((id) => ({ id, title: 'Ausbildung Koch', company: 'A' })),
      ...(next !== undefined && { next }),
    }),
  });
  const settings = { url: 'https://feed.example/1', pauseMs: 0 };

  it('is read to its end', async () => {
    const http = heldHttp({
      'https://feed.example/1': page(['a', 'b'], '/2'),
      'https://feed.example/2': page(['c']),
    });
    const records = await readAll(jsonAdapter, settings, contextWith(http));
    expect(records.map(({ externalId }) => externalId)).toEqual(['a', 'b', 'c']);
  });

  it('ends the run where a page is missing or leads back', async () => {
    const missing = heldHttp({ 'https://feed.example/1': page(['a'], '/2') });
    await expect(readAll(jsonAdapter, settings, contextWith(missing))).rejects.toMatchObject({
      reason: 'unreachable',
    });
    const round = heldHttp({ 'https://feed.example/1': page(['a'], '/1') });
    await expect(readAll(jsonAdapter, settings, contextWith(round))).rejects.toThrow('im Kreis');
  });
});
