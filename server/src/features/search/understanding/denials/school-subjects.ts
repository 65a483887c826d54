import { units } from '../small-words.ts';
import { keysOf, longestMatchAt, phraseTable, type Token } from '../tokens.ts';
import { andWord, denials, continuations, subjects } from './denial-words.ts';

const badMarks = keysOf('5 6');

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? '';
const isSubject = (tokens: readonly Token[], at: number) => subjects.has(wordAt(tokens, at));
const isJoint = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === andWord || continuations.has(wordAt(tokens, at));

/** Words between a subject and what is said of it: 'Mathe bin ich eher schlecht'. */
const beforeWeakness = keysOf('bin ich ist war eher leider sehr ziemlich echt');
const maxBetween = 4;

/** Phrases for a weakness behind its subject: 'Mathe schlecht', 'Physik nicht so gut'. */
const weaknesses = phraseTable<true>([
  [
    'schlecht,schwach,mies,mangelhaft,ungenügend,nicht gut,nicht so gut,nich gut,nich so gut,nicht der beste,nicht die beste,kann ich nicht,kann ich nich,keine stärke,nicht meine stärke',
    true,
  ],
]);

/** Behind a weakness these make it one of something else: 'Sport, schlecht bezahlt'. */
const ofPay = keysOf('bezahlt bezahlte bezahlter bezahlung');

function weaknessBehind(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  while (next <= at + maxBetween && beforeWeakness.has(wordAt(tokens, next))) next += 1;
  const { length } = longestMatchAt(weaknesses, tokens, next) ?? { length: 0 };
  const isOfSubject = length > 0 && tokens[next]?.isListed !== true;
  return isOfSubject && !ofPay.has(wordAt(tokens, next + length)) ? next + length - at : 0;
}

/** 'Mathe 6', but not 'Mathe 6. Klasse' or 'Sport 5 Tage' */
function isBadMarkAt(tokens: readonly Token[], at: number): boolean {
  if (!badMarks.has(wordAt(tokens, at + 1))) return false;
  const next = wordAt(tokens, at + 2);
  return !units.has(next) && !next.startsWith('km') && !next.startsWith('kilometer');
}

/**
 * Number of words of a subject and the weakness that is said of it: 'Mathe 6', 'Mathe schlecht'; 0 if there is none. In 'Mathe und Physik
 * schwach' these are 'Mathe und', then 'Physik schwach'.
 */
export function weaknessAt(tokens: readonly Token[], at: number): number {
  if (!isSubject(tokens, at)) return 0;
  if (isBadMarkAt(tokens, at)) return 2;
  const behind = weaknessBehind(tokens, at);
  if (behind > 0) return behind;
  // 'gut in Sport und Mathe schlecht' tells them apart.
  const isJoined = isJoint(tokens, at + 1) && wordAt(tokens, at - 2) !== 'gut';
  return isJoined && isSubject(tokens, at + 2) && weaknessBehind(tokens, at + 2) > 0 ? 2 : 0;
}

/** 'ohne Mathe und ohne Deutsch' is about subjects, and says nothing of the language at work. @param at the denying word */
export function isAmongSubjects(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at + 1) !== 'deutsch') return false;
  if (isJoint(tokens, at - 1) && isSubject(tokens, at - 2)) return true;
  const next = denials.has(wordAt(tokens, at + 3)) ? at + 4 : at + 3;
  return isJoint(tokens, at + 2) && isSubject(tokens, next);
}
