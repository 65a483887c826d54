import { expect, test } from 'vitest';
import { crawlDelayOf, mayRead } from './robots.ts';
import { excessiveGrowth, threadClock } from '../../../../../test/hostile/excessive-growth.ts';

const rules = `
# nothing for others
User-agent: Googlebot
User-agent: *
Disallow: /intern   # staff
Disallow: /*.pdf$
Allow: /intern/karriere
Disallow:

User-agent: Other
Disallow: /
`;

test.each([
  ['/karriere', true],
  ['/intern', false],
  ['/internes', false],
  ['/intern/karriere/1', true],
  ['/a/b.pdf', false],
  ['/a/b.pdf?x=1', true],
])('%s: %s', (path, allowed) => {
  expect(mayRead(rules, path)).toBe(allowed);
});

test('rules for us alone count more than those for everybody', () => {
  const text = 'User-agent: *\nDisallow: /\n\nUser-agent: Lehrpfad\nAllow: /\nDisallow: /privat';
  expect(mayRead(text, '/karriere')).toBe(true);
  expect(mayRead(text, '/privat/x')).toBe(false);
});

test('a line that is all spaces is read in a moment', () => {
  const begun = threadClock();
  mayRead(`User-agent: *\nDisallow: /a${' '.repeat(500_000)}b${' '.repeat(500_000)}#`, '/karriere');
  expect(threadClock() - begun).toBeLessThan(4000);
});

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `user-agent:${at.toString(36)}\n`).join('');

test.each([
  ['one name again and again', (length: number) => 'user-agent:\n'.repeat(length / 12)],
  ['our name again and again', (length: number) => 'user-agent:*\n'.repeat(length / 13)],
  ['many names', (length: number) => names(length / 15)],
  [
    'many names with many rules',
    (length: number) => names(length / 30) + 'allow:/a\n'.repeat(length / 18),
  ],
])('a file with %s is read in linear time', async (_, textOf) => {
  const read = (text: string) => mayRead(text, '/karriere');
  expect(await excessiveGrowth(read, textOf, [20_000, 40_000, 80_000])).toBeUndefined();
});

test('rules of several names at once hold for each of them', () => {
  const text = 'User-agent: Other\nUser-agent: lehrpfad\nUser-agent: Third\nDisallow: /intern';
  expect(mayRead(text, '/intern')).toBe(false);
  expect(mayRead(`${text}\nUser-agent: Other\nDisallow: /`, '/karriere')).toBe(true);
});

test.each(['', '<!doctype html><h1>404</h1>', 'Disallow: /', 'User-agent: *'])(
  '%j forbids nothing',
  (text) => {
    expect(mayRead(text, '/karriere')).toBe(true);
  },
);

test.each([
  ['User-agent: *\nCrawl-delay: 1.5', 1500],
  ['User-agent: *\nCrawl-delay: 3600\nDisallow: /intern', 2000],
  ['User-agent: *\nCrawl-delay: 2\n\nUser-agent: Lehrpfad\nDisallow: /intern', 0],
  ['User-agent: *\nCrawl-delay: -1e9', 0],
  ['', 0],
])('the pause that %j asks for is bounded', (text, milliseconds) => {
  expect(crawlDelayOf(text)).toBe(milliseconds);
});
