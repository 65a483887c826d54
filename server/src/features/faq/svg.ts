/** Where what begins at a place is over; -1 where nothing ends it. */
function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** Behind a declaration, a comment or a document type without rules of its own; -1 where none of them stands there. */
function behindPreamble(text: string, at: number, isFirst: boolean): number {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + '<!--'.length);
  const end = behind(text, '>', at);
  const tag = text.slice(at, Math.max(at, end)).toLowerCase();
  if (tag.startsWith('<!doctype')) return tag.includes('[') ? -1 : end;
  return isFirst && tag.startsWith('<?xml') && tag.endsWith('?>') ? end : -1;
}

const behindBlanks = (text: string, at: number) => text.length - text.slice(at).trimStart().length;

/**
 * A drawing begins with its own tag, behind nothing but what XML lets stand there.
 * @param text the beginning of a file; some thousand characters are enough
 */
export function beginsAsSvg(text: string): boolean {
  let at = behindBlanks(text, 0);
  for (let isFirst = true; ; isFirst = false) {
    if (/^<svg[\s>]/i.test(text.slice(at, at + '<svg>'.length))) return true;
    const end = behindPreamble(text, at, isFirst);
    if (end < 0) return false;
    at = behindBlanks(text, end);
  }
}
