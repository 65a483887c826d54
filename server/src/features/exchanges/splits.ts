import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import type { Actor } from './actor.ts';

interface Pair {
  readonly exchangeId: number;
  readonly exchange: string;
  readonly externalId: string;
  readonly winner: number | null;
}

async function pairOf(tx: Queries, recordId: number): Promise<Pair> {
  const [pair] = await tx.rows<Pair>(sql`
    select e.id as "exchangeId", e.name as exchange, d.external_id as "externalId", d.duplicate_of as winner
    from exchange_records d join exchanges e on e.id = d.exchange_id where d.id = ${recordId} for update of d`);
  if (pair === undefined) throw notFound();
  return pair;
}

function note(tx: Queries, caller: Actor, pair: Pair, action: 'split' | 'joined', winner: number) {
  const { exchangeId: id, exchange: name, externalId } = pair;
  const values = { record: externalId, job_ad: winner };
  return recordAction(tx, {
    caller,
    action,
    subject: 'exchange',
    id,
    name,
    ...(action === 'split' ? { after: values } : { before: values }),
  });
}

/** Parts a record and the ad that it counts as a duplicate of, for good. @throws 404; 409 where it is no duplicate (now) */
export async function splitPair(
  tx: Queries,
  caller: Actor,
  record: number,
): Promise<{ record: number; job_ad: number }> {
  const pair = await pairOf(tx, record);
  if (pair.winner === null) throw conflict('Diese Anzeige gilt inzwischen nicht mehr als doppelt.');
  const added = await tx.rows(sql`
    insert into exchange_splits (record_id, job_ad_id) values (${record}, ${pair.winner}) on conflict do nothing returning record_id`);
  if (added.length > 0) await note(tx, caller, pair, 'split', pair.winner);
  return { record, job_ad: pair.winner };
}

/** Takes that back. @throws 404 for a pair that was not parted */
export async function joinPair(
  tx: Queries,
  caller: Actor,
  record: number,
  jobAd: number,
): Promise<void> {
  const pair = await pairOf(tx, record);
  const gone = await tx.rows(sql`
    delete from exchange_splits where (record_id, job_ad_id) = (${record}, ${jobAd}) returning record_id`);
  if (gone.length === 0) throw notFound();
  await note(tx, caller, pair, 'joined', jobAd);
}
