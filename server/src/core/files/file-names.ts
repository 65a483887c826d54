import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';

/** Names of files that people send, and how a header carries them. */

/** Beside what is never shown (`rechnung[turn]fdp.exe`): signs that every system shows in its own way. */
const unseen = /\p{Co}/gu;

/** A file's name as one line without folders and without what no system stores; may be empty. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return singleLine(last)
    .replaceAll(unseen, '')
    .replaceAll(/["<>|:*?]/g, '-');
}

/** Cut to so many characters, never in the middle of one. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** A name as a header can carry it (RFC 8187), so that umlauts survive. */
export function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
