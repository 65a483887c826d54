import type { WeightedMatchSet } from './intersection.ts';
import type { MatchSet } from './match-set.ts';
import { above } from './term-matcher.ts';

/** A term of a query as it was written, and the ads that it meets. */
export interface MetTerm {
  readonly written: string;
  readonly matchSet: MatchSet;
  readonly weight: number;
}

/** From this score on a word names an occupation or what it is called; up to the other it stands in descriptions only. */
const scores = { named: 50, prose: 10 };

/** The best score that an ad has for a term. */
export function bestScore({ matchSet: { runs } }: Pick<MetTerm, 'matchSet'>): number {
  return runs[0]?.score ?? 0;
}

/** Whether some ad names what a term says, in its title or by its occupation. */
export const isNamedBy = (term: Pick<MetTerm, 'matchSet'>): boolean =>
  bestScore(term) >= scores.named;

/**
 * Words that stand in descriptions only are optional where others name what is looked for. Undefined without a word.
 * @param namedOnly a description that mentions what others are named by does not count
 */
export function softened(
  terms: readonly MetTerm[],
  namedOnly = false,
): WeightedMatchSet[] | undefined {
  if (terms.length === 0) return undefined;
  const isNamed = terms.some(isNamedBy);
  return terms.map((term) => {
    const best = bestScore(term);
    const isOptional = isNamed && best > 0 && best <= scores.prose;
    const matchSet =
      namedOnly && isNamedBy(term) ? above(term.matchSet, scores.prose) : term.matchSet;
    return { matchSet, weight: term.weight, isOptional };
  });
}
