import { isConditionWord } from '../conditions/condition-words.ts';
import { splitGluedWords } from '../glued-words.ts';
import { tokenise, withReadings, type Token } from '../tokens.ts';
import { splitTypeCompounds } from '../type-words.ts';
import type { Known } from '../understanding.ts';
import { withPublicEmployers } from './public-employers.ts';
import { withNumbersRead } from './spoken-numbers.ts';
import { withDistances } from './travel-times.ts';

/** The words of a text, with numbers in digits, travel times as distances, employers by their names, words parted that were written as one, and the readings of editors. */
export function queryTokens(text: string, known: Known): readonly Token[] {
  const said = withPublicEmployers(withNumbersRead(tokenise(text)), known.places);
  const parted = splitGluedWords(withDistances(said, known.places), known);
  const { isKnown, readingOf } = known;
  const tokens = splitTypeCompounds(parted, { isKnown, isCondition: isConditionWord });
  return readingOf ? withReadings(tokens, readingOf) : tokens;
}
