import type { Joint, QueryText, Term } from '../text/query-texts.ts';
import type { MatchSet } from './match-sets/match-set.ts';
import { bestScore, isNamedBy, type MetTerm } from './soft-terms.ts';

/** How match sets are found and put together. */
export interface TermSets {
  readonly of: (term: Term) => MatchSet;
  /** The ads of the companies that bear a word. */
  readonly ofCompanies: (word: string) => MatchSet;
  readonly all: (matchSets: readonly MatchSet[]) => MatchSet;
  /** @param key by which the match set is kept */
  readonly either: (key: string, a: MatchSet, b: MatchSet) => MatchSet;
}

/**
 * The terms of a text, each with the ads that it meets. Two that are an alternative are one term: 'Koch oder Bäcker', and 'Koch und Bäcker'
 * where no ad is as much about both.
 */
export function metTerms({ terms }: QueryText, sets: TermSets): MetTerm[] {
  const met: MetTerm[] = [];
  for (const term of terms) {
    const { written, isOwnName, isTask, joint } = term;
    const before = met.at(-1);
    const matchSet =
      isOwnName && before ? sets.all([before.matchSet, sets.ofCompanies(term.key)]) : sets.of(term);
    const one = { written, matchSet, weight: term.words.length, isOwnName, isTask };
    const either = joint && before ? eitherOf(before, one, joint, sets) : undefined;
    if (either) met[met.length - 1] = either;
    else met.push(one);
  }
  return met;
}

/** Undefined where an ad has to meet both. */
function eitherOf(a: MetTerm, b: MetTerm, joint: Joint, sets: TermSets): MetTerm | undefined {
  if (!isNamedBy(a) || !isNamedBy(b)) return undefined;
  // 'Bücher ausleihen und sortieren' is no search for whatever is sorted.
  if (joint === 'and' && a.weight > 1 && b.isTask) return undefined;
  const areBothMeant =
    joint === 'and' &&
    bestScore({ matchSet: sets.all([a.matchSet, b.matchSet]) }) >=
      Math.min(bestScore(a), bestScore(b));
  if (areBothMeant) return undefined;
  const matchSet = sets.either(`${a.written} | ${b.written}`, a.matchSet, b.matchSet);
  const written = `${a.written} oder ${b.written}`;
  return { written, matchSet, weight: a.weight, isTask: a.isTask && b.isTask };
}
