import type { AskedSearch, Beside } from '../filters/slots.ts';
import type { Columns } from '../index/columns.ts';
import { internshipsOf, metBeside, preferredWeight, rankedByTrade, saying } from './beside.ts';
import type { WeightedMatchSet } from './intersection.ts';
import { softMatchSets } from './soft-terms.ts';
import type { TextSearch } from './text-search.ts';

type Looked = Pick<Columns, 'conditions' | 'profession'>;

/** The match sets that a search must or may meet; undefined without a word. */
export function askedMatchSets(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): WeightedMatchSet[] | undefined {
  const { search_multi_match: words = '', isSoft, beside, preferred } = asked;
  if (!isSoft) return text.matchSetsOf(words);
  const matchSets = rankedMatchSets(asked, text, columns);
  if (matchSets === undefined) return undefined;
  if (preferred !== undefined) return [...matchSets, ...preferredSets(preferred, text, columns)];
  return beside === undefined ? matchSets : withBeside(matchSets, asked, beside, text, columns);
}

function rankedMatchSets(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): WeightedMatchSet[] | undefined {
  const met = softMatchSets(text.termsOf(asked.search_multi_match ?? ''), asked);
  return met && asked.trade ? withTradeFirst(met, asked, text, columns) : met;
}

/** Ads of the trade rank before others that its name meets as well. */
function withTradeFirst(
  matchSets: readonly WeightedMatchSet[],
  asked: AskedSearch,
  text: TextSearch,
  { profession }: Looked,
): WeightedMatchSet[] {
  const { search_multi_match: words = '', trade, isNamed = false, isLed = false } = asked;
  const [only, second] = matchSets;
  if (trade === undefined || only === undefined || second !== undefined) return [...matchSets];
  const matchSet = text.kept(`trade ${trade.key} ${isNamed} ${isLed} ${words}`, (maker) => {
    // Asked again, so that it is noted what the ranked ones depend on.
    const [own = only] = softMatchSets(text.termsOf(words), asked) ?? [];
    return rankedByTrade(own.matchSet, maker, (docId) =>
      trade.professions.has(profession[docId] ?? 0),
    );
  });
  return [{ ...only, matchSet }];
}

/** The ads that say each of these conditions, to be ranked before all others: those that say more of them first. */
function preferredSets(
  mask: number,
  text: TextSearch,
  columns: Pick<Columns, 'conditions'>,
): WeightedMatchSet[] {
  const ones = bitsOf(mask);
  const weight = Math.max(1, Math.floor(preferredWeight / ones.length));
  return ones.map((one) => ({
    matchSet: text.kept(`says ${one}`, (maker) => saying(one, columns, maker)),
    weight,
    isOptional: true,
  }));
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(left & -left);
  return bits;
}

function withBeside(
  matchSets: readonly WeightedMatchSet[],
  asked: AskedSearch,
  beside: Beside,
  text: TextSearch,
  columns: Looked,
): WeightedMatchSet[] {
  const { search_multi_match: words = '', isLed = false, isNamed = false } = asked;
  const own = `${beside.isFirst} ${beside.key}`;
  const further = () =>
    text.kept(`internships ${own}`, (maker, table) =>
      internshipsOf(beside, table, columns.profession, maker),
    );
  const matchSet = text.kept(`beside ${own} ${isLed} ${isNamed} ${words}`, (maker) =>
    // Asked again, so that it is noted what these ads depend on.
    metBeside(rankedMatchSets(asked, text, columns) ?? [], further(), maker),
  );
  const optional = matchSets.filter(({ isOptional }) => isOptional === true);
  return [{ matchSet, weight: 1 }, ...optional];
}
