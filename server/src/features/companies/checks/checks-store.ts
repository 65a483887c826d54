import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList } from '../../../core/database/sql-parts.ts';
import { addresses, branchChecks, companies } from '../schema.ts';
import { places } from '../../places/schema.ts';
import { users } from '../../accounts/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const hp = alias(places, 'hp');
const hd = alias(addresses, 'hd');
const c = alias(companies, 'c');
const k = alias(branchChecks, 'k');
const cu = alias(users, 'cu');

/*
 * Whether editors have confirmed a branch for its name and its town (migration 0036). This is computed from the present name and address,
 * so that it holds however they are changed. All expressions are for queries over `companies c`.
 */

const { open, confirmed } = branchCheck;

/** The town of the company's address; null without one. */
const townOf = sql`(
  select ${hp.town_id} from ${addresses} hd join ${places} hp on ${hp.id} = ${hd.place_id} where ${hd.id} = ${c.address_id})`;

/** A column of `branch_checks k` for the last decision on the present name and town; null without one. */
export const lastCheck = (column: SQL) => sql`(
  select ${column} from ${branchChecks} k
  where ${k.company_id} = ${c.id} and ${k.folded_name} = ${c.folded_name} and ${k.town_id} is not distinct from ${townOf}
  order by ${k.id} desc limit 1)`;

/** The decision on the present name and town: 1 open, 2 confirmed, 3 declined. */
export const verdict = sql`coalesce(${lastCheck(sql`${k.verdict}`)}, ${open}::int)`;

/** Whether imports may assign ads to a company: it has no account, or it is a confirmed branch of a validated account. */
export const takesImports = sql`(case when ${c.closed_at} is not null then false when ${c.user_id} is null then true else ${verdict} = ${confirmed}
  and exists (select from ${users} cu where ${cu.id} = ${c.user_id} and ${cu.validated}) end)`;

/**
 * Whether a company was confirmed under some name, and not declined under the present one. It then keeps its imported ads, but gets no
 * further ones while its new name waits.
 */
export const wasConfirmed = sql`(${verdict} = ${confirmed} or ${verdict} = ${open} and exists (
  select from ${branchChecks} k where ${k.company_id} = ${c.id} and ${k.verdict} = ${confirmed}))`;

export const keepsImports = sql`(case when ${c.closed_at} is not null then false when ${c.user_id} is null then true else ${wasConfirmed} end)`;

/** Whether a branch waits for an editor; only branches of validated accounts do. */
export const waitsForCheck = sql`(${c.user_id} is not null and ${verdict} = ${open}
  and exists (select from ${users} cu where ${cu.id} = ${c.user_id} and ${cu.validated}))`;

interface Check {
  readonly verdict: number;
  readonly reason?: string;
  /** The editor. */
  readonly userId: number;
}

/** Records a decision on companies with their present names and towns; companies without an account need none. */
export async function recordCheck(
  tx: Queries,
  ids: readonly number[],
  { verdict: said, reason = '', userId }: Check,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into ${branchChecks} (${bareList(branchChecks, 'company_id', 'name', 'folded_name', 'town_id', 'verdict', 'reason', 'user_id', 'at', 'told')})
    select ${c.id}, ${c.name}, ${c.folded_name}, ${townOf}, ${said}::int, ${reason}, ${userId}, ${now.toISOString()}::timestamptz, false
    from ${companies} c where ${c.id} = any(${idList(ids)}) and ${c.user_id} is not null order by ${c.id}`);
}

/** A decision as its account knows it. */
interface ToldCheck {
  readonly verdict: number;
  readonly reason: string;
}

/** Returns the last decision on the present name and town that the account was told by mail; undefined if there is none. */
export async function findLastMailedCheck(tx: Queries, id: number): Promise<ToldCheck | undefined> {
  const [told] = await tx.rows<ToldCheck>(sql`
    select ${k.verdict}, ${k.reason} from ${companies} c join ${branchChecks} k on ${k.company_id} = ${c.id}
      and ${k.folded_name} = ${c.folded_name} and ${k.town_id} is not distinct from ${townOf}
    where ${c.id} = ${id} and ${k.told} order by ${k.id} desc limit 1`);
  return told;
}

/** Records whether the account is told a decision by mail. */
export async function recordTold(tx: Queries, decision: number, told: boolean): Promise<void> {
  await tx.rows(sql`
    update ${branchChecks} set ${bare(branchChecks.told)} = ${told}::boolean where ${branchChecks.id} = ${decision}`);
}

/** The subject of a check (name, town and account of a company), and the decision on it. */
export interface CheckState {
  /** Equal if the same check applies to both. */
  readonly subject: string;
  readonly verdict: number;
}

export async function checkStateOf(tx: Queries, id: number): Promise<CheckState | undefined> {
  const [state] = await tx.rows<CheckState>(sql`
    select concat_ws('|', ${c.user_id}, ${townOf}, ${c.folded_name}) as subject, ${verdict} as verdict
    from ${companies} c where ${c.id} = ${id} and ${c.user_id} is not null`);
  return state;
}

/** Confirms a company with an account that an editor has edited. */
export async function confirmEditedCompany(
  tx: Queries,
  id: number,
  userId: number,
  now: Date,
): Promise<void> {
  const state = await checkStateOf(tx, id);
  if (state && state.verdict !== confirmed)
    await recordCheck(tx, [id], { verdict: confirmed, userId }, now);
}

/** Counts the branches that wait for an editor. */
export async function countWaitingBranches(db: Queries): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${companies} c where ${waitsForCheck}`,
  );
  return row?.count ?? 0;
}
