import { readHtml } from '../../../../core/html/read-html.ts';
import { contactNotice, findContacts, maskText, type Range } from './contacts.ts';

/** A piece of text of a page: what is read, and where it stands in the source. */
interface Piece {
  readonly text: string;
  /** Where it begins in the text as it is read. */
  readonly at: number;
  readonly source: Range;
}

/** Elements within a line; every other one ends it. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
  'del',
  'ins',
]);

function readPieces(html: string): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  // Asking the text itself for its end, tag by tag, would copy it each time.
  let atLineStart = true;
  const breakLine = (name: string) => {
    if (inline.has(name) || atLineStart) return;
    text += '\n';
    atLineStart = true;
  };
  readHtml(html, {
    text: (read, from, to) => {
      pieces.push({ text: read, at: text.length, source: { from, to } });
      text += read;
      if (read !== '') atLineStart = read.endsWith('\n');
    },
    open: breakLine,
    close: breakLine,
  });
  return { text, pieces };
}

/** Where a piece begins and ends in the source that was read as those characters; an entity is taken whole. */
function inSource({ text, at, source }: Piece, { from, to }: Range): Range {
  const isLiteral = source.to - source.from === text.length;
  if (!isLiteral) return source;
  return {
    from: source.from + Math.max(0, from - at),
    to: source.from + Math.min(text.length, to - at),
  };
}

/** The beginning of an attribute that calls or writes to somebody, with the quote that its value stands in. */
const callingLinks =
  /\s(?:href|src|action)\s{0,100}=\s{0,100}(?:(?<quote>["'])\s{0,100})?(?:mailto|tel|callto|sms|whatsapp):/gi;

/** Without attributes that call or write to somebody; the link stays, and leads nowhere. */
function withoutCallingLinks(html: string): string {
  let kept = '';
  let done = 0;
  for (const { 0: begin, index, groups } of html.matchAll(callingLinks)) {
    if (index < done) continue;
    const value = index + begin.length;
    const quote = groups?.['quote'];
    const end = quote === undefined ? endOfWord(html, value) : html.indexOf(quote, value) + 1;
    // Never closed: it is no attribute.
    if (end === 0) continue;
    kept += html.slice(done, index);
    done = end;
  }
  return done === 0 ? html : kept + html.slice(done);
}

function endOfWord(html: string, from: number): number {
  let end = from;
  while (end < html.length && !/[\s>]/.test(html.charAt(end))) end += 1;
  return end;
}

const someCall = /(?:mailto|tel|callto|sms|whatsapp):/i;
const someAt = /@|%40|&#0{0,8}64;|&#x0{0,8}40;|&commat;/;

const emailAnywhere =
  /[\w.%+-]{1,64}(?:@|%40|&#0{0,8}64;|&#x0{0,8}40;|&commat;)[\w-]{1,63}(?:\.[\w-]{2,63}){1,8}/g;

/**
 * HTML with a notice in place of each contact, also of such as tags stand within, and without links that call or write to somebody.
 * All else stays as it is, to the letter.
 */
export function maskHtml(html: string): string {
  const { text, pieces } = readPieces(html);
  let masked = '';
  let done = 0;
  let next = 0;
  for (const range of findContacts(text)) {
    let isNoticed = false;
    while (next < pieces.length) {
      const piece = pieces[next];
      if (piece === undefined || piece.at >= range.to) break;
      if (piece.at + piece.text.length > range.from) {
        const { from, to } = inSource(piece, range);
        masked += html.slice(done, from) + (isNoticed ? '' : contactNotice);
        done = Math.max(done, to);
        isNoticed = true;
        if (piece.at + piece.text.length > range.to) break;
      }
      next += 1;
    }
  }
  masked += html.slice(done);
  if (someCall.test(masked)) masked = withoutCallingLinks(masked);
  return someAt.test(masked) ? masked.replaceAll(emailAnywhere, contactNotice) : masked;
}

/** Whether a text is HTML. */
const someTag = /<\/?[a-z][^<>]*>/i;

/** A text of which nobody says what it is, with a notice in place of each contact. */
export function maskAny(text: string): string {
  return someTag.test(text) ? maskHtml(text) : maskText(text);
}
