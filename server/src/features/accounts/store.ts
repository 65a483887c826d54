import { sql } from 'drizzle-orm';
import type { Queries } from '../../floor/database.ts';

export interface NewUser {
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 1 Divers, 2 Frau, 3 Herr */
  readonly salutation: 1 | 2 | 3;
}

/**
 * Adds an administrator who can log in at once.
 * @returns the id, or undefined where an account has that e-mail address already
 */
export async function insertAdmin(
  tx: Queries,
  user: NewUser,
  passwordHash: string,
): Promise<number | undefined> {
  const rows = await tx.rows<{ id: number }>(sql`
    insert into users (email, first_name, last_name, salutation, permission, password_hash, active, validated, setup_complete)
    values (${user.email}, ${user.firstName}, ${user.lastName}, ${user.salutation}, 1, ${passwordHash}, true, true, true)
    on conflict (email) do nothing
    returning id`);
  return rows[0]?.id;
}
