import { sql } from 'drizzle-orm';
import type { Queries } from '../../floor/database.ts';
import type { NewUser } from './store.ts';

/** Creates the invitation of that address, or renews it. @returns its id */
export async function upsertInvitation(
  tx: Queries,
  { email, firstName, lastName, salutation }: NewUser,
  now: Date,
): Promise<number> {
  const sent = now.toISOString();
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into editor_invitations (email, first_name, last_name, salutation, created_at, last_sent_at)
    values (${email}, ${firstName}, ${lastName}, ${salutation}, ${sent}, ${sent})
    on conflict (email) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      salutation = excluded.salutation, last_sent_at = excluded.last_sent_at
    returning id`);
  if (row === undefined) throw new Error('The invitation was not written.');
  return row.id;
}

/** Holds an invitation until the transaction ends. */
export async function lockInvitation(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`select id from editor_invitations where id = ${id} for update`);
}

/** Takes an invitation away, with its links. */
export async function takeInvitation(tx: Queries, id: number): Promise<NewUser | undefined> {
  const [row] = await tx.rows<NewUser>(sql`
    delete from editor_invitations where id = ${id}
    returning email, first_name as "firstName", last_name as "lastName", salutation`);
  return row;
}
