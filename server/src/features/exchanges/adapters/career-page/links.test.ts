import { describe, expect, it } from 'vitest';
import { linkOf, siteOf } from './links.ts';

const path = 'https://www.firma.example/karriere/12?a=1&b=2';

describe('an address of the web', () => {
  it.each([
    [path, path],
    ['http://www.firma.example/karriere/12?a=1&b=2', path],
    ['www.firma.example/karriere/12?a=1&b=2', path],
    ['WWW.Firma.example/karriere/12?a=1&b=2', path],
    ['//www.firma.example/karriere/12?a=1&b=2', path],
    ['www.firma.example/karriere/12?a=1&amp;b=2', path],
    ['http:www.firma.example/karriere/12?a=1&b=2', path],
    ['https:/www.firma.example/karriere/12?a=1&b=2', path],
    ['https//www.firma.example/karriere/12?a=1&b=2', path],
    ['http://https://www.firma.example/karriere/12?a=1&b=2', path],
    ['<https://www.firma.example/karriere/12?a=1&b=2>', path],
    ['"https://www.firma.example/karriere/12?a=1&b=2"', path],
    ['<a href="https://www.firma.example/karriere/12?a=1&amp;b=2">Jetzt bewerben</a>', path],
    ['[Jetzt bewerben](https://www.firma.example/karriere/12?a=1&b=2)', path],
    ['Bewerbung unter www.firma.example/karriere/12?a=1&b=2.', path],
    ['http://firma.example:80/a', 'https://firma.example/a'],
    ['https://firma.example:8443/a', 'https://firma.example:8443/a'],
    ['firma.example/karriere', 'https://firma.example/karriere'],
    ['www.bäckerei-möhring.de', 'https://www.xn--bckerei-mhring-5hb01a.de/'],
    ['https://firma.example/Stelle 12', 'https://firma.example/Stelle%2012'],
    ['https://firma.example/a_(b)', 'https://firma.example/a_(b)'],
  ])('%j leads to %j', (text, address) => {
    expect(linkOf(text)).toBe(address);
  });

  it.each([
    'bewerbung@firma.example',
    'mailto:bewerbung@firma.example',
    'https://name:geheim@firma.example',
    'http://firma.example:8080/a',
    'javascript:alert(1)',
    'ftp://firma.example/a',
    '/karriere/12',
    'karriere/12',
    'https://intranet/stelle',
    'http://localhost/stelle',
    'https://192.168.1.1/stelle',
    'siehe Anlage',
    'z.B. hier',
    'www.',
    'https://',
    'www.firma.example oder www.andere.example',
    'https://a.example/1, https://a.example/2',
    `https://firma.example/${'x'.repeat(2000)}`,
    '',
  ])('%j is none', (text) => {
    expect(linkOf(text)).toBe('');
  });

  it('of a site may be its name alone', () => {
    expect(siteOf('firma.example')).toBe('https://firma.example/');
    expect(siteOf('www.firma.example')).toBe('https://www.firma.example/');
    for (const text of ['Firma GmbH', 'firma', 'info@firma.example', 'z.B.', '01.08.2027'])
      expect(siteOf(text)).toBe('');
  });
});
