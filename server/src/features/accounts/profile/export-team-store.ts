import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { accountChanges } from '../../audit/schema.ts';
import { accountInvitations, accountMembers } from '../../team/schema.ts';
import { users } from '../schema.ts';

type Rows = Record<string, unknown>[];

/** Stored data about a person in the account of a company, and about the persons of an own account. */
export interface StoredTeam {
  /** Role and branches in the account of somebody else; empty for an owner. */
  readonly membership: Rows;
  readonly colleagues: Rows;
  readonly invitations: Rows;
  /** Changes by the person, as the managers of the account see them. */
  readonly changes: Rows;
}

export async function storedTeam(tx: Queries, userId: number): Promise<StoredTeam> {
  return {
    membership: await tx.rows(sql`
      select ${accountMembers.role}, to_jsonb(${accountMembers.branches}) as branches, ${accountMembers.created_at}::text as since
      from ${accountMembers} where ${accountMembers.user_id} = ${userId}`),
    colleagues: await tx.rows(sql`
      select ${users.first_name}, ${users.last_name}, ${users.email}, ${accountMembers.role},
        to_jsonb(${accountMembers.branches}) as branches, ${accountMembers.created_at}::text as since
      from ${accountMembers} join ${users} on ${users.id} = ${accountMembers.user_id}
      where ${accountMembers.account_id} = ${userId} order by ${users.id}`),
    invitations: await tx.rows(sql`
      select ${accountInvitations.first_name}, ${accountInvitations.last_name}, ${accountInvitations.email}, ${accountInvitations.role},
        to_jsonb(${accountInvitations.branches}) as branches, ${accountInvitations.last_sent_at}::text as last_sent_at
      from ${accountInvitations} where ${accountInvitations.account_id} = ${userId} order by ${accountInvitations.id}`),
    changes: await tx.rows(sql`
      select ${accountChanges.at}::text as at, ${accountChanges.action}, ${accountChanges.subject}, ${accountChanges.subject_name},
        to_jsonb(${accountChanges.fields}) as fields
      from ${accountChanges} where ${accountChanges.user_id} = ${userId} order by ${accountChanges.id}`),
  };
}
