import { fewRecords, mostGrowth } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../core/database/database.ts';
import { ofLastGood, recordsOf } from '../run-rows.ts';
import type { ClaimedRun, Ending } from './claimed-run.ts';

/** What is known before a page is taken. */
interface Coming {
  /** Records that have come, with those of the page. */
  readonly records: number;
  readonly announced: number | null;
}

const numbers = new Intl.NumberFormat('de-DE');

/**
 * The end of a run that may read no more before an editor has looked at it: nobody knows whether a source that grows ever ends.
 * @param before what it is measured by (`recordsBefore`)
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

/** Records of the last good run; null where there was none, or an editor has said that there may be more. */
export async function recordsBefore(
  db: Queries,
  { id, exchange, released }: ClaimedRun,
): Promise<number | null> {
  if (released) return null;
  const last = ofLastGood(recordsOf, sql`${exchange.id}::int`, sql`${id}::int`);
  const [row] = await db.rows<{ records: number | null }>(sql`select ${last} as records`);
  return row?.records ?? null;
}
