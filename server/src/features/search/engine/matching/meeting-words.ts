import { bestScore, byTelling, type MetTerm } from './soft-terms.ts';

/**
 * Returns the words that some ad holds together: those that say most about an occupation are kept before others.
 * @param meets whether an ad holds some words together
 */
export function meetingWords(
  text: string,
  terms: readonly MetTerm[],
  meets: (some: readonly string[]) => boolean,
): { kept: string; dropped: readonly string[] } {
  if (terms.length === 0) return { kept: '', dropped: [] };
  if (meets(terms.map(({ written }) => written))) return { kept: text, dropped: [] };
  let kept: string[] = [];
  for (const term of terms.toSorted(byTelling))
    if (bestScore(term) > 0 && meets([...kept, term.written])) kept = [...kept, term.written];
  const dropped = terms.flatMap(({ written }) => (kept.includes(written) ? [] : [written]));
  return { kept: kept.join(' '), dropped };
}
