import type { Passkey, TwoStep } from '@lehrpfad/contract/accounts/two-step.ts';
import { sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../schema.ts';
import { bareList } from '../../../core/database/build.ts';

/** Condition that an account has a second step. @param userId the column with its id */
export const hasSecondStep = (userId: unknown): SQL => sql`
  (exists (select from ${totpSecrets} where ${totpSecrets.user_id} = ${userId} and ${totpSecrets.secret} is not null)
    or exists (select from ${passkeys} where ${passkeys.user_id} = ${userId}))`;

/** Returns the second step of an account. */
export async function secondStepMethodsOf(
  db: Queries,
  userId: number,
): Promise<Omit<TwoStep, 'policy'>> {
  const [totp = null] = await db.rows<NonNullable<TwoStep['totp']>>(sql`
    select ${instant(sql`${totpSecrets.created_at}`)} as created_at, ${instant(sql`${totpSecrets.last_used_at}`)} as last_used_at
    from ${totpSecrets} where ${totpSecrets.user_id} = ${userId} and ${totpSecrets.secret} is not null`);
  const keys = await db.rows<Passkey>(sql`
    select ${passkeys.id}, ${passkeys.name}, ${instant(sql`${passkeys.created_at}`)} as created_at,
      ${instant(sql`${passkeys.last_used_at}`)} as last_used_at
    from ${passkeys} where ${passkeys.user_id} = ${userId} order by ${passkeys.id}`);
  const [codes] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${recoveryCodes} where ${recoveryCodes.user_id} = ${userId}`,
  );
  return { totp, passkeys: keys, recovery_codes: codes?.count ?? 0 };
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Queries,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  const rows = hashes.map((hash) => sql`(${hash}, ${userId}::integer)`);
  await tx.rows(sql`
    insert into ${recoveryCodes} (${bareList(recoveryCodes, 'code_hash', 'user_id')}) values ${sql.join(rows, sql`, `)}`);
}

export async function deleteRecoveryCodes(tx: Queries, userId: number): Promise<void> {
  await tx.rows(sql`delete from ${recoveryCodes} where ${recoveryCodes.user_id} = ${userId}`);
}

/** Uses up a recovery code. @returns false if the account has no such code (any more) */
export async function takeRecoveryCode(
  tx: Queries,
  userId: number,
  hash: Buffer,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${recoveryCodes} where ${recoveryCodes.user_id} = ${userId} and ${recoveryCodes.code_hash} = ${hash}
    returning ${recoveryCodes.user_id}`);
  return rows.length === 1;
}

/** Deletes the second step of an account with its recovery codes. @returns false if it had none */
export async function deleteSecondStep(tx: Queries, userId: number): Promise<boolean> {
  const totp = await tx.rows<{ counted: boolean }>(sql`
    delete from ${totpSecrets} where ${totpSecrets.user_id} = ${userId} returning ${totpSecrets.secret} is not null as counted`);
  const keys = await tx.rows(sql`
    delete from ${passkeys} where ${passkeys.user_id} = ${userId} returning ${passkeys.id}`);
  await deleteRecoveryCodes(tx, userId);
  return keys.length > 0 || totp.some(({ counted }) => counted);
}

/** Returns the stored data about the second step of an account, without secrets and keys, for its export. */
export async function storedSecondStep(
  tx: Queries,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const rows = await tx.rows<{ row: Record<string, unknown> }>(sql`
    select jsonb_build_object('way', 'passkey', 'name', ${passkeys.name}, 'created_at', ${passkeys.created_at}, 'last_used_at',
      ${passkeys.last_used_at}) as row
    from ${passkeys} where ${passkeys.user_id} = ${userId}
    union all
    select jsonb_build_object('way', 'totp', 'created_at', ${totpSecrets.created_at}, 'last_used_at', ${totpSecrets.last_used_at})
    from ${totpSecrets} where ${totpSecrets.user_id} = ${userId} and ${totpSecrets.secret} is not null
    union all
    select jsonb_build_object('way', 'recovery codes', 'count', count(*))
    from ${recoveryCodes} where ${recoveryCodes.user_id} = ${userId} having count(*) > 0`);
  return rows.map(({ row }) => row);
}
