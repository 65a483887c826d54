import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { jobNames } from '../schema.ts';

const a = alias(jobAds, 'a');
const n = alias(jobNames, 'n');
const o = alias(jobNames, 'o');

/** Parts of queries over `job_names n`. Two separate counts, because an index serves each of them, but no index serves an 'or'. */
export const adsOf = sql`(select count(*) from ${jobAds} a where ${a.job_name_id} = ${n.id})::int
  + (select count(*) from ${jobNames} o join ${jobAds} a on ${a.job_name_id} = ${o.id} where ${o.mapping_id} = ${n.id})::int`;

/** All references to a job name, which prevent its deletion: the table, its column, and singular and plural of its rows. */
const users = [
  { in: sql`job_ads u where u.job_name_id`, words: ['Stellenanzeige', 'Stellenanzeigen'] },
  {
    in: sql`job_names u where u.mapping_id`,
    words: ['zugeordnete Berufsbezeichnung', 'zugeordnete Berufsbezeichnungen'],
  },
  {
    in: sql`company_allowed_apprenticeships u where u.job_name_id`,
    words: ['Unternehmen, das dafür ausbilden darf', 'Unternehmen, die dafür ausbilden dürfen'],
  },
  {
    in: sql`apprenticeship_request_names u where u.job_name_id`,
    words: ['Anfrage nach Berufen', 'Anfragen nach Berufen'],
  },
  {
    in: sql`company_request_apprenticeships u where u.job_name_id`,
    words: ['Registrierungsanfrage', 'Registrierungsanfragen'],
  },
] as const satisfies readonly { readonly in: SQL; readonly words: readonly [string, string] }[];

/** Condition that nothing refers to a job name. */
export const isUnused = sql.join(
  users.map((user) => sql`not exists (select from ${user.in} = ${n.id})`),
  sql` and `,
);

/** Counts the references to a job name by kind, with singular and plural. */
export async function countUsers(
  tx: Queries,
  id: number,
): Promise<(readonly [number, string, string])[]> {
  const counts = users.map((user) => sql`(select count(*) from ${user.in} = ${id})::int`);
  const [row] = await tx.rows<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return users.map(({ words }, at) => [row?.counts[at] ?? 0, ...words]);
}
