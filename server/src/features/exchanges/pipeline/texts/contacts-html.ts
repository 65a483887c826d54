import { readHtml } from '../../../../core/html/read-html.ts';
import { contactNotice, findContacts, maskText, type Range } from './contacts.ts';

/** A piece of the text of a page, with its position in the source. */
interface Piece {
  readonly text: string;
  /** Its offset in the extracted text. */
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
  // A check of the end of the text at each tag would copy it each time.
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

/** Range in the source of a range of the extracted text. An entity is covered whole. */
function inSource({ text, at, source }: Piece, { from, to }: Range): Range {
  const isLiteral = source.to - source.from === text.length;
  if (!isLiteral) return source;
  return {
    from: source.from + Math.max(0, from - at),
    to: source.from + Math.min(text.length, to - at),
  };
}

/** The beginning of an attribute with a link for calls or mail, with the opening quote of its value. */
const callingLinks =
  /\s(?:href|src|action)\s{0,100}=\s{0,100}(?:(?<quote>["'])\s{0,100})?(?:mailto|tel|callto|sms|whatsapp):/gi;

/** Removes attributes with links for calls or mail. The element stays, without a target. */
function withoutCallingLinks(html: string): string {
  let kept = '';
  let done = 0;
  for (const { 0: begin, index, groups } of html.matchAll(callingLinks)) {
    if (index < done) continue;
    const value = index + begin.length;
    const quote = groups?.['quote'];
    const end = quote === undefined ? endOfWord(html, value) : html.indexOf(quote, value) + 1;
    // The quote is never closed, so this is no attribute.
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
 * Replaces each contact in HTML with a notice, even if tags stand within it, and removes links for calls or mail.
 * Everything else stays unchanged.
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

/** Matches a tag, by which a text is recognised as HTML. */
const someTag = /<\/?[a-z][^<>]*>/i;

/** Replaces each contact in a text of unknown format with a notice. */
export function maskAny(text: string): string {
  return someTag.test(text) ? maskHtml(text) : maskText(text);
}
