import { isConditionWord } from '../conditions/condition-words.ts';
import { withGluedApart } from '../glued-words.ts';
import { tokenise, withReadings, type Token } from '../tokens.ts';
import { withTypesApart } from '../type-words.ts';
import type { Known } from '../understanding.ts';
import { withNumbersRead } from './spoken-numbers.ts';

/** The words of a text, with numbers in digits, words parted that were written as one, and the readings of editors. */
export function queryTokens(text: string, known: Known): readonly Token[] {
  const parted = withGluedApart(withNumbersRead(tokenise(text)), known);
  const { isKnown, readingOf } = known;
  const tokens = withTypesApart(parted, { isKnown, isCondition: isConditionWord });
  return readingOf ? withReadings(tokens, readingOf) : tokens;
}
