import type { Token } from '../tokens.ts';

/** In the phrases 'thợ may' (tailor) and 'may quần áo' (tailoring) 'may' is no month. */
export function isOfPhrase(
  tokens: readonly Token[],
  at: number,
  isPhrase: (words: readonly string[]) => boolean,
): boolean {
  const [before, word = '', ...after] = tokens
    .slice(Math.max(at - 1, 0), at + 3)
    .map((token) => token.word);
  const phrases =
    at === 0
      ? [[before, word], [before, word, ...after].slice(0, 3)]
      : [
          [before, word],
          [word, ...after.slice(0, 1)],
          [word, ...after],
        ];
  return phrases.some(
    (phrase) => phrase.length > 1 && isPhrase(phrase.filter((one) => one !== undefined)),
  );
}
