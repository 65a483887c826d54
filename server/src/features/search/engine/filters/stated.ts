import { countOnes } from '../collections/bits.ts';
import type { Columns } from '../index/columns.ts';
import { highBits } from '../conditions/condition-mask.ts';

/** The columns of conditions. */
export type StatedColumns = Pick<Columns, 'conditions' | 'benefits'>;

/** Looked up for each check, because an index replaces its columns. */
interface HasColumns {
  readonly columns: StatedColumns;
}

/** Whether an ad states all conditions of a mask. */
export function hasAllConditions(ads: HasColumns, mask: number): (docId: number) => boolean {
  const [low, high] = [mask | 0, highBits(mask)];
  const statesLow = (docId: number) => ((ads.columns.conditions[docId] ?? 0) & low) === low;
  if (high === 0) return statesLow;
  return (docId) => ((ads.columns.benefits[docId] ?? 0) & high) === high && statesLow(docId);
}

/** Whether an ad states one of the conditions of a mask. */
export function hasAnyCondition(ads: HasColumns, mask: number): (docId: number) => boolean {
  const [low, high] = [mask | 0, highBits(mask)];
  const statesLow = (docId: number) => ((ads.columns.conditions[docId] ?? 0) & low) !== 0;
  if (high === 0) return statesLow;
  return (docId) => ((ads.columns.benefits[docId] ?? 0) & high) !== 0 || statesLow(docId);
}

/** How many conditions of a mask an ad does not state. */
export function missingOf(columns: StatedColumns, mask: number): (docId: number) => number {
  const [low, high] = [mask | 0, highBits(mask)];
  const missesLow = (docId: number) => countOnes(low & ~(columns.conditions[docId] ?? 0));
  if (high === 0) return missesLow;
  return (docId) => missesLow(docId) + countOnes(high & ~(columns.benefits[docId] ?? 0));
}
