import { keysOf, type Token } from '../tokens.ts';

const before = keysOf(
  'finde find findet finden habe hab hat haben bekomme bekommen bekommt kriege kriegt noch immernoch',
);
const behind = keysOf('gefunden bekommen gekriegt');

/**
 * What somebody has not got is what they look for: 'finde keine Ausbildung', 'noch keinen Praktikumsplatz bekommen'.
 * @param denial the numbers of the words that deny
 * @param all these and what they deny
 */
export function isMissed(
  tokens: readonly Token[],
  denial: readonly number[],
  all: readonly number[],
): boolean {
  const [first = 0, second] = denial;
  const end = (all.at(-1) ?? 0) + 1;
  const isSaid = before.has(tokens[first - 1]?.word ?? '') || behind.has(tokens[end]?.word ?? '');
  return second === undefined && isSaid;
}
