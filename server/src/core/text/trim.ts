/** Removes characters from the ends of a text. A regular expression would take quadratic time for many such characters inside the text. */

export function trimStart(text: string, dropped: RegExp): string {
  let from = 0;
  while (from < text.length && dropped.test(text.charAt(from))) from += 1;
  return text.slice(from);
}

export function trimEnd(text: string, dropped: RegExp): string {
  let to = text.length;
  while (to > 0 && dropped.test(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to);
}

export const trimBoth = (text: string, dropped: RegExp): string =>
  trimStart(trimEnd(text, dropped), dropped);
