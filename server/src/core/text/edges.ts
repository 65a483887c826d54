/** Texts without the characters of a class at their ends. An expression would look at all that follows from each of them. */

export function withoutStart(text: string, dropped: RegExp): string {
  let from = 0;
  while (from < text.length && dropped.test(text.charAt(from))) from += 1;
  return text.slice(from);
}

export function withoutEnd(text: string, dropped: RegExp): string {
  let to = text.length;
  while (to > 0 && dropped.test(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to);
}

export const withoutEdges = (text: string, dropped: RegExp): string =>
  withoutStart(withoutEnd(text, dropped), dropped);
