import { Parser } from 'htmlparser2';

interface Tag {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'open' | 'close' | 'void';
}

/** Tags of clean HTML with their positions. */
function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const add = (name: string, kind: Tag['kind']) =>
    tags.push({ name, kind, from: parser.startIndex, to: parser.endIndex + 1 });
  const parser = new Parser({
    onopentag: (name) => add(name, name === 'br' ? 'void' : 'open'),
    onclosetag: (name, isImplied) => {
      if (!isImplied) add(name, 'close');
    },
  });
  parser.end(html);
  return tags;
}

const blank = /\s/;

/** The beginning of a text up to the end of a word, never within an entity. */
function beginning(text: string, length: number): string {
  const part = text.slice(0, Math.max(0, length));
  let lastSpace = part.length - 1;
  while (lastSpace > 0 && !blank.test(part.charAt(lastSpace))) lastSpace -= 1;
  if (lastSpace > 0) return part.slice(0, lastSpace);
  const cutEntity = part.indexOf('&', part.lastIndexOf(';') + 1);
  return cutEntity < 0 ? part : part.slice(0, cutEntity);
}

/** Elements whose end tag ends a paragraph, a heading or an item of a list. */
const blocks = new Set(['p', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function ellipsisIn(parent: string | undefined): string {
  if (parent === undefined) return '<p>…</p>';
  return parent === 'ul' || parent === 'ol' ? '<li>…</li>' : '…';
}

/** Room for tags that are still open, and the ellipsis. */
const reserve = 200;

/** A possible end of the text, and the elements that are open there, the outermost first. */
interface End {
  readonly at: number;
  readonly open: readonly string[];
}

/** Returns the last end before `max` that is behind a tag, and the last one behind a block. */
function lastEnds(tags: readonly Tag[], max: number): { end: End; block: End | undefined } {
  let end: End = { at: 0, open: [] };
  let block: End | undefined;
  for (const { name, from, to, kind } of tags) {
    if (to > max) return { end: from > max ? end : { at: from, open: end.open }, block };
    const { open } = end;
    end = {
      at: to,
      open: kind === 'void' ? open : kind === 'open' ? [...open, name] : open.slice(0, -1),
    };
    if (kind === 'close' && blocks.has(name)) block = end;
  }
  return { end, block };
}

/**
 * Shortens clean HTML to a number of characters: after the last paragraph or item that fits or, within one long text, after a word and
 * with an ellipsis. Every element is closed.
 */
export function shortened(html: string, max: number): string {
  if (html.length <= max) return html;
  const tags = tagsOf(html);
  const { end, block } = lastEnds(tags, max - reserve);
  // An end at a block is not worth losing more than half of the text.
  const tidy = block && block.at > max / 2 ? block : undefined;
  const closing = (tidy?.open ?? end.open).toReversed().map((name) => `</${name}>`);
  if (tidy) return html.slice(0, tidy.at) + ellipsisIn(tidy.open.at(-1)) + closing.join('');
  const next = tags.find(({ from }) => from >= end.at)?.from ?? html.length;
  const text = beginning(html.slice(end.at, next), max - reserve - end.at);
  return `${html.slice(0, end.at)}${text} …${closing.join('')}`;
}
