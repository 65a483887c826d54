import { withoutHiddenCharacters } from './visible-text.ts';

/** What is read of HTML, without a parser: the browser counts it with each key, and the server holds the same text to the limit. */

/** The signs that HTML needs names for, and those that an editor's own HTML has. */
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

/** Where the tag ends that begins there: the place of its `>`, which may stand in a quoted value; -1 for one without an end. */
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

/** Where the markup ends that begins with the `<` there: behind it. Undefined where that `<` is a sign of the text. */
function endOfMarkup(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return end < 0 ? html.length : end + 3;
  }
  if (!/[a-z/!?]/i.test(html.charAt(start + 1))) return undefined;
  const end = endOfTag(html, start);
  return end < 0 ? html.length : end + 1;
}

/** HTML without its tags and comments. One that does not end takes the rest with it, so each sign is looked at a few times at most. */
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

/** What a person reads of HTML, for counting; one character for each that is shown, line ends left out. '' where nothing is. */
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
