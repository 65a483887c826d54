import { sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { totpSecrets } from '../../schema.ts';
import { bare, bareList } from '../../../../core/database/build.ts';

const table = totpSecrets;

/** A stored secret. */
type Stored = Uint8Array;

/** Minutes in which the first code of a new secret must be sent. */
const setupMinutes = 60;

const setupSince = (now: Date) => new Date(now.getTime() - setupMinutes * 60_000).toISOString();

/** Returns the secret of an account's authenticator app, locked until the transaction ends. */
export async function totpSecret(tx: Queries, userId: number): Promise<Stored | undefined> {
  const [row] = await tx.rows<{ secret: Stored }>(sql`
    select ${table.secret} from ${table} where ${table.user_id} = ${userId} and ${table.secret} is not null for update`);
  return row?.secret;
}

/** Records that a code was used. @returns false if it, or a later one, has been used before */
export async function recordTotpUse(
  tx: Queries,
  { userId, step, now }: { userId: number; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${table} set ${bare(table.last_step)} = ${step}, ${bare(table.last_used_at)} = ${now.toISOString()}
    where ${table.user_id} = ${userId} and ${table.secret} is not null and ${table.last_step} < ${step} returning ${table.user_id}`);
  return rows.length === 1;
}

/** Stores a new secret beside a former one, which is valid until a code of the new one was checked. */
export async function storePendingTotp(
  tx: Queries,
  { userId, secret, now }: { userId: number; secret: Stored; now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${table} (${bareList(table, 'user_id', 'pending_secret', 'pending_at')})
    values (${userId}, ${secret}, ${now.toISOString()})
    on conflict (${bareList(table, 'user_id')}) do update
    set ${bare(table.pending_secret)} = excluded.pending_secret, ${bare(table.pending_at)} = excluded.pending_at`);
}

/** Returns the new secret whose first code was not checked yet. */
export async function pendingTotp(
  tx: Queries,
  userId: number,
  now: Date,
): Promise<Stored | undefined> {
  const [row] = await tx.rows<{ pending_secret: Stored }>(sql`
    select ${table.pending_secret} from ${table}
    where ${table.user_id} = ${userId} and ${table.pending_at} > ${setupSince(now)}::timestamptz for update`);
  return row?.pending_secret;
}

/** Makes the new secret the valid one. @param step of its first code, which is not accepted again */
export async function adoptPendingTotp(
  tx: Queries,
  { userId, step, now }: { userId: number; step: number; now: Date },
): Promise<void> {
  await tx.rows(sql`
    update ${table} set ${bare(table.secret)} = ${table.pending_secret}, ${bare(table.pending_secret)} = null,
      ${bare(table.pending_at)} = null, ${bare(table.created_at)} = ${now.toISOString()}, ${bare(table.last_used_at)} = null,
      ${bare(table.last_step)} = ${step}
    where ${table.user_id} = ${userId}`);
}

/** @returns false if the account has no authenticator app */
export async function deleteTotp(tx: Queries, userId: number): Promise<boolean> {
  const rows = await tx.rows<{ secret: Stored | null }>(
    sql`delete from ${table} where ${table.user_id} = ${userId} returning ${table.secret}`,
  );
  return rows.some(({ secret }) => secret !== null);
}

/** Deletes new secrets whose setup was not finished. */
export async function deleteUnfinishedTotp(db: Queries, now: Date): Promise<void> {
  const since = setupSince(now);
  await db.rows(
    sql`delete from ${table} where ${table.secret} is null and ${table.pending_at} <= ${since}::timestamptz`,
  );
  await db.rows(sql`
    update ${table} set ${bare(table.pending_secret)} = null, ${bare(table.pending_at)} = null
    where ${table.pending_at} <= ${since}::timestamptz`);
}
