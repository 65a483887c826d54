import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { cleanHtml } from '../html/html.ts';

/** Returns the text of HTML as a parser returns it. */
function parsedText(html: string): string {
  const pieces: string[] = [];
  const parser = new Parser({ ontext: (text) => void pieces.push(text) });
  parser.end(html);
  return pieces.join('').normalize('NFC').trim();
}

const words = fc.constantFrom(
  'Brot',
  ' ',
  'ä',
  '&amp;',
  '&lt;',
  '&nbsp;',
  '&#8203;',
  '<',
  '>',
  '"',
  "'",
  '&',
  ';',
  '=',
  '👨‍👩‍👧',
  '\u0338',
  '3 < 5',
  '<!-- ',
  ' -->',
  '<br>',
  '</p>',
  '<p ',
  '&copy;',
  '\u00AD',
  '\n',
);
const text = fc.array(words).map((some) => some.join(''));
const element = fc
  .tuple(fc.constantFrom('p', 'strong', 'ul', 'li', 'h2', 'div', 'script', 'a href="/a>b"'), text)
  .map(([name, inner]) => `<${name}>${inner}</${name.split(' ')[0]}>`);
const html = fc.array(fc.oneof(element, text)).map((some) => some.join(''));

it('what is counted of cleaned HTML is what a parser reads of it', () => {
  fc.assert(
    fc.property(html, (sent) => {
      const clean = cleanHtml(sent);
      expect(readableText(clean)).toBe(parsedText(clean));
    }),
    { numRuns: 100 },
  );
});
