import type {
  ApprenticeshipRequest,
  ApprenticeshipRequestsQuery,
  ListedApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList, instant } from '../../../core/database/sql-parts.ts';
import { matchesSearch } from '../listing-store.ts';
import { folded, value } from '../locks/same-name-store.ts';
import { apprenticeships, checkJson, ownerJson, tables } from '../store.ts';
import {
  apprenticeshipRequestNames,
  apprenticeshipRequests,
  companies,
  companyAllowedApprenticeships,
} from '../schema.ts';
import { jobNames } from '../../occupations/schema.ts';
import { users } from '../../accounts/schema.ts';
import { towns } from '../../places/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const n = alias(jobNames, 'n');
const rn = alias(apprenticeshipRequestNames, 'rn');
const r = alias(apprenticeshipRequests, 'r');
const c = alias(companies, 'c');
const t = alias(towns, 't');
const e = alias(users, 'e');
const u = alias(users, 'u');
const ca = alias(companyAllowedApprenticeships, 'ca');

const { open, accepted, declined } = apprenticeshipRequestStatus;

const namesThat = (which: SQL) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${n.id}, 'name', ${n.name}) order by lower(${n.name}), ${n.id}), '[]')
  from ${apprenticeshipRequestNames} rn join ${jobNames} n on ${n.id} = ${rn.job_name_id}
  where ${rn.request_id} = ${r.id} and ${which})`;

const ownColumns = sql`
  ${r.id}, jsonb_build_object('id', ${c.id}, 'name', ${c.name}, 'city', coalesce(${t.name}, '')) as "Company",
  ${namesThat(sql`${rn.asked}`)} as "Allowed_apprenticeships", ${namesThat(sql`${rn.accepted}`)} as "Accepted",
  ${r.other}, ${r.message}, ${r.status}, ${r.answer}, ${instant(sql`${r.created_at}`)} as created,
      ${instant(sql`${r.decided_at}`)} as decided`;

const listedColumns = sql`${ownColumns},
  ${ownerJson} as owner, ${apprenticeships} as "Present", ${checkJson} as "Check",
  coalesce((select btrim(${e.first_name} || ' ' || ${e.last_name}) from ${users} e where ${e.id} = ${r.decided_by}), '') as decided_by`;

/** Tables of requests `r` with their branches. */
export const requests = sql`${tables} join ${apprenticeshipRequests} r on ${r.company_id} = ${c.id}`;

/** Condition that a request is open and its account validated: data of other accounts is not public. */
export const waits = sql`(${r.status} = ${open} and ${c.user_id} is not null and coalesce(${u.validated}, false))`;

/** Length of an account's own list. */
const maxOwn = 200;

export function requestsOf(db: Queries, userId: number): Promise<ApprenticeshipRequest[]> {
  return db.rows<ApprenticeshipRequest>(sql`
    select ${ownColumns} from ${requests} where ${c.user_id} = ${userId}
    order by ${r.status} = ${open} desc, ${r.id} desc limit ${maxOwn}`);
}

/** Returns a request of the account; undefined if it has no such request. */
export async function ownRequest(
  db: Queries,
  userId: number,
  id: number,
): Promise<ApprenticeshipRequest | undefined> {
  const [row] = await db.rows<ApprenticeshipRequest>(
    sql`select ${ownColumns} from ${requests} where ${c.user_id} = ${userId} and ${r.id} = ${id}`,
  );
  return row;
}

/** Returns a request for editors; undefined if there is none, or its branch has no account. */
export async function listedRequest(
  db: Queries,
  id: number,
): Promise<ListedApprenticeshipRequest | undefined> {
  const [row] = await db.rows<ListedApprenticeshipRequest>(
    sql`select ${listedColumns} from ${requests} where ${c.user_id} is not null and ${r.id} = ${id}`,
  );
  return row;
}

function ofStatus(query: ApprenticeshipRequestsQuery): SQL {
  const ticked = [
    ...(query.open ? [waits] : []),
    ...(query.accepted ? [sql`${r.status} = ${accepted}`] : []),
    ...(query.declined ? [sql`${r.status} = ${declined}`] : []),
  ];
  return ticked.length === 0 ? sql`true` : sql`(${sql.join(ticked, sql` or `)})`;
}

/** Returns a page of requests: open ones first, the oldest first, then decided ones, the latest first. */
export async function requestsPage(
  db: Queries,
  query: ApprenticeshipRequestsQuery,
): Promise<{ count: number; results: ListedApprenticeshipRequest[] }> {
  const isWanted = query.id === undefined ? sql`true` : sql`${r.id} = ${query.id}`;
  const conditions = [
    sql`${c.user_id} is not null`,
    ofStatus(query),
    isWanted,
    ...matchesSearch(query.search),
  ];
  const which = sql.join(conditions, sql` and `);
  const [counted] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${requests} where ${which}`,
  );
  const results = await db.rows<ListedApprenticeshipRequest>(sql`
    select ${listedColumns} from ${requests} where ${which}
    order by ${waits} desc, case when ${waits} then ${r.id} end, ${r.decided_at} desc nulls last, ${r.id} desc
    limit ${limits.pageSize} offset ${(query.page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}

export async function countOpenRequests(db: Queries): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from ${apprenticeshipRequests} r
    join ${companies} c on ${c.id} = ${r.company_id} join ${users} u on ${u.id} = ${c.user_id} where ${waits}`);
  return row?.count ?? 0;
}

