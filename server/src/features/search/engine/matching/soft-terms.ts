import type { AskedSearch } from '../filters/slots.ts';
import type { WeightedMatchSet } from './match-sets/intersection.ts';
import { aboveScore, emptyMatchSet, type MatchSet } from './match-sets/match-set.ts';

/** A term of a query as it was written, with the ads that it matches. */
export interface MatchedTerm {
  readonly written: string;
  readonly matchSet: MatchSet;
  readonly weight: number;
  /** The distinguishing part of a business name: 'Müller' in 'Autohaus Müller'. */
  readonly isOwnName?: boolean;
  /** It names a task of many trades. */
  readonly isTask: boolean;
}

/** Scores of words: from `named` on, a word names an occupation or a synonym of one; up to `prose`, it occurs in descriptions only. */
const scores = { named: 50, prose: 10, said: 80 };

/**
 * An ad is about a word if its score is above this share of the best score: its name contains the word or its meaning. Parts of compounds
 * and related trades score less: 'Pflege' is not about 'Körperpflege', 'Elektroniker' not about 'Mechatroniker'.
 */
const aboutShare = 0.88;

/** Above this share, the name itself contains the word: synonyms and meanings score less. */
const closestShare = 0.95;

const shareOf = ({ isNamed, isClosest }: Pick<AskedSearch, 'isNamed' | 'isClosest'>) =>
  isClosest ? closestShare : isNamed ? aboutShare : undefined;

/** The best score of an ad for a term. */
export function bestScore({ matchSet: { runs } }: Pick<MatchedTerm, 'matchSet'>): number {
  return runs[0]?.score ?? 0;
}

/** Whether a term occurs in the title or the occupation of some ad. */
export const isNamedBy = (term: Pick<MatchedTerm, 'matchSet'>): boolean =>
  bestScore(term) >= scores.named;

/** Whether a term occurs in descriptions only. */
export function isProse(term: Pick<MatchedTerm, 'matchSet'>): boolean {
  const best = bestScore(term);
  return best > 0 && best <= scores.prose;
}

/** The ads whose names the match set matches best; empty if it matches no names. */
export function namedAds(matchSet: MatchSet, share = aboutShare): MatchSet {
  const best = bestScore({ matchSet });
  return best < scores.named ? emptyMatchSet : aboveScore(matchSet, best * share);
}

/** Whether terms name something to search for, and not only tasks of many trades. */
export function isSaidBy(terms: readonly MatchedTerm[]): boolean {
  return terms.some((term) => bestScore(term) > scores.prose && !term.isTask);
}

/** Whether a word is a name itself or a synonym of one: 'Dorf' is only the beginning of 'Dorfhelfer'. */
const isWholeWord = (term: MatchedTerm): boolean => bestScore(term) >= scores.said;

/** Sorts names of occupations before mentions, then phrases before words, then rare before frequent: 'Rettungswagen' comes before 'fahren'. */
export function compareDistinctiveness(a: MatchedTerm, b: MatchedTerm): number {
  const isOwnName = a.isOwnName === true;
  // Alternatives are no own names, and lack the property.
  if (isOwnName !== (b.isOwnName === true)) return isOwnName ? 1 : -1;
  if (isNamedBy(a) !== isNamedBy(b)) return isNamedBy(a) ? -1 : 1;
  if (isNamedBy(a) && a.isTask !== b.isTask) return a.isTask ? 1 : -1;
  if (isNamedBy(a) && a.weight > 1 !== b.weight > 1) return b.weight - a.weight;
  if (isWholeWord(a) !== isWholeWord(b)) return isWholeWord(a) ? -1 : 1;
  return isNamedBy(a) ? a.matchSet.count - b.matchSet.count : bestScore(b) - bestScore(a);
}

/** The most distinctive term for an occupation; undefined if none names one. */
export function leadingOf(terms: readonly MatchedTerm[]): MatchedTerm | undefined {
  const [leading] = terms.toSorted(compareDistinctiveness);
  return leading && isNamedBy(leading) ? leading : undefined;
}

/** The terms that each name something; for a single phrase, its words, which may mean more separately than as a phrase. */
export function namedOneByOne(
  terms: readonly MatchedTerm[],
  ofWords: () => readonly MatchedTerm[],
) {
  return (terms.length > 1 ? terms : ofWords()).filter(
    (term) => isNamedBy(term) && !term.isTask && term.isOwnName !== true,
  );
}

/** The leading term must match; the others only rank. */
function ledByMostTelling(
  terms: readonly MatchedTerm[],
  share: number | undefined,
): WeightedMatchSet[] | undefined {
  const leading = leadingOf(terms);
  if (leading === undefined) return undefined;
  const named = share ? namedAds(leading.matchSet, share) : leading.matchSet;
  return terms.map((term) => ({
    matchSet: term === leading ? named : term.matchSet,
    weight: term.weight,
    isOptional: term !== leading,
  }));
}

/**
 * Words that occur only in descriptions are optional if other words name something. Undefined if there is no word.
 * @param share excludes ads that are less about the words that name something
 */
function softened(
  terms: readonly MatchedTerm[],
  share: number | undefined,
): WeightedMatchSet[] | undefined {
  if (terms.length === 0) return undefined;
  const isNamed = terms.some(isNamedBy);
  const isSaid = terms.some((term) => isNamedBy(term) && !term.isTask);
  return terms.map((term) => {
    const best = bestScore(term);
    const isOptional =
      (term.isOwnName === true && best > 0) ||
      (isNamed && best > 0 && best <= scores.prose) ||
      (isSaid && best > 0 && term.isTask);
    const matchSet =
      share && isNamedBy(term) ? aboveScore(term.matchSet, best * share) : term.matchSet;
    return { matchSet, weight: term.weight, isOptional };
  });
}

/** The match sets that an ad must or may match. */
export function softMatchSets(
  terms: readonly MatchedTerm[],
  asked: Pick<AskedSearch, 'isLed' | 'isNamed' | 'isClosest'>,
): WeightedMatchSet[] | undefined {
  const share = shareOf(asked);
  const led = asked.isLed ? ledByMostTelling(terms, share) : undefined;
  return led ?? softened(terms, share);
}
