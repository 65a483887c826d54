import { compoundHeads } from './analysis.ts';

/** Minimum lengths of the two parts of a split word. */
const minPartLength = { head: 3, tail: 4 };

/** 'Fachkraftfürlagerlogistik': words that join two others, folded. */
const joining = /(?:fur|und|im|in|der|als)$/;

function headsOf(part: string): string[] {
  const heads = compoundHeads(part);
  return joining.test(part) ? [...heads, part.replace(joining, '')] : heads;
}

/** Minimum length of the end of a compound that may be mistyped, and maximum length of the compound. */
const mistypedPart = { minLength: 6, maxLength: 30 };

/** Yields the splits of a word into a known beginning and an end that may be mistyped. */
export function* splitMistypedWord(
  word: string,
  isKnown: (part: string) => boolean,
): Generator<readonly [head: string, tail: string]> {
  if (word.length > mistypedPart.maxLength) return;
  for (let at = word.length - mistypedPart.minLength; at >= minPartLength.head; at -= 1) {
    const head = compoundHeads(word.slice(0, at)).find(
      (part) => part.length >= minPartLength.head && isKnown(part),
    );
    if (head !== undefined) yield [head, word.slice(at)];
  }
}

/** Yields the splits of a word into two known words, the shortest end first. */
export function* splitWord(
  word: string,
  isKnown: (part: string) => boolean,
): Generator<readonly [head: string, tail: string]> {
  for (let at = word.length - minPartLength.tail; at >= minPartLength.head; at -= 1) {
    const tail = word.slice(at);
    const head = headsOf(word.slice(0, at)).find(
      (part) => part.length >= minPartLength.head && isKnown(part),
    );
    if (head !== undefined && isKnown(tail)) yield [head, tail];
  }
}
