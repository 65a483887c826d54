import { expect, it } from 'vitest';
import { renderDocument } from './document.ts';
import { germanWords, languageOf, pathIn, wordsOf } from '../../core/text/page-words.ts';

const page = {
  title: 'Bäcker',
  description: 'Brot',
  path: '/orte/stendal?seite=2',
  body: '<h1>Brot</h1>',
};
const to = (path: string) => `https://board.example${path}`;

it.each([
  [{ lang: 'en' }, 'en'],
  [{ lang: 'uk', seite: '2' }, 'uk'],
  [{ lang: 'fr' }, 'de'],
  [{ lang: ['en', 'uk'] }, 'de'],
  [undefined, 'de'],
])('reads the language of the query %j as %s', (query, language) => {
  expect(languageOf(query)).toBe(language);
});

it('keeps the parameters and the anchor of an address', () => {
  expect([
    pathIn('de', '/a?b=1'),
    pathIn('en', '/a?b=1'),
    pathIn('uk', '/a'),
    pathIn('en', '/#/a'),
  ]).toEqual(['/a?b=1', '/a?b=1&lang=en', '/a?lang=uk', '/?lang=en#/a']);
});

it('names the page in each language, and the German one for all others', () => {
  const html = renderDocument(page, to, germanWords);
  for (const [language, address] of [
    ['de', '/orte/stendal?seite=2'],
    ['en', '/orte/stendal?seite=2&amp;lang=en'],
    ['uk', '/orte/stendal?seite=2&amp;lang=uk'],
    ['x-default', '/orte/stendal?seite=2'],
  ])
    expect(html).toContain(
      `<link rel="alternate" hreflang="${language}" href="https://board.example${address}">`,
    );
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<main id="inhalt" tabindex="-1">');
});

it('has a frame in the language of the URL around German content', () => {
  const html = renderDocument({ ...page, isGerman: true }, to, wordsOf('en'));
  expect(html).toContain('<html lang="en">');
  expect(html).toContain(
    '<link rel="canonical" href="https://board.example/orte/stendal?seite=2&amp;lang=en">',
  );
  expect(html).toContain('<a href="/berufe?lang=en">Occupations</a>');
  expect(html).toContain('<a class="button" href="/?lang=en#/suche">Search for offers</a>');
  expect(html).toContain('<div lang="de">');
  expect(html).toContain('What follows is in German.');
  expect(html).not.toMatch(/Hauptmenü|Zum Inhalt|Datenschutz/);
  expect(renderDocument(page, to, wordsOf('uk'))).toContain('>Професії</a>');
});
