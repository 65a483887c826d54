/** Returns the position after the next `end`; -1 if there is none. */
function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** Returns the position after a declaration, a comment or a document type without internal rules; -1 if there is none of them at `at`. */
function behindPreamble(text: string, at: number, isFirst: boolean): number {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + '<!--'.length);
  const end = behind(text, '>', at);
  const tag = text.slice(at, Math.max(at, end)).toLowerCase();
  if (tag.startsWith('<!doctype')) return tag.includes('[') ? -1 : end;
  return isFirst && tag.startsWith('<?xml') && tag.endsWith('?>') ? end : -1;
}

const behindBlanks = (text: string, at: number) => text.length - text.slice(at).trimStart().length;

/**
 * Whether a text begins with an SVG tag, after nothing but what XML allows before it.
 * @param text the beginning of a file; a few thousand characters are enough
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
