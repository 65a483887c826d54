import { readEmail } from '@lehrpfad/contract/core/text/email.ts';
import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/**
 * Writes addresses that were stored with their domain as the network spells it (`xn--…`) as they are compared since version 2.4: nobody
 * could log in with one of them. One that another row has stays as it is.
 * @param table with the columns `id` and `email`
 * @returns ids of the rows that stay
 */
export async function writeEmailsAnew(db: Queries, table: string): Promise<number[]> {
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
