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

const posting = JSON.stringify({
  '@type': 'JobPosting',
  title: 'Ausbildung Koch',
  description: 'Eins zwei',
});

it.each([
  ['wrapped in comments', `\n<!--\n/*<![CDATA[*/${posting}/*]]>*/\n-->\n`],
  ['with a list in comments', `//<![CDATA[\n[${posting}]\n//]]>`],
  ['with a semicolon after it', `${posting};`],
  ['with a comma too many', posting.replace(/}$/, ' , }')],
  ['with a line break within a text', posting.replace('Eins ', 'Eins\n\t')],
  ['with quotes for HTML', posting.replaceAll('"', '&quot;')],
])('reads a posting %s', (_, script) => {
  const { postings, broken } = readPage(`<script type="application/ld+json">${script}</script>`);
  expect([postings.map(({ title }) => title), broken]).toEqual([['Ausbildung Koch'], 0]);
});

it('takes linear time for what is no JSON', () => {
  const timeOf = (length: number) => {
    const scripts = [',', ' ,', '/*', ']', '<!--'].map(
      (piece) =>
        `<script type="application/ld+json">{"JobPosting":${piece.repeat(length)}</script>`,
    );
    const began = performance.now();
    readPage(scripts.join(''));
    return performance.now() - began;
  };
  timeOf(1000);
  expect(timeOf(160_000) / Math.max(timeOf(20_000), 1)).toBeLessThan(40);
});
