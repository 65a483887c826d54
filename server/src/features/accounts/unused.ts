import { sql, type SQL } from 'drizzle-orm/sql';
import type { ChangeFeed } from '../../core/database/changes.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { forgetMailsTo } from '../../core/mail/forget.ts';
import type { OnAccountDeleted } from './deps.ts';
import { removeAccount } from './deletion.ts';
import { lockAccount } from './store.ts';

/** Since when nothing has come of a link, and at which moment. */
interface Age {
  readonly before: Date;
  readonly now: Date;
}

/** No link, by which it could still be used, lives or is as young as that. */
function withoutLink(whose: SQL, { before, now }: Age): SQL {
  return sql`not exists (select from account_links l where ${whose}
    and (l.expires_at > ${now.toISOString()}::timestamptz or l.created_at >= ${before.toISOString()}::timestamptz))`;
}

/** Accounts of companies that have never had a password, and were sent no link for long. */
async function unusedAccounts(db: Queries, age: Age, id: number | null = null): Promise<number[]> {
  const before = age.before.toISOString();
  const rows = await db.rows<{ id: number }>(sql`
    select u.id from users u
    where (${id}::integer is null or u.id = ${id}) and u.permission = 3 and u.password_hash is null
      and u.created_at < ${before}::timestamptz and ${withoutLink(sql`l.user_id = u.id`, age)}
      and not exists (select from company_requests r
        where r.user_id = u.id and r.last_sent_at >= ${before}::timestamptz)
    order by u.id`);
  return rows.map((row) => row.id);
}

interface Deps {
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly leaving: readonly OnAccountDeleted[];
}

/** Deletes accounts that nobody has ever activated, each with all that is its own, one after the other. */
export async function removeUnusedAccounts(deps: Deps, age: Age): Promise<void> {
  const { database, changes, stored, leaving } = deps;
  for (const id of await unusedAccounts(database, age)) {
    const files = await changes.write(async (tx) => {
      const user = await lockAccount(tx, id);
      // Somebody may have opened a new link just now.
      if (user === undefined || (await unusedAccounts(tx, age, id)).length === 0) return [];
      return removeAccount(tx, user, { leaving, now: age.now });
    });
    await stored.remove(files);
  }
}

/** Deletes invitations to become an editor that nobody has accepted, with what waits to be sent about them. */
export async function removeUnusedInvitations(database: Database, age: Age): Promise<void> {
  await database.transaction(async (tx) => {
    const gone = await tx.rows<{ email: string }>(sql`
      delete from editor_invitations i
      where coalesce(i.last_sent_at, i.created_at) < ${age.before.toISOString()}::timestamptz
        and ${withoutLink(sql`l.editor_invitation_id = i.id`, age)}
      returning i.email`);
    for (const { email } of gone) await forgetMailsTo(tx, email, ['editor-invitation']);
  });
}
