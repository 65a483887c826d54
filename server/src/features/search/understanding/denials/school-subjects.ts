import { units } from '../small-words.ts';
import { keysOf, type Token } from '../tokens.ts';
import { andWord, denials, continuations, subjects } from './denial-words.ts';

const badMarks = keysOf('5 6');

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? '';
const isSubject = (tokens: readonly Token[], at: number) => subjects.has(wordAt(tokens, at));
const isJoint = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === andWord || continuations.has(wordAt(tokens, at));

/** 'Mathe 6', but not 'Mathe 6. Klasse' or 'Sport 5 Tage' */
export function isBadMarkAt(tokens: readonly Token[], at: number): boolean {
  if (!isSubject(tokens, at) || !badMarks.has(wordAt(tokens, at + 1))) return false;
  const next = wordAt(tokens, at + 2);
  return !units.has(next) && !next.startsWith('km') && !next.startsWith('kilometer');
}

/** 'ohne Mathe und ohne Deutsch' is about subjects, and says nothing of the language at work. @param at the denying word */
export function isAmongSubjects(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at + 1) !== 'deutsch') return false;
  if (isJoint(tokens, at - 1) && isSubject(tokens, at - 2)) return true;
  const next = denials.has(wordAt(tokens, at + 3)) ? at + 4 : at + 3;
  return isJoint(tokens, at + 2) && isSubject(tokens, next);
}
