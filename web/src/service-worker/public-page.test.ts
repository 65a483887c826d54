import { describe, expect, it } from 'vitest';
import { isPublicPage, withNotice } from './public-page.ts';

describe('of the pages that the server writes', () => {
  it.each([
    '/stelle/12-koch-werden',
    '/unternehmen/7-krug-gmbh',
    '/event/3-tag-der-offenen-tuer',
    '/beruf/baecker-in',
    '/berufe',
    '/orte',
    '/orte/stendal',
    '/ausbildung/baecker-in/stendal',
    '/praktikum/baecker-in/stendal',
    '/events',
    '/informationen',
    '/informationen/schueler',
    '/kontakt',
    '/datenschutz',
  ])('%s is kept', (path) => expect(isPublicPage(path)).toBe(true));

  it.each([
    '/',
    '/konto/passwort',
    '/suchauftrag/bestaetigen',
    '/stellenanzeige/aendern',
    '/zahlen/abbestellen',
    '/unternehmen/stellenangebote',
    '/unternehmen/7-krug-gmbh/feed.atom',
    '/demo/mails',
    '/stelle/12/extra',
    '/media/stelle/1',
    '/bild/stelle/1.png',
  ])('%s is not', (path) => expect(isPublicPage(path)).toBe(false));
});

it('a kept page says how old it is, before all else, and changes in nothing besides', () => {
  const html = '<body><main id="inhalt" tabindex="-1">\n<h1>Preis: $& $1</h1></main></body>';
  expect(withNotice(html, '2026-11-26T16:04:00Z')).toBe(
    '<body><main id="inhalt" tabindex="-1"><p class="stored" role="status">Du bist offline. Stand: 26.11.26, 17:04 Uhr.</p>\n<h1>Preis: $& $1</h1></main></body>',
  );
  expect(withNotice('<p>', '2026-11-26T16:04:00Z')).toBe('<p>');
});

it('a kept page says it in its own language', () => {
  const html =
    '<html lang="en"><body data-offline="You are offline. As of: {moment}."><main id="inhalt">';
  expect(withNotice(html, '2026-11-26T16:04:00Z')).toBe(
    `${html}<p class="stored" role="status">You are offline. As of: 26 Nov 2026, 17:04.</p>`,
  );
});
