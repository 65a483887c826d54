import { mayBeCondition } from './conditions/condition-words.ts';
import { mayBeginDenial } from './denials/denial-words.ts';
import { mayBeSchool } from './start/school-starts.ts';
import { mayBeStart } from './start/start-words.ts';
import type { Token } from './tokens.ts';
import { mayBeType } from './type-words.ts';
import { mayIntroduce } from './words/introductions.ts';
import { mayBeSmall } from './words/small-phrases.ts';
import { mayBeClockTime } from './words/working-times.ts';

/** Whether a wish may begin with a word: most words are dismissed at once. */
export const mayBeWish = ({ facts }: Token): boolean => {
  const { word } = facts;
  return (facts.mayBeWish ??=
    mayBeSmall(word) ||
    mayBeClockTime(word) ||
    mayIntroduce(word) ||
    mayBeginDenial(word) ||
    mayBeStart(facts) ||
    mayBeSchool(word) ||
    mayBeCondition(word) ||
    mayBeType(facts));
};
