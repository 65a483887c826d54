import { bare, bareList } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { users } from '../../accounts/schema.ts';
import { figureMailLinks, figureMails } from '../schema.ts';

const m = alias(figureMails, 'm');
const l = alias(figureMailLinks, 'l');
const u = alias(users, 'u');

/** An account that has subscribed to the mail. */
export interface Subscriber {
  readonly userId: number;
  readonly email: string;
  /** ISO day of the subscription. */
  readonly since: string;
}

export async function isSubscribed(db: Queries, userId: number): Promise<boolean> {
  const rows = await db.rows(sql`select from ${figureMails} m where ${m.user_id} = ${userId}`);
  return rows.length > 0;
}

/** Subscribes to the mail; does nothing if the account has subscribed already. */
export async function subscribe(db: Queries, userId: number, now: Date): Promise<void> {
  await db.rows(sql`
    insert into ${figureMails} (${bareList(figureMails, 'user_id', 'since')}) values (${userId}, ${now.toISOString()})
    on conflict do nothing`);
}

/** Ends the subscription, also the links in mails that were sent. */
export async function unsubscribe(db: Queries, userId: number): Promise<void> {
  await db.rows(sql`delete from ${figureMails} m where ${m.user_id} = ${userId}`);
}

/** Returns the accounts that have not had the mail about a month yet. @param month its first day */
export async function listAccountsToMail(db: Queries, month: string): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select ${m.user_id} as id from ${figureMails} m join ${users} u on ${u.id} = ${m.user_id}
    where ${u.active} and (${m.told_month} is null or ${m.told_month} < ${month}::date) order by 1`);
  return rows.map(({ id }) => id);
}

/** Records that an account gets the mail about a month now; undefined if another process has done so. */
export async function claim(
  tx: Queries,
  userId: number,
  month: string,
): Promise<Subscriber | undefined> {
  const [row] = await tx.rows<Subscriber>(sql`
    update ${figureMails} m set ${bare(figureMails.told_month)} = ${month}::date from ${users} u
    where ${m.user_id} = ${userId} and ${u.id} = ${m.user_id}
      and (${m.told_month} is null or ${m.told_month} < ${month}::date)
    returning ${m.user_id} as "userId", ${u.email},
      to_char(${m.since} at time zone 'Europe/Berlin', 'YYYY-MM-DD') as since`);
  return row;
}

/** Stores the link of a mail. */
export async function insertLink(
  tx: Queries,
  userId: number,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${figureMailLinks} (${bareList(figureMailLinks, 'token_hash', 'user_id', 'created_at')})
    values (${hashOf(token)}, ${userId}, ${now.toISOString()})`);
}

/** Returns the account of a link and its address; undefined if the subscription has ended. */
export async function findByLink(
  db: Queries,
  token: string,
): Promise<Pick<Subscriber, 'userId' | 'email'> | undefined> {
  const [row] = await db.rows<Pick<Subscriber, 'userId' | 'email'>>(sql`
    select ${l.user_id} as "userId", ${u.email} from ${figureMailLinks} l join ${users} u on ${u.id} = ${l.user_id}
    where ${l.token_hash} = ${hashOf(token)}`);
  return row;
}

/** Deletes links of mails that were sent before a moment. */
export async function removeLinksBefore(db: Queries, before: Date): Promise<void> {
  await db.rows(
    sql`delete from ${figureMailLinks} l where ${l.created_at} < ${before.toISOString()}::timestamptz`,
  );
}
