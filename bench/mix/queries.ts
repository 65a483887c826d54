import { searchJobAds } from '@lehrpfad/contract/search/search.ts';
import { createRandom, type Random } from '../../server/src/commands/demo/random.ts';
import { zipfRank } from '../corpus/zipf.ts';
import { kinds, type Parameters } from './kinds.ts';

/** A search of the mix, in its short form. */
export interface BenchQuery {
  readonly kind: string;
  /** Its query string. */
  readonly address: string;
  /** The parsed query, as the handler gets it. */
  readonly parsed: ReturnType<NonNullable<typeof searchJobAds.query>['parse']>;
}

const schema = searchJobAds.query;

/** Number of distinct searches, without the empty one. */
const mixSize = 2400;
/** Position of the empty search among the most frequent ones, from 0: everyone who opens the list triggers it. */
const emptyAt = 4;
const laterPages = 0.1;

function benchQuery(kind: string, parameters: Parameters): BenchQuery {
  if (!schema) throw new Error('The search takes no parameters any more.');
  const all = { ...parameters, fields: 'card' };
  return {
    kind,
    address: new URLSearchParams(all).toString(),
    parsed: schema.parse(all),
  };
}

/** Makes the distinct searches, most frequent first; the order is random except for the empty search. */
export function makeMix(seed = 'mix'): BenchQuery[] {
  const random = createRandom(seed);
  const empty = benchQuery('nothing at all', {});
  const found = new Map<string, BenchQuery>();
  for (const { name, percent, make } of kinds) {
    const wanted = found.size + Math.round((mixSize * percent) / 100);
    while (found.size < wanted) {
      const page = random.chance(laterPages) ? { page: String(random.int(2, 5)) } : undefined;
      const query = benchQuery(name, { ...make(random), ...page });
      found.set(query.address, query);
    }
  }
  return random.some([...found.values()], found.size).toSpliced(emptyAt, 0, empty);
}

/** Draws a sequence of indexes of searches by Zipf's law. */
export function makeSequence(length: number, count: number, seed = 'sequence'): Uint16Array {
  const random: Random = createRandom(seed);
  return Uint16Array.from({ length }, () => zipfRank(random, count) - 1);
}
