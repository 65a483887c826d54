/** Letters from which one mistake is tolerated; shorter texts are the beginning of too many names. */
const minLetters = 4;

/**
 * Whether a name begins with a text, with one letter changed, added, missing or swapped with the next. The first letter must be right.
 * Takes linear time.
 * @param text @param name both folded
 */
export function beginsWithOneTypo(text: string, name: string): boolean {
  if (text.length < minLetters) return false;
  let at = 0;
  while (at < text.length && text[at] === name[at]) at += 1;
  if (at === 0 || at === text.length) return false;
  const rest = text.slice(at + 1);
  const areSwapped = text[at] === name[at + 1] && text[at + 1] === name[at];
  return (
    name.startsWith(rest, at + 1) ||
    name.startsWith(rest, at) ||
    name.startsWith(text.slice(at), at + 1) ||
    (areSwapped && name.startsWith(text.slice(at + 2), at + 2))
  );
}
