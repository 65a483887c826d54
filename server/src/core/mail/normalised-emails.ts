import { readEmail } from '@lehrpfad/contract/core/text/email.ts';
import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/**
 * Converts stored e-mail addresses whose domain is in Punycode (`xn--…`) to the form that logins compare since version 2.4;
 * otherwise nobody could log in with them. An address is kept unchanged if another row already has the converted form.
 * @param table with the columns `id` and `email`
 * @returns ids of the unchanged rows
 */
export async function normaliseEmails(db: Queries, table: string): Promise<number[]> {
  const name = sql.identifier(table);
  const rows = await db.rows<{ id: number; email: string }>(
    sql`select id, email from ${name} where email like '%xn--%' order by id`,
  );
  const kept: number[] = [];
  for (const { id, email } of rows) {
    const { address, problem } = readEmail(email);
    if (problem !== undefined || address === email) continue;
    const written = await db.rows(sql`
      update ${name} set email = ${address}
      where id = ${id} and not exists (select 1 from ${name} where email = ${address})
      returning id`);
    if (written.length === 0) kept.push(id);
  }
  return kept;
}
