import type { SearchIndex } from '../../engine/index/search-index.ts';
import type { RelatedOccupation } from '../../engine/results/fallbacks.ts';
import type { Understanding } from '../understanding.ts';

/** The occupations that are related to what the words mean, the nearest first. */
export type RelatedTo = (words: string) => readonly RelatedOccupation[];

/**
 * Whether another occupation is to be searched, because no ad has the one beside wishes: without the words, 'Hebamme in Halle' would find all
 * ads of Halle. A text without wishes has an empty result, which offers related occupations.
 */
export function needsRelated(
  { text }: Pick<SearchIndex, 'text'>,
  { words, slots }: Pick<Understanding, 'words' | 'slots'>,
): boolean {
  if (slots.length === 0) return false;
  const terms = text.termsOf(words);
  return terms.length > 0 && terms.every(({ matchSet }) => matchSet.count === 0);
}
