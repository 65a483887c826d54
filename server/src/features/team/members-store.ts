import type { Colleague, Team } from '@lehrpfad/contract/team/team.ts';
import type { ColleagueRole } from '@lehrpfad/contract/team/options.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { bare, bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList, instant, isAmong } from '../../core/database/sql-parts.ts';
import { users } from '../accounts/schema.ts';
import { addresses, companies } from '../companies/schema.ts';
import { places, towns } from '../places/schema.ts';
import { accountMembers } from './schema.ts';

const m = alias(accountMembers, 'm');
const u = alias(users, 'u');
const c = alias(companies, 'c');
const d = alias(addresses, 'd');
const p = alias(places, 'p');
const t = alias(towns, 't');

/** Permissions of a colleague, and the branches that they apply to; null for all. */
export interface Reach {
  readonly role: ColleagueRole;
  readonly branches: readonly number[] | null;
}

export const branchList = (branches: readonly number[] | null) =>
  branches === null ? sql`null::int[]` : idList(branches);

/** Returns the owner of an account of a company; undefined for other persons. */
export async function findOwner(
  db: Queries,
  accountId: number,
): Promise<Team['owner'] | undefined> {
  const [owner] = await db.rows<Team['owner']>(sql`
    select ${u.id}, ${u.first_name}, ${u.last_name}, ${u.email} from ${users} u
    where ${u.id} = ${accountId} and ${u.permission} = 3
      and not exists (select from ${accountMembers} m where ${m.user_id} = ${u.id})`);
  return owner;
}

/** Returns the colleagues of an account by name, or one of them. */
export function listColleagues(
  db: Queries,
  accountId: number,
  id: number | null = null,
): Promise<Colleague[]> {
  return db.rows<Colleague>(sql`
    select ${u.id}, ${u.first_name}, ${u.last_name}, ${u.email}, ${m.role}, to_jsonb(${m.branches}) as branches,
      ${instant(sql`${m.created_at}`)} as since
    from ${accountMembers} m join ${users} u on ${u.id} = ${m.user_id}
    where ${m.account_id} = ${accountId} and (${id}::int is null or ${u.id} = ${id})
    order by lower(${u.last_name}), lower(${u.first_name}), ${u.id}`);
}

/** Returns the open branches of an account with their towns. */
export function listBranches(db: Queries, accountId: number): Promise<Team['branches']> {
  return db.rows<Team['branches'][number]>(sql`
    select ${c.id}, ${c.name}, coalesce(${t.name}, '') as city
    from ${companies} c left join ${addresses} d on ${d.id} = ${c.address_id}
    left join ${places} p on ${p.id} = ${d.place_id} left join ${towns} t on ${t.id} = ${p.town_id}
    where ${c.user_id} = ${accountId} order by ${c.folded_name}, ${t.folded_name}, ${c.id}`);
}

/** Returns those of the branches that belong to an account, closed ones included. */
export async function ownBranches(
  db: Queries,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select ${c.id} from ${companies} c
    where ${accountId} in (${c.user_id}, ${c.closed_user_id}) and ${isAmong(c.id, ids)} order by ${c.id}`);
  return rows.map(({ id }) => id);
}

export async function insertColleague(
  tx: Queries,
  { userId, accountId, role, branches }: Reach & { userId: number; accountId: number },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into ${accountMembers} (${bareList(accountMembers, 'user_id', 'account_id', 'role', 'branches', 'created_at')})
    values (${userId}, ${accountId}, ${role}, ${branchList(branches)}, ${now.toISOString()})`);
}

export async function updateReach(
  tx: Queries,
  userId: number,
  { role, branches }: Reach,
): Promise<void> {
  await tx.rows(sql`
    update ${accountMembers} set ${bare(accountMembers.role)} = ${role}, ${bare(accountMembers.branches)} = ${branchList(branches)}
    where ${accountMembers.user_id} = ${userId}`);
}
