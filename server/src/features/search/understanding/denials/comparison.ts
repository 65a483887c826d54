import { smallWords } from '../small-words.ts';
import { keysOf, type Token } from '../tokens.ts';
import { comparisonWords, preferenceWords } from './denial-words.ts';

/** 'lieber als Maler arbeiten' names what somebody wants to be. */
const being = keysOf('arbeiten anfangen werden');

/** What the words of a text name. */
interface Naming {
  readonly isMeant: (word: string) => boolean;
  readonly isPlace: (at: number) => boolean;
}

/**
 * Whether 'als' denies what follows: 'lieber Handwerk als Büro', 'lieber Magdeburg als Halle', 'Magdeburg lieber als Halle', but not 'lieber als
 * Koch'.
 */
export function isComparing(tokens: readonly Token[], at: number, naming: Naming): boolean {
  if (!comparisonWords.has(tokens[at]?.word ?? '')) return false;
  const from = tokens.findIndex(({ word }) => preferenceWords.has(word));
  if (from < 0 || from > at) return false;
  const isTrade = ({ word }: Token) => !smallWords.has(word) && naming.isMeant(word);
  const isWanted = (token: Token, one: number) => isTrade(token) || naming.isPlace(one);
  if (tokens.some((token, one) => one > from && one < at && isWanted(token, one))) return true;
  if (from !== at - 1) return false;
  // Only a town is compared with a town: 'in Halle lieber als Koch'.
  const next = tokens.findIndex((token, one) => one > at && isWanted(token, one));
  const [other, behind] = tokens.slice(next, next + 2);
  if (next < 0 || other === undefined || being.has(behind?.word ?? '')) return false;
  const isOfKind = (token: Token, one: number) =>
    naming.isPlace(next) ? naming.isPlace(one) : isTrade(token) && !naming.isPlace(one);
  return tokens.some((token, one) => one < from && isOfKind(token, one));
}
