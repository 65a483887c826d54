import { smallWords } from '../small-words.ts';
import { range, textOf, type Token } from '../tokens.ts';
import type { Known } from '../understanding.ts';

/** The tokens of a text that are read, by their indexes. */
interface ReadTokens {
  /** Part of a wish. */
  readonly taken: ReadonlySet<number>;
  /** Belonging to other words. */
  readonly said: ReadonlySet<number>;
  readonly dropped: ReadonlySet<number>;
  readonly hasNoSlot: boolean;
}

/** The words of a text that are neither searched nor part of a wish, without function words. */
export function ignoredWords(
  tokens: readonly Token[],
  { countedIn, isCounted }: Known,
  { taken, said, dropped, hasNoSlot }: ReadTokens,
): string[] {
  const uncounted = range(0, tokens.length).filter(
    (at) =>
      !taken.has(at) && !said.has(at) && (dropped.has(at) || !isCounted(tokens[at]?.written ?? '')),
  );
  const isSmall = (at: number) => smallWords.has(tokens[at]?.word ?? '');
  const mayBeAll = hasNoSlot && uncounted.length === tokens.length;
  if (!mayBeAll && uncounted.every(isSmall)) return [];
  // 'y' and 'tá' count only together.
  const together = countedIn(textOf(tokens, [...taken], true));
  const left = uncounted.filter(
    (at) => dropped.has(at) || !together.includes(tokens[at]?.written ?? ''),
  );
  const telling = left.filter((at) => !isSmall(at));
  const all = mayBeAll && left.length === tokens.length;
  const named = all && telling.length === 0 ? left : telling;
  return named.map((at) => tokens[at]?.written ?? '');
}
