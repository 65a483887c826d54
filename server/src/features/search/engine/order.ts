import type { Sorting } from '@lehrpfad/contract/options.ts';
import { none, type Columns } from './columns.ts';

/** Keys are below this; sums of scores are far below it. */
const keys = 1 << 16;
const furthest = keys - 1;
/** 2000-01-01 in days since 1970-01-01. */
const firstDay = 10_957;

/** What an ad is sorted by: the smaller key comes first; equal keys are newest first. */
export type KeyOf = (slot: number) => number;

/**
 * @param sums relevance by slot, where there are words
 * @param distances km by number of a position, where there is a place
 */
export function keyBy(
  sorting: Sorting,
  columns: Columns,
  sums: Uint16Array | undefined,
  distances: Float64Array | undefined,
): KeyOf {
  const { startDay, position } = columns;
  if (sorting === 'start') {
    return (slot) => {
      const day = startDay[slot] ?? none;
      return day === none ? furthest : Math.min(Math.max(day - firstDay, 0), furthest - 1);
    };
  }
  // To 100 m, as it is shown: what looks equally far is newest first.
  if (sorting === 'distance' && distances) {
    return (slot) =>
      Math.min(Math.round((distances[position[slot] ?? none] ?? Infinity) * 10), furthest);
  }
  if (sorting === 'relevance' && sums) return (slot) => furthest - (sums[slot] ?? 0);
  return () => 0;
}

/** The same order, with the ads that do not say when they start after all others. */
export function datedFirst(keyOf: KeyOf, { startDay }: Columns): KeyOf {
  return (slot) => keyOf(slot) + (startDay[slot] === none ? keys : 0);
}

const counts = new Uint32Array(2 * keys);

/**
 * The slots at the places `first` to `first + size` of the order, without sorting the others.
 * @param newestFirst all slots in question
 */
export function pageOf(
  newestFirst: Uint32Array,
  keyOf: KeyOf,
  first: number,
  size: number,
): number[] {
  const ofSlot = new Uint32Array(newestFirst.length);
  let [lowest, highest] = [2 * keys, 0];
  for (let at = 0; at < newestFirst.length; at += 1) {
    const key = keyOf(newestFirst[at] ?? 0);
    ofSlot[at] = key;
    counts[key] = (counts[key] ?? 0) + 1;
    if (key < lowest) lowest = key;
    if (key > highest) highest = key;
  }
  // From how many of each key to the place of its first.
  for (let key = lowest, place = 0; key <= highest; key += 1) {
    const count = counts[key] ?? 0;
    counts[key] = place;
    place += count;
  }
  const page: number[] = [];
  for (let at = 0; at < newestFirst.length; at += 1) {
    const key = ofSlot[at] ?? 0;
    const place = counts[key] ?? 0;
    counts[key] = place + 1;
    if (place >= first && place < first + size) page[place - first] = newestFirst[at] ?? 0;
  }
  counts.fill(0, lowest, highest + 1);
  return page;
}
