import type { BranchChecksQuery, CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { mediaPath } from '../../../core/files/files.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { lastCheck, verdict, waitsForCheck } from './checks-store.ts';
import { matchesSearch } from '../listing-store.ts';
import { apprenticeships, addressJson, ownerJson, tables } from '../store.ts';
import { addresses, branchChecks, companies } from '../schema.ts';
import { places, towns } from '../../places/schema.ts';
import { jobAds } from '../../job-ads/schema.ts';

const k = alias(branchChecks, 'k');
const kt = alias(towns, 'kt');
const c = alias(companies, 'c');
const p = alias(places, 'p');
const od = alias(addresses, 'od');
const op = alias(places, 'op');
const a = alias(jobAds, 'a');

/** The last confirmed name and town, if the branch has others now. */
const before = sql`(
  select jsonb_build_object('name', ${k.name}, 'city', coalesce(${kt.name}, ''))
  from ${branchChecks} k left join ${towns} kt on ${kt.id} = ${k.town_id}
  where ${k.company_id} = ${c.id} and ${k.verdict} = ${branchCheck.confirmed}
    and (${k.folded_name} <> ${c.folded_name} or ${k.town_id} is distinct from ${p.town_id})
  order by ${k.id} desc limit 1)`;

/** Companies of the same name in the same town, compared as imports do. */
const namesakes = sql`companies o join ${addresses} od on ${od.id} = o.address_id join ${places} op on ${op.id} = ${od.place_id}
  where o.employer_key = ${c.employer_key} and ${c.employer_key} <> '' and ${op.town_id} = ${p.town_id} and o.id <> ${c.id}`;

const maxOthers = 5;

const others = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.id), '[]') from (
    select o.id, o.name from ${namesakes} and o.user_id <> ${c.user_id} order by o.id limit ${maxOthers}) s)`;

const importedAds = sql`(
  select count(*)::int from ${jobAds} a where ${a.external} <> '' and ${a.company_id} in (
    select o.id from ${namesakes} and o.user_id is null))`;

const columns = sql`
  ${c.id}, ${c.name}, ${c.logo}, ${c.weblink}, ${addressJson}, ${instant(sql`${c.last_updated}`)} as last_updated,
  ${verdict} as status, coalesce(${lastCheck(sql`${k.reason}`)}, '') as reason,
  ${lastCheck(sql`${k.id}`)} as decision, ${ownerJson} as owner,
  case when ${verdict} = ${branchCheck.confirmed} then null else ${before} end as before,
  ${apprenticeships} as "Allowed_apprenticeships", ${others} as others, ${importedAds} as imported_ads`;

async function branches(db: Queries, which: SQL): Promise<CheckedBranch[]> {
  const rows = await db.rows<CheckedBranch>(sql`select ${columns} from ${tables} where ${which}`);
  return rows.map((row) => ({ ...row, logo: mediaPath(row.logo) }));
}

/** Filters by status. Branches whose account is not validated do not wait, since they are not public. */
function ofStatus({ open, confirmed, declined }: BranchChecksQuery): SQL {
  const ticked = [
    ...(open ? [waitsForCheck] : []),
    ...(confirmed ? [sql`${verdict} = ${branchCheck.confirmed}`] : []),
    ...(declined ? [sql`${verdict} = ${branchCheck.declined}`] : []),
  ];
  const isTicked = ticked.length === 0 ? sql`true` : sql`(${sql.join(ticked, sql` or `)})`;
  return sql`${c.user_id} is not null and ${isTicked}`;
}

/** Returns a page of branches: waiting ones first, the oldest first, then decided ones, the latest first. */
export async function checksPage(
  db: Queries,
  query: BranchChecksQuery,
): Promise<{ count: number; results: CheckedBranch[] }> {
  const isWanted = query.id === undefined ? sql`true` : sql`${c.id} = ${query.id}`;
  const conditions = sql.join(
    [ofStatus(query), isWanted, ...matchesSearch(query.search)],
    sql` and `,
  );
  const [counted] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${companies} c where ${conditions}`,
  );
  const ids = await db.rows<{ id: number }>(sql`
    with found as (select ${c.id}, ${c.last_updated}, ${waitsForCheck} as waits from ${companies} c where ${conditions})
    select f.id from found f
    order by f.waits desc, case when f.waits then f.last_updated end,
      (select max(${k.id}) from ${branchChecks} k where ${k.company_id} = f.id) desc nulls last, f.id
    limit ${limits.pageSize} offset ${(query.page - 1) * limits.pageSize}::bigint`);
  const rows = await Promise.all(
    ids.map(async ({ id }) => (await branches(db, sql`${c.id} = ${id}`))[0]),
  );
  return { count: counted?.count ?? 0, results: rows.flatMap((row) => row ?? []) };
}

/** Returns a branch; undefined if there is none, or it has no account. */
export async function checkedBranchById(
  db: Queries,
  id: number,
): Promise<CheckedBranch | undefined> {
  const [branch] = await branches(db, sql`${c.id} = ${id} and ${c.user_id} is not null`);
  return branch;
}
