import { sql } from '../../../core/database/drizzle.ts';
import {
  demoPassword,
  hashDemoPassword,
} from '../../../features/accounts/passwords/demo-password.ts';
import type { Queries } from '../../../core/database/database.ts';
import { demoLogins } from './logins.ts';
import { users } from '../../../features/accounts/schema.ts';

/**
 * Lists the demo logins, one for each role and situation, without accounts that have been changed.
 * @param address of the login page
 * @returns lines of text; none if the database has no demo accounts
 */
export async function printLogins(db: Queries, address: string): Promise<string[]> {
  const rows = await db.rows<{ email: string }>(sql`
    select ${users.email} from ${users} where ${users.active} and ${users.password_hash} = ${await hashDemoPassword()}`);
  const usable = new Set(rows.map(({ email }) => email));
  const shown = demoLogins.filter(
    ({ role, email }, at) =>
      usable.has(email) && demoLogins.findIndex((other) => other.role === role) === at,
  );
  if (shown.length === 0) return [];
  const width = Math.max(...shown.map(({ email }) => email.length));
  return [
    `Log in at ${address} with the password ${demoPassword} as`,
    ...shown.map(({ role, email }) => `  ${email.padEnd(width)}  ${role}`),
  ];
}
