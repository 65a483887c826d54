import { expect, test } from 'vitest';
import { crawlDelayOf, mayRead } from './robots.ts';
import { threadClock } from '../../../../../test/hostile/excessive-growth.ts';

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
