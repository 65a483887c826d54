import { smallWords } from '../small-words.ts';
import { longestMatchAt, phraseTable, type Token } from '../tokens.ts';

/** Before a name; `unknown` only before a word that has no other meaning. */
const introductions = phraseTable<'name' | 'unknown'>([
  ['ich heiße,heiße,mein name ist,mein name,name ist,my name is,мене звати,меня зовут', 'name'],
  ['ich bin der,ich bin die,hier ist', 'unknown'],
]);

/** Whether an introduction may begin with a word. */
export const mayIntroduce = (word: string): boolean => introductions.longest(word) > 0;

/** Number of words of an introduction with the name, which tells nothing of a trade: 'ich heiße Leon'; 0 if there is none. */
export function introductionAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): number {
  const found = longestMatchAt(introductions, tokens, at);
  if (found === undefined) return 0;
  const name = tokens[at + found.length]?.word ?? '';
  const isName = name !== '' && !smallWords.has(name) && (found.value === 'name' || !isKnown(name));
  if (!isName) return found.value === 'name' ? found.length : 0;
  return found.length + 1;
}