/** Requested job names that the branch may already train for, or that are in an open request. */
export interface Known {
  readonly allowed: readonly string[];
  readonly asked: readonly string[];
  readonly isOtherAsked: boolean;
}

export async function knownOf(
  tx: Queries,
  companyId: number,
  { ids, other }: { readonly ids: readonly number[]; readonly other: string },
): Promise<Known> {
  const ofBranch = sql`${r.company_id} = ${companyId} and ${r.status} = ${open}`;
  const [known] = await tx.rows<Known>(sql`
    select
      (select coalesce(jsonb_agg(${n.name} order by ${n.name}), '[]') from ${jobNames} n join ${companyAllowedApprenticeships} ca
        on ${ca.job_name_id} = ${n.id} and ${ca.company_id} = ${companyId} where ${n.id} = any(${idList(ids)})) as allowed,
      (select coalesce(jsonb_agg(distinct ${n.name}), '[]') from ${jobNames} n join ${apprenticeshipRequestNames} rn
        on ${rn.job_name_id} = ${n.id} and ${rn.asked} join ${apprenticeshipRequests} r on ${r.id} = ${rn.request_id}
        where ${ofBranch} and ${n.id} = any(${idList(ids)})) as asked,
      ${other} <> '' and exists (
        select from ${apprenticeshipRequests} r where ${ofBranch} and ${folded(sql`${r.other}`)} = ${folded(value(other))}) as "isOtherAsked"`);
  return known ?? { allowed: [], asked: [], isOtherAsked: false };
}

interface NewRequest {
  readonly companyId: number;
  readonly ids: readonly number[];
  readonly other: string;
  readonly message: string;
}

/** Adds a request. @returns its id */
export async function insertRequest(
  tx: Queries,
  { companyId, ids, other, message }: NewRequest,
  now: Date,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${apprenticeshipRequests} (${bareList(apprenticeshipRequests, 'company_id', 'other', 'message', 'created_at')})
    values (${companyId}, ${other}, ${message}, ${now.toISOString()}) returning ${apprenticeshipRequests.id}`);
  if (row === undefined) throw new Error('The database added a request without giving it back.');
  await tx.rows(sql`
    insert into ${apprenticeshipRequestNames} (${bareList(apprenticeshipRequestNames, 'request_id', 'job_name_id', 'asked')})
    select ${row.id}, unnest(${idList(ids)}), true`);
  return row.id;
}

/** Deletes an open request of the account. @returns whether there was one */
export async function deleteOpenRequest(tx: Queries, userId: number, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${apprenticeshipRequests} r using companies c
    where ${r.id} = ${id} and ${c.id} = ${r.company_id} and ${c.user_id} = ${userId} and ${r.status} = ${open} returning ${r.id}`);
  return rows.length > 0;
}

/** Locks a request until the transaction ends. @returns its status; undefined if it is gone */
export async function lockRequest(tx: Queries, id: number): Promise<number | undefined> {
  const [row] = await tx.rows<{ status: number }>(
    sql`select ${apprenticeshipRequests.status} from ${apprenticeshipRequests} where ${apprenticeshipRequests.id} = ${id} for update`,
  );
  return row?.status;
}

interface Decided {
  readonly status: number;
  readonly answer: string;
  /** Granted job names. */
  readonly ids: readonly number[];
  readonly editorId: number;
}

export async function setDecided(
  tx: Queries,
  id: number,
  { status, answer, ids, editorId }: Decided,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${apprenticeshipRequests}
    set ${bare(apprenticeshipRequests.status)} = ${status}::int, ${bare(apprenticeshipRequests.answer)} = ${answer},
      ${bare(apprenticeshipRequests.decided_by)} = ${editorId},
      ${bare(apprenticeshipRequests.decided_at)} = ${now.toISOString()} where ${apprenticeshipRequests.id} = ${id}`);
  await tx.rows(sql`
    insert into ${apprenticeshipRequestNames} (${bareList(apprenticeshipRequestNames, 'request_id', 'job_name_id', 'asked', 'accepted')})
    select ${id}, unnest(${idList(ids)}), false, true
    on conflict (${bareList(apprenticeshipRequestNames, 'request_id', 'job_name_id')}) do update
    set ${bare(apprenticeshipRequestNames.accepted)} = true`);
}

/** Deletes the requests of a branch that changes its account, since they were written by the old one. */
export async function forgetRequests(
  tx: Queries,
  companyId: number,
  nextUserId: number | null,
): Promise<void> {
  await tx.rows(sql`
    delete from ${apprenticeshipRequests} r using companies c
    where ${c.id} = ${companyId} and ${r.company_id} = ${c.id} and ${c.user_id} is distinct from ${nextUserId}::int`);
}

/** Deletes requests that were decided before a time. */
export async function removeDecidedRequests(db: Queries, before: Date): Promise<void> {
  await db.rows(
    sql`delete from ${apprenticeshipRequests} where ${apprenticeshipRequests.decided_at} < ${before.toISOString()}::timestamptz`,
  );
}
