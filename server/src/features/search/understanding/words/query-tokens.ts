import { isConditionWord } from '../conditions/condition-words.ts';
import { splitGluedWords } from '../glued-words.ts';
import { tokenise, withReadings, type Token } from '../tokens.ts';
import { splitTypeCompounds } from '../type-words.ts';
import type { Known } from '../understanding.ts';
import { withNumbersRead } from './spoken-numbers.ts';

/** The words of a text, with numbers in digits, words parted that were written as one, and the readings of editors. */
export function queryTokens(text: string, known: Known): readonly Token[] {
  const parted = splitGluedWords(withNumbersRead(tokenise(text)), known);
  const { isKnown, readingOf } = known;
  const tokens = splitTypeCompounds(parted, { isKnown, isCondition: isConditionWord });
  return readingOf ? withReadings(tokens, readingOf) : tokens;
}
