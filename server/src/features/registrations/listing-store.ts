import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  accountStatus,
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { folded, value } from '../companies/locks/same-name-store.ts';
import { isWaiting, questions, waitingSince } from './questions/store.ts';
import { companyRequestApprenticeships, companyRequests } from './schema.ts';
import { jobNames } from '../occupations/schema.ts';
import { auditEntries } from '../audit/schema.ts';
import { users } from '../accounts/schema.ts';
import { places, towns } from '../places/schema.ts';

const r = alias(companyRequests, 'r');
const p = alias(places, 'p');
const t = alias(towns, 't');
const n = alias(jobNames, 'n');
const ra = alias(companyRequestApprenticeships, 'ra');
const a = alias(auditEntries, 'a');
const u = alias(users, 'u');

/** Days for which an activation link is valid (set by accounts). */
const invitationDays = 7;
const resendHours = 24;

/** The reader of requests, and the time. */
export interface Viewer {
  readonly now: Date;
  /** Whether they may send a link again at any time. */
  readonly isSupport: boolean;
}

function columns({ now, isSupport }: Viewer): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isInvited = sql`${r.status} = ${requestStatus.accepted} and ${r.account_status} = ${accountStatus.invited}`;
  const next = sql`${r.last_sent_at} + make_interval(hours => ${resendHours})`;
  return sql`
    ${r.id}, ${r.name}, ${r.street}, ${r.additional}, ${r.weblink}, ${r.salutation}, ${r.first_name}, ${r.last_name}, ${r.phone},
      ${r.email},
    jsonb_build_object('id', ${p.id}, 'postcode', ${p.postcode}, 'city', ${t.name}) as "City",
    ${instant(sql`${r.created_at}`)} as created, ${r.status}, ${r.resend}, ${r.declined_message},
    case when ${isInvited} and ${r.last_sent_at} <= ${moment} - make_interval(days => ${invitationDays})
      then ${accountStatus.expired} else ${r.account_status} end as account_status,
    case when ${isInvited} and ${r.resend} > 0 and ${next} > ${moment} and not ${isSupport}::boolean
      then ${instant(next)} end as resend_from,
    (select coalesce(jsonb_agg(jsonb_build_object('id', ${n.id}, 'name', ${n.name}) order by lower(${n.name}), ${n.id}), '[]')
      from ${companyRequestApprenticeships} ra join ${jobNames} n on ${n.id} = ${ra.job_name_id}
      where ${ra.company_request_id} = ${r.id}) as "Allowed_apprenticeships",
    coalesce((select ${a.user_name} from ${auditEntries} a
      where ${a.subject} = 'request' and ${a.subject_id} = ${r.id} and ${a.action} in ('accepted', 'declined')
      order by ${a.at} desc, ${a.id} desc limit 1), '') as decided_by,
    (select jsonb_build_object('id', ${u.id}, 'name', coalesce(nullif(btrim(${u.first_name} || ' ' || ${u.last_name}), ''), ${u.email}))
      from ${users} u where ${r.joined} and ${u.id} = ${r.user_id}) as joined,
    ${waitingSince(now)} as waiting_since, ${questions} as questions,
    (${r.status} = ${requestStatus.open} and exists (select from ${users} u where ${u.email} = ${r.email})) as has_account`;
}

const tables = sql`
  company_requests r join ${places} p on ${p.id} = ${r.place_id} join ${towns} t on ${t.id} = ${p.town_id}`;

/** @throws {Error} if it does not exist */
export async function requestById(
  db: Queries,
  id: number,
  viewer: Viewer,
): Promise<CompanyRequest> {
  const [request] = await db.rows<CompanyRequest>(
    sql`select ${columns(viewer)} from ${tables} where ${r.id} = ${id}`,
  );
  if (request === undefined) throw new Error(`Request ${id} went away while it was in use.`);
  return request;
}

/** Returns conditions that each word occurs in the texts of the request, its town or its postcode. */
function meets(search: string): SQL[] {
  return searchWords(search).map((word) => {
    const text = folded(value(word));
    return sql`(strpos(${r.folded}, ${text}) > 0 or ${r.place_id} in (
      select ${p.id} from ${places} p join ${towns} t on ${t.id} = ${p.town_id}
      where strpos(${t.folded_name}, ${text}) > 0 or ${p.postcode} = ${text}))`;
  });
}

const { open, accepted, declined, done } = requestStatus;

/** The states of the list; requests with 4 are listed both as accepted and as done. */
const states = {
  open: (now: Date) => sql`(${r.status} = ${open} and not ${isWaiting(now)})`,
  waiting: (now: Date) => sql`(${r.status} = ${open} and ${isWaiting(now)})`,
  accepted: () => sql`${r.status} in (${accepted}, ${done})`,
  denied: () => sql`${r.status} = ${declined}`,
  done: () => sql`${r.status} = ${done}`,
} as const;

export const stateNames = Object.keys(states) as readonly (keyof typeof states)[];

/** Returns a page of the requests in any of the given states (all by default) in which each word occurs: the newest first. */
export async function requestPage(
  db: Queries,
  {
    search,
    id,
    ticked,
    page,
  }: {
    search: string;
    id?: number | undefined;
    ticked: readonly (keyof typeof states)[];
    page: number;
  },
  viewer: Viewer,
): Promise<{ count: number; results: CompanyRequest[] }> {
  const names = ticked.length === 0 ? stateNames : ticked;
  const inState = names.map((name) => states[name](viewer.now));
  const chosen = sql`from ${companyRequests} r where ${sql.join(
    [
      sql`(${sql.join(inState, sql` or `)})`,
      ...(id === undefined ? [] : [sql`${r.id} = ${id}`]),
      ...meets(search),
    ],
    sql` and `,
  )}`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  // The columns are read for the rows of the page only.
  const results = await db.rows<CompanyRequest>(sql`
    select ${columns(viewer)} from ${tables}
    where ${r.id} in (select ${r.id} ${chosen} order by ${r.created_at} desc, ${r.id} desc
      limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint)
    order by ${r.created_at} desc, ${r.id} desc`);
  return { count: counted?.count ?? 0, results };
}
