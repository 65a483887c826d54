import { Parser } from 'htmlparser2';
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
  ...[
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
  ],
  ...['sup', 'u', 'wbr', 'del', 'ins'],
]);

function readPieces(html: string): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  const breakLine = (name: string) => {
    if (!inline.has(name) && text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    ontext: (read) => {
      pieces.push({
        text: read,
        at: text.length,
        source: { from: parser.startIndex, to: parser.endIndex + 1 },
      });
      text += read;
    },
    onopentagname: breakLine,
    onclosetag: breakLine,
  });
  parser.end(html);
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

/** Attributes that call or write to somebody; the link stays, and leads nowhere. */
const callingLinks =
  /\s(?:href|src|action)\s*=\s*(?:"\s*(?:mailto|tel|callto|sms|whatsapp):[^"]*"|'\s*(?:mailto|tel|callto|sms|whatsapp):[^']*'|(?:mailto|tel|callto|sms|whatsapp):[^\s>]*)/gi;

const someCall = /(?:mailto|tel|callto|sms|whatsapp):/i;
const someAt = /@|%40|&#0*64;|&#x0*40;|&commat;/;

const emailAnywhere =
  /[\w.%+-]{1,64}(?:@|%40|&#0*64;|&#x0*40;|&commat;)[\w-]{1,63}(?:\.[\w-]{2,63})+/g;

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
  if (someCall.test(masked)) masked = masked.replaceAll(callingLinks, '');
  return someAt.test(masked) ? masked.replaceAll(emailAnywhere, contactNotice) : masked;
}

/** Whether a text is HTML. */
const someTag = /<\/?[a-z][^<>]*>/i;

/** A text of which nobody says what it is, with a notice in place of each contact. */
export function maskAny(text: string): string {
  return someTag.test(text) ? maskHtml(text) : maskText(text);
}
