import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';

/** Cleans the names of uploaded files and encodes them for headers. */

/**
 * Private-use characters, which each system renders in its own way; `singleLine` already removes invisible ones
 * (`rechnung[turn]fdp.exe`).
 */
const unseen = /\p{Co}/gu;

/** Returns a file's name as one line, without folders and without characters that some systems cannot store; may be empty. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return singleLine(last)
    .replaceAll(unseen, '')
    .replaceAll(/["<>|:*?]/g, '-');
}

/** Cuts a text to this many code units, but never in the middle of a character. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Encodes a name for a header (RFC 8187), so that umlauts survive. */
export function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
