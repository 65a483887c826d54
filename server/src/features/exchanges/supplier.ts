import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { notFound } from '../../core/http/errors.ts';
import { hashOf, newSecret } from '../../core/security/secrets.ts';
import { recordAction } from '../audit/trail.ts';
import type { Actor } from './actor.ts';

const keptOf = (token: string): string => hashOf(token).toString('hex');

async function setHash(tx: Queries, caller: Actor, id: number, hash: string | null): Promise<void> {
  const [row] = await tx.rows<{ name: string; before: boolean }>(sql`
    select name, receipt_token_hash is not null as before from exchanges where id = ${id} for update`);
  if (row === undefined) throw notFound();
  await tx.rows(sql`update exchanges set receipt_token_hash = ${hash} where id = ${id}`);
  await recordAction(tx, {
    caller,
    action: 'changed',
    subject: 'exchange',
    id,
    name: row.name,
    before: { receipt_link: row.before },
    // A new link is a change, too, where there was one before.
    after: { receipt_link: hash === null ? false : row.before ? 'neu' : true },
  });
}

/** Makes the secret by which a supplier fetches its receipts. Only its hash is kept: nobody sees it twice. @throws 404 */
export async function newReceiptToken(tx: Queries, caller: Actor, id: number): Promise<string> {
  const token = newSecret();
  await setHash(tx, caller, id, keptOf(token));
  return token;
}

/** Ends a supplier's link. @throws 404 */
export function endReceiptToken(tx: Queries, caller: Actor, id: number): Promise<void> {
  return setHash(tx, caller, id, null);
}

/**
 * The exchange that a token belongs to, with its last run that has been read to its end; undefined for a wrong one.
 */
export async function exchangeOfToken(
  db: Queries,
  token: string,
): Promise<{ key: string; runId: number | null } | undefined> {
  const [row] = await db.rows<{ key: string; runId: number | null }>(sql`
    select e.key, (select r.id from exchange_runs r
      where r.exchange_id = e.id and r.state in ('done', 'held', 'dismissed') order by r.id desc limit 1) as "runId"
    from exchanges e where e.receipt_token_hash = ${keptOf(token)}`);
  return row;
}
