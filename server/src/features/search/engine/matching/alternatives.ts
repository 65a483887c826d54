import type { Joint, QueryText, Term } from '../text/query-texts.ts';
import type { MatchSet } from './match-sets/match-set.ts';
import { bestScore, isNamedBy, type MatchedTerm } from './soft-terms.ts';

/** Functions that find and combine match sets. */
export interface TermSets {
  readonly of: (term: Term) => MatchSet;
  /** Ads of the companies whose name contains a word. */
  readonly ofCompanies: (word: string) => MatchSet;
  readonly all: (matchSets: readonly MatchSet[]) => MatchSet;
  /** @param key cache key of the match set */
  readonly either: (key: string, a: MatchSet, b: MatchSet) => MatchSet;
}

/**
 * The terms of a text, each with the ads that it matches. Two alternatives are one term: 'Koch oder Bäcker', and also 'Koch und Bäcker'
 * if no ad is as much about both.
 */
export function matchTerms({ terms }: QueryText, sets: TermSets): MatchedTerm[] {
  const met: MatchedTerm[] = [];
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

/** Match set of either term; undefined if an ad has to match both. */
function eitherOf(
  a: MatchedTerm,
  b: MatchedTerm,
  joint: Joint,
  sets: TermSets,
): MatchedTerm | undefined {
  if (!isNamedBy(a) || !isNamedBy(b)) return undefined;
  // 'Bücher ausleihen und sortieren' does not search for everything that is sorted.
  if (joint === 'and' && a.weight > 1 && b.isTask) return undefined;
  const areBothMeant =
    joint !== 'or' &&
    bestScore({ matchSet: sets.all([a.matchSet, b.matchSet]) }) >=
      Math.min(bestScore(a), bestScore(b));
  if (areBothMeant) return undefined;
  const matchSet = sets.either(`${a.written} | ${b.written}`, a.matchSet, b.matchSet);
  const written = `${a.written} oder ${b.written}`;
  return { written, matchSet, weight: a.weight, isTask: a.isTask && b.isTask };
}
