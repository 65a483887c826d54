import type { WeightedMatchSet } from './intersection.ts';
import type { MatchSet } from './match-set.ts';

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

/** Words that stand in descriptions only are optional where others name what is looked for. Undefined without a word. */
export function softened(terms: readonly MetTerm[]): WeightedMatchSet[] | undefined {
  if (terms.length === 0) return undefined;
  const isNamed = terms.some((term) => bestScore(term) >= scores.named);
  return terms.map((term) => {
    const best = bestScore(term);
    const isOptional = isNamed && best > 0 && best <= scores.prose;
    return { matchSet: term.matchSet, weight: term.weight, isOptional };
  });
}
