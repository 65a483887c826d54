import { leastShare, type RunReason } from '@lehrpfad/contract/exchanges-options.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../floor/database.ts';

/** An exchange may announce so much more than it sends before the run is held: its own numbers are not exact. */
const tolerance = 0.02;

interface Numbers {
  /** Records that came, gone ones aside. */
  readonly records: number;
  /** The same of the last good run; null where there was none. */
  readonly lastGood: number | null;
  readonly announced: number | null;
}

/** Why a run must not take anything down before an editor has looked at it. */
export function reasonToHold({ records, lastGood, announced }: Numbers): RunReason | undefined {
  if (announced !== null && announced - records > announced * tolerance) return 'incomplete';
  return lastGood !== null && records < lastGood * leastShare ? 'shrunken' : undefined;
}

/** Of the columns of `exchange_runs` what `recordsOf` says of counts. */
const recordsColumn = sql`(r.created + r.changed + r.unchanged + r.duplicate + r.rejected + r.left_alone)`;

/** What is known of a run when everything has been read. */
export async function numbersOf(db: Queries, runId: number): Promise<Numbers> {
  const [row] = await db.rows<{
    records: number;
    last_good: number | null;
    announced: number | null;
  }>(sql`
    select ${recordsColumn} as records, r.announced, (
      select ${recordsColumn} from exchange_runs r
      where r.exchange_id = mine.exchange_id and r.state = 'done' and r.id < mine.id order by r.id desc limit 1) as last_good
    from exchange_runs r join exchange_runs mine on mine.id = r.id where r.id = ${runId}`);
  if (!row) throw new Error(`There is no run ${runId}.`);
  return { records: row.records, announced: row.announced, lastGood: row.last_good };
}
