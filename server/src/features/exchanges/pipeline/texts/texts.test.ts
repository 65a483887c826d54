import { describe, expect, it } from 'vitest';
import { contactNotice } from './contacts.ts';
import { shortened } from '../matching/shortened.ts';
import { descriptionHtml } from './texts.ts';

const html = (text: string) => descriptionHtml({ text, format: 'html' });
const markdown = (text: string) => descriptionHtml({ text, format: 'markdown' });
const plain = (text: string) => descriptionHtml({ text, format: 'plain' });

describe('descriptions', () => {
  it('of HTML keep their structure and nothing that runs or loads', () => {
    expect(
      html(
        '<div onclick="x()"><script>alert(1)</script><h2>Wir</h2><p style="color:red">backen</p><img src=x></div>',
      ),
    ).toBe('<h2>Wir</h2><p>backen</p>');
  });

  it.each([
    [
      '<div>Brot</div><div>Kuchen <b>und mehr</b></div>',
      '<p>Brot</p><p>Kuchen <b>und mehr</b></p>',
    ],
    ['<div><div><div>Brot</div></div><p>Kuchen</p></div>', '<p>Brot</p><p>Kuchen</p>'],
    [
      '<div>Wir:<ul><li><div>Brot</div></li></ul></div>Ende',
      '<p>Wir:</p><ul><li>Brot</li></ul>Ende',
    ],
    ['<h3><div>Wir</div></h3>', '<h3>Wir</h3>'],
    [
      '<table><tr><td>1. Jahr</td><td>900 €</td></tr><tr><td>2. Jahr</td><td>950 €</td></tr></table>',
      '<p>1. Jahr 900 €</p><p>2. Jahr 950 €</p>',
    ],
    ['<table><tr><td><p>Brot</p><p>Kuchen</p></td></tr></table>', '<p>Brot</p><p>Kuchen</p>'],
    ['<dl><dt>Beginn</dt><dd>August</dd></dl><divider>', '<p>Beginn</p><p>August</p>'],
  ])('of HTML keep their lines, whatever element begins them: %s', (text, lines) => {
    const said = html(text).replaceAll(/\s+/g, ' ').replaceAll('> ', '>').replaceAll(' </', '</');
    expect(said).toBe(lines);
  });

  it('of Markdown become headings, lists and emphasis', () => {
    expect(markdown('### Aufgaben\n\n- **Brot** backen\n- Teig kneten\n\nZeile 1\nZeile 2')).toBe(
      '<h3>Aufgaben</h3>\n<ul>\n<li><strong>Brot</strong> backen</li>\n<li>Teig kneten</li>\n</ul>\n<p>Zeile 1<br />Zeile 2</p>',
    );
    expect(markdown('<script>alert(1)</script>**fett**')).not.toContain('script');
    expect(markdown('[hier](javascript:alert(1))')).toBe('<p>hier</p>');
  });

  it('of Markdown stay Markdown with many comments in them, which are not shown', () => {
    expect(markdown(`Wir **backen**${'<!---->'.repeat(600)}`)).toBe(
      '<p>Wir <strong>backen</strong></p>',
    );
  });

  it('of plain text become paragraphs, lines and lists', () => {
    expect(plain('Wir suchen:\n• Lust\n• Laune\nBis bald <3\n\nEnde & aus')).toBe(
      '<p>Wir suchen:</p><ul><li>Lust</li><li>Laune</li></ul><p>Bis bald &lt;3</p><p>Ende &amp; aus</p>',
    );
  });

  it('are empty where there is none', () => {
    expect([html(' '), markdown(''), plain('\n')]).toEqual(['', '', '']);
  });

  it('lose contacts, and elements that held nothing else', () => {
    expect(html('<p>Brot</p><p>Tel.: <b>0391</b> 12345</p><p>Frau <b>Anna</b></p>')).not.toMatch(
      /\d|<b>\s*<\/b>/,
    );
    expect(html('<p>Mail: <a href="mailto:a@b.de">a@b.de</a></p>')).toBe(
      `<p>Mail: ${contactNotice}</p>`,
    );
    expect(html('<ul><li>a@b.de</li><li>c@d.de</li></ul>')).toBe(
      `<ul><li>${contactNotice}</li></ul>`,
    );
  });

  it('end behind a paragraph where they are too long, with every element closed', () => {
    const text = `<ul>${'<li>Teig <strong>kneten</strong> und &amp; formen</li>'.repeat(2000)}</ul>`;
    const short = html(text);
    expect(short.length).toBeLessThanOrEqual(20_000);
    expect(short.length).toBeGreaterThan(19_000);
    expect(short).toMatch(/formen<\/li><li>…<\/li><\/ul>$/);
    expect(html(short)).toBe(short);
  });

  it('end at a word where they are one long text', () => {
    const short = plain('Brot backen & Teig kneten. '.repeat(3000));
    expect(short.length).toBeLessThanOrEqual(20_000);
    expect(short).toMatch(/(?:Brot|backen|&amp;|Teig|kneten\.) …<\/p>$/);
  });

  it('of any length are read', () => {
    expect(html('<p>Brot</p>'.repeat(100_000)).length).toBeLessThanOrEqual(20_000);
    expect(plain('x'.repeat(1_000_000)).length).toBeLessThanOrEqual(20_000);
    // Texts that become longer as HTML, and texts for which Markdown parsers recurse.
    expect(plain('<'.repeat(100_000)).length).toBeLessThanOrEqual(20_000);
    for (const sign of ['> ', '>', '- ', '* > ', '[', '**', '`'])
      expect(markdown(sign.repeat(50_000)).length).toBeLessThanOrEqual(20_000);
  });

  it('that are short enough stay whole', () => {
    expect(shortened('<p>kurz</p>', 100)).toBe('<p>kurz</p>');
  });
});
