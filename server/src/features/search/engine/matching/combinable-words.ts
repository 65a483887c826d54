import { bestScore, compareDistinctiveness, type MatchedTerm } from './soft-terms.ts';

/**
 * Reduces a text to words that occur together in at least one ad. The words that are most distinctive of an occupation are kept first.
 * @param matches whether an ad contains all of some words
 */
export function keepCombinableWords(
  text: string,
  terms: readonly MatchedTerm[],
  meets: (some: readonly string[]) => boolean,
): { kept: string; dropped: readonly string[] } {
  if (terms.length === 0) return { kept: '', dropped: [] };
  if (meets(terms.map(({ written }) => written))) return { kept: text, dropped: [] };
  let kept: string[] = [];
  for (const term of terms.toSorted(compareDistinctiveness))
    if (bestScore(term) > 0 && meets([...kept, term.written])) kept = [...kept, term.written];
  const dropped = terms.flatMap(({ written }) => (kept.includes(written) ? [] : [written]));
  return { kept: kept.join(' '), dropped };
}
