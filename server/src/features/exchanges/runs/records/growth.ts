import { fewRecords, maxGrowth } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Ending } from '../claims/claimed-run.ts';

/** Numbers of a run that are known before it processes a page. */
interface Coming {
  /** Records that have come, including those of the page. */
  readonly records: number;
  readonly announced: number | null;
}

const numbers = new Intl.NumberFormat('de-DE');

/**
 * Returns how a run ends that has grown too much to be continued before an editor has checked it: its source may be endless.
 * @param before the number of records that it is compared with (`countRecordsBefore`)
 * @param most records that may be read even if an editor has allowed more
 */
export function pauseFor(
  before: number | null,
  { records, announced }: Coming,
  max: number = limits.recordsPerSource,
): Ending | undefined {
  if (records > max) return { state: 'held', reason: 'too-many-records' };
  const all = Math.max(records, announced ?? 0);
  if (before === null || before === 0 || all <= Math.max(before * maxGrowth, fewRecords))
    return undefined;
  const detail = `mindestens ${numbers.format(all)} statt zuletzt ${numbers.format(before)}`;
  return { state: 'held', reason: 'grown', detail };
}
