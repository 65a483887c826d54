import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, notFound } from '../../../core/http/errors.ts';
import { recordAction } from '../../audit/trail.ts';
import {
  deleteSplit,
  insertSplit,
  lockPair,
  type Pair,
} from '../pipeline/matching/duplicates/existing-ads-store.ts';

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

/** Splits a record from the ad that is shown instead, for good. @throws 404; 409 if it is no duplicate (any more) */
export async function splitPair(
  tx: Queries,
  caller: Actor,
  record: number,
): Promise<{ record: number; job_ad: number }> {
  const pair = await lockPair(tx, record);
  if (pair.winner === null) throw conflict('Diese Anzeige gilt inzwischen nicht mehr als doppelt.');
  if (await insertSplit(tx, record, pair.winner))
    await note(tx, caller, pair, 'split', pair.winner);
  return { record, job_ad: pair.winner };
}

/** Takes back a split. @throws 404 if there is none */
export async function joinPair(
  tx: Queries,
  caller: Actor,
  record: number,
  jobAd: number,
): Promise<void> {
  const pair = await lockPair(tx, record);
  if (!(await deleteSplit(tx, record, jobAd))) throw notFound();
  await note(tx, caller, pair, 'joined', jobAd);
}
