import { expect, it } from 'vitest';
import { readPage } from './json-ld.ts';

const page = (json: string) => readPage(`<script type="application/ld+json">${json}</script>`);

it('takes a list of any length that a page may have', () => {
  const links = Array.from({ length: 200_000 }, () => 'a');
  const list = JSON.stringify({ '@type': 'ItemList', itemListElement: links });
  expect(page(list).links).toHaveLength(200_000);
});

it.each([
  ['nested without end', `{"@type":"JobPosting","a":${'['.repeat(500_000)}`],
  ['of too many values', `{"@type":"JobPosting","a":[${'[],'.repeat(200_000)}0]}`],
  ['broken', '{"@type":"JobPosting"'],
])('leaves out JSON that is %s', (_, json) => {
  expect(page(json)).toEqual({ postings: [], links: [], broken: 1 });
});

it('keeps a number that JavaScript would round, because it may be an id', () => {
  const posting =
    '"@type":"JobPosting","identifier":9007199254740993,"title":"Koch 1234567890123456"';
  const [read] = page(`{${posting},"baseSalary":[1.5,1e400,12]}`).postings;
  expect(read).toMatchObject({
    identifier: '9007199254740993',
    title: 'Koch 1234567890123456',
    baseSalary: [1.5, Infinity, 12],
  });
});

it('leaves out nested JSON with such a number', () => {
  const json = `{"a":${'['.repeat(200_000)}9007199254740993${']'.repeat(200_000)}}`;
  expect(page(json).postings).toEqual([]);
});
