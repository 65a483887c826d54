import { companions, smallPhrases } from './small-phrases.ts';
import { longestMatchAt, type Token } from '../tokens.ts';
import { closingAt, introductionAt } from './introductions.ts';
import { workingTimeAt } from './working-times.ts';

/** A phrase by which ads are not found. */
interface SidePhrase {
  /** In tokens. */
  readonly length: number;
  /** Whether the response lists it as ignored; other phrases belong to other words. */
  readonly isReported: boolean;
}

/** @param isKnown whether a word has a meaning by itself */
export function sidePhraseAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): SidePhrase | undefined {
  const introduction = introductionAt(tokens, at, isKnown) || closingAt(tokens, at);
  if (introduction > 0) return { length: introduction, isReported: false };
  const workingTime = workingTimeAt(tokens, at);
  if (workingTime > 0) return { length: workingTime, isReported: true };
  const companion = companionAt(tokens, at);
  if (companion > 0) return { length: companion, isReported: false };
  const found = longestMatchAt(smallPhrases, tokens, at);
  if (found === undefined) return undefined;
  const isAll = found.length === tokens.length;
  if (isAll && found.value === 'beside') return undefined;
  return { length: found.length, isReported: isAll };
}

/** 'mit Opa' at the end of a text. */
function companionAt(tokens: readonly Token[], at: number): number {
  if (at === 0 || tokens[at]?.word !== 'mit') return 0;
  const { length } = longestMatchAt(companions, tokens, at) ?? { length: 0 };
  return at + length === tokens.length ? length : 0;
}
