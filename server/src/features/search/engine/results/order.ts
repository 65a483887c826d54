import { internship, type Sorting } from '@lehrpfad/contract/core/options.ts';
import { eachBit, hasBit, type Bits } from '../collections/bits.ts';
import type { AskedSearch } from '../filters/slots.ts';
import { missingOf } from '../filters/stated.ts';
import { none, type Columns } from '../index/columns.ts';

/** Exclusive upper bound of keys of days and distances. */
const farKeys = 1 << 16;
const furthest = farKeys - 1;
/** Exclusive upper bound of relevance: twelve words of a hundred each. */
const sumKeys = 1 << 11;
/** 2000-01-01 in days since 1970-01-01. */
const firstDay = 10_957;

/** Sort keys of ads: the smaller key comes first; ads with equal keys are newest first. */
export interface Keys {
  readonly of: (docId: number) => number;
  /** Exclusive upper bound of all keys. */
  readonly below: number;
}

/**
 * @param sums relevance by doc id, if there are words
 * @param distances km by number of a position, if there is a place
 */
export function keysFor(
  sorting: Sorting,
  { startDay, position }: Columns,
  sums: Uint16Array | undefined,
  distances: Float64Array | undefined,
): Keys {
  if (sorting === 'start') {
    const of = (docId: number) => {
      const day = startDay[docId] ?? none;
      return day === none ? furthest : Math.min(Math.max(day - firstDay, 0), furthest - 1);
    };
    return { of, below: farKeys };
  }
  // To 100 m, as displayed: ads with the same displayed distance are newest first.
  if (sorting === 'distance' && distances) {
    const of = (docId: number) =>
      Math.min(Math.round((distances[position[docId] ?? none] ?? Infinity) * 10), furthest);
    return { of, below: farKeys };
  }
  if (sorting === 'relevance' && sums)
    return { of: (docId) => sumKeys - 1 - (sums[docId] ?? 0), below: sumKeys };
  return { of: () => 0, below: 1 };
}

/** The same order, with ads without a start day after all others. */
export function datedFirst({ of, below }: Keys, { startDay }: Columns): Keys {
  return { of: (docId) => of(docId) + (startDay[docId] === none ? below : 0), below: 2 * below };
}

/** Maximum number of missing preferred conditions that affects the order. */
const maxMissing = 3;

/** The same order, with ads that state more of the conditions before all others. @param mask the conditions */
function preferredFirst({ of, below }: Keys, columns: Columns, mask: number): Keys {
  const allMissing = missingOf(columns, mask);
  const missing = (docId: number) => Math.min(allMissing(docId), maxMissing);
  return { of: (docId) => of(docId) + missing(docId) * below, below: (maxMissing + 1) * below };
}

/** The same order, with the ads of a trade before all others. */
function tradeFirst(
  { of, below }: Keys,
  { profession }: Columns,
  professions: ReadonlySet<number>,
): Keys {
  const later = (docId: number) => (professions.has(profession[docId] ?? none) ? 0 : below);
  return { of: (docId) => of(docId) + later(docId), below: 2 * below };
}

/** The same order, with the ads that the words are about before all others. */
function aboutFirst({ of, below }: Keys, about: Bits): Keys {
  return { of: (docId) => of(docId) + (hasBit(about, docId) ? 0 : below), below: 2 * below };
}

/** Up to this distance, in units of 100 m, an apprenticeship of the trade is near: then internships are sorted by their distance. */
const nearKey = 250;

/**
 * By distance, with internships that are not among the closest ads after all others, if the nearest apprenticeship among these is far: around
 * a town without photographers, the nearest internships of its profession have to do with other trades.
 */
function otherInternshipsLast(plain: Keys, { type }: Columns, closest: Bits): Keys {
  const { of, below } = plain;
  let nearest = Infinity;
  eachBit(closest, (docId) => {
    if (type[docId] !== internship) nearest = Math.min(nearest, of(docId));
  });
  if (nearest <= nearKey || nearest === Infinity) return plain;
  const isLast = (docId: number) => type[docId] === internship && !hasBit(closest, docId);
  return { of: (docId) => of(docId) + (isLast(docId) ? below : 0), below: 2 * below };
}

/** The same order, with internships before all others. */
function internshipsFirst({ of, below }: Keys, { type }: Columns): Keys {
  const later = (docId: number) => (type[docId] === internship ? 0 : below);
  return { of: (docId) => of(docId) + later(docId), below: 2 * below };
}

/** Ads that come before nearer ones: those with preferred conditions, those of a trade, internships if they were requested. */
export interface Precedence extends Pick<
  AskedSearch,
  'preferred' | 'trade' | 'relatedInternships'
> {
  /** The ads that the words are about, by doc id; undefined if they are about all ads. */
  readonly about?: Bits | undefined;
  /** The ads whose names contain the words of a trade, by doc id; undefined if the text asks for a type or names none. */
  readonly closest?: Bits | undefined;
}

/** By distance, after the ads that come first regardless of their distance. */
export function byDistance(
  plain: Keys,
  columns: Columns,
  { preferred, trade, relatedInternships, about, closest }: Precedence,
): Keys {
  if (relatedInternships?.isFirst) return internshipsFirst(plain, columns);
  const byKind = closest ? otherInternshipsLast(plain, columns, closest) : plain;
  const byTrade = trade ? tradeFirst(byKind, columns, trade.professions) : byKind;
  const byConditions = preferred ? preferredFirst(byTrade, columns, preferred) : byTrade;
  return about ? aboutFirst(byConditions, about) : byConditions;
}

const counts = new Uint32Array(2 * 2 * 2 * (maxMissing + 1) * farKeys);
let keyOfDocId = new Uint32Array(0);
let firstDocIds = new Uint32Array(0);

/**
 * The first `max` doc ids of the order, without sorting the others. Valid until the next call.
 * @param newestFirst all candidate doc ids
 */
export function firstOf(
  newestFirst: Uint32Array,
  { of: keyOf, below }: Keys,
  max: number,
): Uint32Array {
  if (keyOfDocId.length < newestFirst.length) keyOfDocId = new Uint32Array(newestFirst.length * 2);
  if (firstDocIds.length < max) firstDocIds = new Uint32Array(max * 2);
  const [ofDocId, ordered] = [keyOfDocId, firstDocIds];
  let [lowest, highest] = [below, 0];
  for (let at = 0; at < newestFirst.length; at += 1) {
    const key = keyOf(newestFirst[at] ?? 0);
    ofDocId[at] = key;
    counts[key] = (counts[key] ?? 0) + 1;
    if (key < lowest) lowest = key;
    if (key > highest) highest = key;
  }
  // Converts the number of doc ids of each key to the index of the first of them.
  for (let key = lowest, place = 0; key <= highest; key += 1) {
    const count = counts[key] ?? 0;
    counts[key] = place;
    place += count;
  }
  for (let at = 0; at < newestFirst.length; at += 1) {
    const key = ofDocId[at] ?? 0;
    const place = counts[key] ?? 0;
    counts[key] = place + 1;
    if (place < max) ordered[place] = newestFirst[at] ?? 0;
  }
  counts.fill(0, lowest, highest + 1);
  return ordered.subarray(0, Math.min(max, newestFirst.length));
}
