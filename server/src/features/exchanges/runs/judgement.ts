import {
  fewShown,
  leastShare,
  mostGone,
  type RunReason,
  type RunState,
} from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../core/database/database.ts';
import { countGoing } from '../pipeline/going-record-store.ts';
import { ofLastGood, readOf, recordsOf } from '../run-rows.ts';

/** An exchange may announce so much more than it sends before the run is held: its own numbers are not exact. */
const tolerance = 0.02;

interface Numbers {
  /** Records that came, gone ones aside. */
  readonly records: number;
  /** Of these, those that were not rejected: what is rejected is no sign that the exchange is well. */
  readonly read: number;
  /** The same of the last good run; null where there was none. */
  readonly lastRead: number | null;
  readonly announced: number | null;
  /** Rejected records of which nothing could be read at all. */
  readonly unreadable: number;
  /** Ads that were shown before the run, and those of them that it would take away. */
  readonly shown: number;
  readonly going: number;
  /** It is a page that a company names: what is no JobPosting there is nothing that was read. */
  readonly isPage: boolean;
}

/** What a run must come to that may not take anything down now, or has nothing to. */
export interface Verdict {
  readonly state: Extract<RunState, 'held' | 'failed' | 'done'>;
  readonly reason: RunReason;
}

/** A source of a few ads may lose some of them from one day to the next; a larger one, or one of which nothing is left, may not. */
const isFew = ({ shown, read }: Numbers) => shown <= fewShown && read > 0;

function reasonToHold(numbers: Numbers): RunReason | undefined {
  const { records, announced, read, lastRead, shown, going, isPage } = numbers;
  if (announced !== null && announced - records > announced * tolerance) return 'incomplete';
  if (going === 0 || isFew(numbers)) return undefined;
  if (isPage && records === 0) return 'no-postings';
  if (lastRead !== null && read < lastRead * leastShare) return 'shrunken';
  return going > shown * mostGone ? 'too-many-gone' : undefined;
}

/** Why a run must not take anything down before an editor has looked at it, or was none at all; undefined for a good one. */
export function verdictOn(numbers: Numbers): Verdict | undefined {
  const reason = reasonToHold(numbers);
  if (reason !== undefined) return { state: 'held', reason };
  const { records, unreadable, lastRead, isPage } = numbers;
  // Its company has to hear of it, and has nothing to lose by it.
  if (isPage && records === 0) return { state: 'done', reason: 'no-postings' };
  // Nothing would go, and nobody has to decide; but the next run must not be measured by this one.
  const isLost = records > 0 && unreadable === records && (lastRead ?? 0) > 0;
  return isLost ? { state: 'failed', reason: 'nothing-readable' } : undefined;
}

/** Reasons of records that change nothing, whatever was known of them. */
const unreadable = sql`('unreadable', 'too-large', 'no-id', 'repeated-id', 'crashed')`;

/** What is known of a run when everything has been read. */
export async function numbersOf(db: Queries, runId: number): Promise<Numbers> {
  const [row] = await db.rows<Omit<Numbers, 'shown' | 'going'>>(sql`
    select ${recordsOf} as records, ${readOf} as read, r.announced, (
        select kind = 'career-page' from exchanges where id = r.exchange_id) as "isPage", (
        select count(*)::int from exchange_receipts c
        where c.run_id = r.id and c.outcome = 'rejected' and c.reason in ${unreadable}) as unreadable,
      ${ofLastGood(readOf, sql`mine.exchange_id`, sql`mine.id`)} as "lastRead"
    from exchange_runs r join exchange_runs mine on mine.id = r.id where r.id = ${runId}`);
  if (!row) throw new Error(`There is no run ${runId}.`);
  return { ...row, ...(await countGoing(db, runId)) };
}
