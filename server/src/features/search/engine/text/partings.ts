import { compoundHeads } from './analysis.ts';

/** Shortest beginning and end into which an unknown word is parted. */
const shortestPart = { head: 3, tail: 4 };

/** The ways to part a word into two that are known, the shortest end first. */
export function* partingsOf(
  word: string,
  isKnown: (part: string) => boolean,
): Generator<readonly [head: string, tail: string]> {
  for (let at = word.length - shortestPart.tail; at >= shortestPart.head; at -= 1) {
    const tail = word.slice(at);
    const head = compoundHeads(word.slice(0, at)).find(
      (part) => part.length >= shortestPart.head && isKnown(part),
    );
    if (head !== undefined && isKnown(tail)) yield [head, tail];
  }
}
