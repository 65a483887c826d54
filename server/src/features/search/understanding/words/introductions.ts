import { smallWords } from '../small-words.ts';
import { keysOf, longestMatchAt, phraseTable, type Token } from '../tokens.ts';

/** Before a name; `unknown` only before a word that has no other meaning, `joined` only if the text goes on after it. */
const introductions = phraseTable<'name' | 'unknown' | 'joined'>([
  ['ich heiße,heiße,mein name ist,mein name,name ist,my name is,мене звати,меня зовут', 'name'],
  ['ich bin der,ich bin die,hier ist', 'unknown'],
  ['ich bin', 'joined'],
]);

/** After a name: 'ich bin Lisa und suche', but not 'ich bin teschler'. */
const afterNames = keysOf('und aus suche such möchte will wohne komme bin');

/** 'ich bin Lisa, 15' */
const isJoined = (next: Token | undefined) =>
  next !== undefined && (next.isListed || afterNames.has(next.word) || /^\d{2}$/.test(next.plain));

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
  const isName =
    name !== '' &&
    !smallWords.has(name) &&
    (found.value === 'name' || !isKnown(name)) &&
    (found.value !== 'joined' || isJoined(tokens[at + found.length + 1]));
  if (!isName) return found.value === 'name' ? found.length : 0;
  return found.length + 1;
}
