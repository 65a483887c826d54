import type { AskedSearch, Beside } from '../filters/slots.ts';
import type { Columns } from '../index/columns.ts';
import { internshipsOf, metBeside, preferredWeight, rankedByTrade, saying } from './beside.ts';
import type { WeightedMatchSet } from './intersection.ts';
import { softMatchSets } from './soft-terms.ts';
import type { TextSearch } from './text-search.ts';

/** The match sets that a search must or may meet; undefined without a word. */
export function askedMatchSets(
  asked: AskedSearch,
  text: TextSearch,
  columns: Pick<Columns, 'conditions' | 'profession'>,
): WeightedMatchSet[] | undefined {
  const { search_multi_match: words = '', isSoft, beside, preferred } = asked;
  if (!isSoft) return text.matchSetsOf(words);
  const met = softMatchSets(text.termsOf(words), asked);
  if (met === undefined) return undefined;
  const matchSets = asked.trade ? withTradeFirst(met, asked, text, columns) : met;
  if (preferred !== undefined)
    return [...matchSets, ...preferredSets(preferred, text, columns.conditions)];
  if (beside === undefined) return matchSets;
  const key = `${asked.isLed === true} ${asked.isNamed === true} ${words}`;
  return withBeside(matchSets, beside, { key, text, professionOf: columns.profession });
}

/** Ads of the trade rank before others that its name meets as well. */
function withTradeFirst(
  matchSets: readonly WeightedMatchSet[],
  { search_multi_match: words = '', trade, isNamed = false, isLed = false }: AskedSearch,
  text: TextSearch,
  { profession }: Pick<Columns, 'profession'>,
): WeightedMatchSet[] {
  const [only, second] = matchSets;
  if (trade === undefined || only === undefined || second !== undefined) return [...matchSets];
  const matchSet = text.kept(`trade ${trade.key} ${isNamed} ${isLed} ${words}`, (maker) =>
    rankedByTrade(only.matchSet, maker, (docId) => trade.professions.has(profession[docId] ?? 0)),
  );
  return [{ ...only, matchSet }];
}

/** The ads that say each of these conditions, to be ranked before all others: those that say more of them first. */
function preferredSets(
  mask: number,
  text: TextSearch,
  conditionsOf: ArrayLike<number>,
): WeightedMatchSet[] {
  const ones = bitsOf(mask);
  const weight = Math.max(1, Math.floor(preferredWeight / ones.length));
  return ones.map((one) => ({
    matchSet: text.kept(`says ${one}`, (maker) => saying(one, conditionsOf, maker)),
    weight,
    isOptional: true,
  }));
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(left & -left);
  return bits;
}

interface Basis {
  /** The same for the same match sets. */
  readonly key: string;
  readonly text: TextSearch;
  readonly professionOf: ArrayLike<number>;
}

function withBeside(
  matchSets: readonly WeightedMatchSet[],
  asked: Beside,
  { key, text, professionOf }: Basis,
): WeightedMatchSet[] {
  const own = `${asked.isFirst} ${asked.key}`;
  const further = text.kept(`internships ${own}`, (maker, table) =>
    internshipsOf(asked, table, professionOf, maker),
  );
  const matchSet = text.kept(`beside ${own} ${key}`, (maker) =>
    metBeside(matchSets, further, maker),
  );
  const optional = matchSets.filter(({ isOptional }) => isOptional === true);
  return [{ matchSet, weight: 1 }, ...optional];
}
