import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayUrl, toHttps } from './web-links.ts';

it.each([
  ['http://example.de/a', 'https://example.de/a'],
  ['HTTPS://example.de', 'https://example.de/'],
  ['www.example.de', 'https://www.example.de/'],
  ['//example.de', 'https://example.de/'],
  ['example.de:8080/x', 'https://example.de:8080/x'],
  [' bäcker.de ', 'https://xn--bcker-gra.de/'],
])('makes %j safe: %j', (text, url) => expect(toHttps(text)).toBe(url));

it.each([
  '',
  '  ',
  'javascript:alert(1)',
  'http://javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.de',
  'nirgends',
  'a@b.de:x@c.de',
])('links nothing for %j', (text) => expect(toHttps(text)).toBeNull());

it('never yields anything but https', () => {
  fc.assert(
    fc.property(fc.string(), (text) => (toHttps(text) ?? 'https://').startsWith('https://')),
  );
});

it('shows an address without its ballast', () => {
  expect(displayUrl('https://www.example.de/')).toBe('example.de');
});
