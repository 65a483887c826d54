import { fewRecords, mostGrowth } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Ending } from '../claims/claimed-run.ts';

/** What is known before a page is taken. */
interface Coming {
  /** Records that have come, with those of the page. */
  readonly records: number;
  readonly announced: number | null;
}

const numbers = new Intl.NumberFormat('de-DE');

/**
 * The end of a run that may read no more before an editor has looked at it: nobody knows whether a source that grows ever ends.
 * @param before what it is measured by (`countRecordsBefore`)
 * @param most records that may be read, whatever an editor has said
 */
export function pauseFor(
  before: number | null,
  { records, announced }: Coming,
  most: number = limits.recordsPerSource,
): Ending | undefined {
  if (records > most) return { state: 'held', reason: 'too-many-records' };
  const all = Math.max(records, announced ?? 0);
  if (before === null || before === 0 || all <= Math.max(before * mostGrowth, fewRecords))
    return undefined;
  const detail = `mindestens ${numbers.format(all)} statt zuletzt ${numbers.format(before)}`;
  return { state: 'held', reason: 'grown', detail };
}
