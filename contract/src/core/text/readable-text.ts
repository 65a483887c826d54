import { withoutHiddenCharacters } from './visible-text.ts';

/**
 * Extracts the visible text of HTML without a parser: the browser counts it on each keystroke, and the server checks the same text against
 * the limit.
 */

/** The characters that must be escaped in HTML, and those that the rich-text editor escapes. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** `&amp;`, `&#8203;`, `&#x200b;` */
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;

/** Returns the position of the `>` of the tag that begins at `start`, skipping quoted values; -1 if the tag has no end. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  let before = '';
  for (let at = start; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && before === '=') quote = sign;
    if (sign.trim() !== '') before = sign;
  }
  return -1;
}

/** Returns the position after the markup that begins with the `<` at `start`; undefined if that `<` is part of the text. */
function endOfMarkup(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return end < 0 ? html.length : end + 3;
  }
  if (!/[a-z/!?]/i.test(html.charAt(start + 1))) return undefined;
  const end = endOfTag(html, start);
  return end < 0 ? html.length : end + 1;
}

/**
 * Returns HTML without its tags and comments. Markup without an end removes the rest of the text, so each character is read only a few
 * times.
 */
function withoutMarkup(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', at)) {
    const end = endOfMarkup(html, start);
    pieces.push(html.slice(at, end === undefined ? start + 1 : start));
    at = end ?? start + 1;
  }
  pieces.push(html.slice(at));
  return pieces.join('');
}

/** Returns the visible text of HTML for counting: one character for each visible one, without line ends; '' if nothing is visible. */
export function readableText(html: string): string {
  const text = withoutMarkup(html).replaceAll(entity, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
  return withoutHiddenCharacters(text)
    .replace(/^[\s\u2800]+/, '')
    .trimEnd();
}
