import type { AccountChange } from '@lehrpfad/contract/audit/account-changes.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { bare, bareList } from '../../core/database/build.ts';
import { users } from '../accounts/schema.ts';
import { accountChanges } from './schema.ts';

type NewChange = Pick<
  AccountChange,
  'action' | 'subject' | 'subject_id' | 'subject_name' | 'fields'
>;

/** Adds a change with the name of the person; without the person nothing is added. */
export async function insertChange(
  tx: Queries,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  { action, subject, subject_id, subject_name, fields }: NewChange,
): Promise<void> {
  await tx.rows(sql`
    insert into ${accountChanges} (${bareList(
      accountChanges,
      'account_id',
      'user_id',
      'user_name',
      'action',
      'subject',
      'subject_id',
      'subject_name',
      'fields',
    )})
    select ${accountId}::int, id, coalesce(nullif(btrim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email}),
      ${action}, ${subject}, ${subject_id}, ${subject_name},
      array(select jsonb_array_elements_text(${JSON.stringify(fields)}::text::jsonb))
    from ${users} where id = ${userId}`);
}

/** Returns a page of the changes by persons of an account, the latest first. */
export async function changesPage(
  db: Queries,
  accountId: number,
  page: number,
): Promise<{ count: number; results: AccountChange[] }> {
  const [counted] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from ${accountChanges} where ${accountChanges.account_id} = ${accountId}`);
  const results = await db.rows<AccountChange>(sql`
    select ${accountChanges.id}, ${instant(sql`at`)} as at, ${accountChanges.user_name}, ${accountChanges.action},
      ${accountChanges.subject}, ${accountChanges.subject_id}, ${accountChanges.subject_name},
      to_jsonb(${accountChanges.fields}) as fields
    from ${accountChanges} where ${accountChanges.account_id} = ${accountId}
    order by ${accountChanges.at} desc, ${accountChanges.id} desc
    limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}

/** Gives the changes of an account to the one that takes its place. */
export async function reassignChanges(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${accountChanges} set ${bare(accountChanges.account_id)} = ${to} where ${accountChanges.account_id} = ${from}`);
}

/** Deletes the changes before a time. */
export async function removeChangesBefore(db: Queries, moment: Date): Promise<void> {
  await db.rows(
    sql`delete from ${accountChanges} where ${accountChanges.at} < ${moment.toISOString()}::timestamptz`,
  );
}
