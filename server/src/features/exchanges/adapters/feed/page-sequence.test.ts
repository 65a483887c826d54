import { expect, test } from 'vitest';
import type { ExchangeError } from '../adapter.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { feedAdapter } from './feed-adapter.ts';

const urlOf = (page: number) => `https://feed.example/jobs?page=${page}`;
const job = (id: number) => ({ id, title: `Azubi ${id}` });

interface PagesOptions {
  readonly count: number;
  readonly jobsOf: (page: number) => readonly object[];
  /** Whether the last page names another one, too. */
  readonly isEndless?: boolean;
}

/** Reads a feed of several pages; returns the ids of its records and the number of requests. */
async function read({ count, jobsOf, isEndless = false }: PagesOptions) {
  const pages = Array.from({ length: count }, (_, index) => {
    const next = index < count - 1 || isEndless ? urlOf(index + 1) : null;
    return [urlOf(index), { body: JSON.stringify({ jobs: jobsOf(index), next }) }] as const;
  });
  const http = heldHttp(Object.fromEntries(pages));
  const settings = { url: urlOf(0), pauseMs: 0 };
  const reading = readAll(feedAdapter('readJson'), settings, contextWith(http));
  const outcome = await reading.then(
    (records) => records.map(({ externalId }) => externalId),
    (error: ExchangeError) => `${error.reason}: ${error.message}`,
  );
  return { outcome, requests: http.asked.length };
}

test('a list that always names another page without ads is refused', async () => {
  const jobsOf = (page: number) => (page === 0 ? [job(1)] : []);
  expect(await read({ count: 100, jobsOf, isEndless: true })).toEqual({
    outcome:
      'broken-answer: Die Liste nennt immer weitere Seiten, aber die letzten 20 enthielten keine Anzeige.',
    requests: 21,
  });
});

test('a list that sends its last page again and again is refused', async () => {
  const jobsOf = (page: number) => [job(Math.min(page, 2)), job(10 + Math.min(page, 2))];
  expect(await read({ count: 100, jobsOf, isEndless: true })).toEqual({
    outcome: 'broken-answer: Die Seiten der Liste führen im Kreis.',
    requests: 4,
  });
});

test('pages without ads between others are read over', async () => {
  const jobsOf = (page: number) => (page % 10 === 0 ? [job(page)] : []);
  expect((await read({ count: 41, jobsOf })).outcome).toEqual(['0', '10', '20', '30', '40']);
});

test('an ad may stand at the top of every page', async () => {
  const jobsOf = (page: number) => [job(100), job(page)];
  // Its repetitions are reported without an id.
  expect(await read({ count: 4, jobsOf })).toEqual({
    outcome: ['100', '0', '', '1', '', '2', '', '3'],
    requests: 4,
  });
});
