import type { Town } from '../../engine/filters/towns.ts';
import type { Token } from '../tokens.ts';

/**
 * Minimum population of a town that is recognised by its bare name (`alone`), beside a trade even if the name has another meaning (`beside`),
 * and in any text (`always`).
 */
export const population = { alone: 1500, relatedInternships: 2500, always: 20_000 };

/** Minimum length of a village name that is unambiguous beside a trade. */
const clearVillage = 7;

/** How surely a word names a place: after 'in' nearly anything does. */
export interface PlaceHints {
  readonly afterPreposition: boolean;
  readonly afterDistrict: boolean;
  readonly afterPostcode: boolean;
  /** Whether another word of the text means a trade. */
  readonly isBesideTrade: () => boolean;
  /** Whether the text says nothing else but types and times. */
  readonly isAlone: () => boolean;
  /** Whether a word means something else. */
  readonly isOtherwiseMeant: (word: string) => boolean;
  /** Whether a word means something, or an ad contains it. */
  readonly isKnown: (word: string) => boolean;
  /** Whether a word says anything at all. */
  readonly isCounted: (word: string) => boolean;
}

/** Whether words that are the name of a town mean it. @param isPart whether they are the name of a part of it */
export function isTownMeant(
  { value: town, length }: { value: Town; length: number },
  token: Token | undefined,
  isPart: boolean,
  { afterPreposition, isBesideTrade, isAlone, isCounted, isOtherwiseMeant }: PlaceHints,
): boolean {
  const inhabitants = town.population ?? 0;
  if (length > 1) return true;
  if (inhabitants >= population.always && !isPart) return true;
  if (isOtherwiseMeant(token?.word ?? '')) {
    if (isPart || inhabitants < population.alone) return false;
    if (afterPreposition) return true;
    return isAlone() || (inhabitants >= population.relatedInternships && isBesideTrade());
  }
  if (afterPreposition || inhabitants >= population.alone) return true;
  // 'Schnell' is no 'Schnellin'.
  if (!isCounted(token?.written ?? '')) return false;
  return isAlone() || ((token?.word.length ?? 0) >= clearVillage && isBesideTrade());
}

/** Whether a word that is the name of a small part of a town means it: 'in Elbeu', 'Elbeu' alone, or beside a trade if no ad contains it. */
export const isVillageMeant = (
  token: Token | undefined,
  { afterPreposition, isAlone, isBesideTrade, isCounted, isKnown, isOtherwiseMeant }: PlaceHints,
): boolean =>
  token !== undefined &&
  isCounted(token.written) &&
  !isOtherwiseMeant(token.word) &&
  (afterPreposition || isAlone() || (!isKnown(token.word) && isBesideTrade()));
