import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from './layout.ts';
import type { MailPart } from './delivery/outbox.ts';

const home = 'https://a.example/';
const url = 'https://a.example/konto?token=a&b=1';

const content = (...body: MailPart[]) => ({
  subject: 'Ihre Anfrage',
  body,
  home,
  replyTo: null,
});

describe('the text part', () => {
  it('says everything in order, with links bare on lines of their own, and who sent it', () => {
    const text = textOf(
      content(
        'Guten Tag,',
        { label: 'Passwort setzen', url },
        { items: ['Bäckerei Kern', 'Café Kern'] },
        { quote: 'Erster Grund.\nZweiter Grund.\n' },
      ),
    );
    expect(text).toBe(`Guten Tag,

Passwort setzen:
${url}

- Bäckerei Kern
- Café Kern

> Erster Grund.
> Zweiter Grund.

-- 
Lehrpfad – Ausbildung und Praktikum in Sachsen-Anhalt
https://a.example/
Diese Nachricht wurde automatisch verschickt. Antworten darauf werden nicht gelesen.
`);
  });
});

it('both parts say whom an answer goes to', () => {
  const asked = { ...content('a'), replyTo: 'ute@firma.example' };
  for (const part of [textOf(asked), htmlOf(asked)]) {
    expect(part).toContain('automatisch verschickt. Antworten gehen an ute@firma.example.');
    expect(part).not.toContain('nicht gelesen');
  }
});

describe('the HTML part', () => {
  const evil = `<img src=x onerror="alert('1')"> & </p><script>`;
  const escaped = /&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; &lt;\/p&gt;/;

  it.each<[string, MailPart]>([
    ['a paragraph', evil],
    ['a quotation', { quote: evil }],
    ['an item', { items: [evil] }],
    ['a button', { label: evil, url }],
  ])('escapes what stands in %s', (_, part) => {
    const html = htmlOf(content(part));
    expect(html).toMatch(escaped);
    expect(html).not.toMatch(/<img|<script|onerror="/);
  });

  it('escapes the subject, as title and as heading', () => {
    const html = htmlOf({ ...content('a'), subject: evil });
    expect(html.match(new RegExp(escaped, 'g'))).toHaveLength(2);
    expect(html).not.toMatch(/<img|<script/);
  });

  it('links the button and the bare address, escaped', () => {
    const html = htmlOf(content({ label: 'Passwort setzen', url }));
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
      ([, href, label]) => `${label} → ${href}`,
    );
    const address = url.replace('&', '&amp;');
    expect(links).toEqual([
      `Lehrpfad → ${home}`,
      `Passwort setzen → ${address}`,
      `${address} → ${address}`,
      `${home} → ${home}`,
    ]);
  });

  it('breaks the lines of a paragraph and of a quotation', () => {
    expect(htmlOf(content('eins\nzwei'))).toContain('eins<br>zwei</p>');
    expect(htmlOf(content({ quote: 'eins\r\nzwei' }))).toContain('eins<br>zwei</blockquote>');
  });

  it('is German, has one heading, and fetches nothing', () => {
    const html = htmlOf(content('a', { items: ['b'] }, { quote: 'c' }, { label: 'd', url }));
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('name="viewport"');
    expect(html).not.toMatch(/<(img|link|style|script|iframe|form|input)\b|src=|url\(|@import/);
  });

  it('holds no word that the layout left open', () => {
    expect(htmlOf(content('a', { items: ['b'] }))).not.toMatch(/undefined|\[object|<%|it\./);
  });
});

it('both parts say what stands around the text in the language of the mail', () => {
  const english = { ...content({ label: 'Confirm', url }), language: 'en' as const };
  for (const part of [textOf(english), htmlOf(english)]) {
    expect(part).toContain('in Saxony-Anhalt');
    expect(part).toContain('This message was sent automatically. Nobody reads replies to it.');
  }
  expect(htmlOf(english)).toContain('<html lang="en">');
  expect(htmlOf(english)).toContain('If that does not work, this address helps:');
});
