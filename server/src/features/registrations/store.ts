import { limits } from '@lehrpfad/contract/limits.ts';
import {
  accountStatus,
  requestStatus,
  type CompanyRequest,
  type registrationForm,
} from '@lehrpfad/contract/registrations.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import type { z } from 'zod';
import type { Queries } from '../../floor/database.ts';
import { idList, instant } from '../../floor/sql-parts.ts';
import { folded, value } from '../companies/same-name.ts';

export type RegistrationValues = z.output<typeof registrationForm>;

/** How long an activation link lives (accounts make it so). */
const invitationDays = 7;
const resendHours = 24;

/** Adds a request, in one statement whatever comes of it. @returns false where the address has an account, or a request that is open */
export async function insertRequest(
  tx: Queries,
  form: RegistrationValues,
  now: Date,
): Promise<boolean> {
  const { name, email, phone, weblink, salutation, first_name, last_name } = form;
  const rows = await tx.rows(sql`
    with added as (
      insert into company_requests (name, email, phone, weblink, salutation, first_name, last_name, street, additional, place_id, created_at)
      select ${name}, ${email}, ${phone}, ${weblink}, ${salutation}::smallint, ${first_name}, ${last_name}, ${form.street},
        ${form.additional}, ${form.City}::integer, ${now.toISOString()}::timestamptz
      where not exists (select from users where email = ${email})
      on conflict (email) where status = 1 do nothing returning id),
    chosen as (
      insert into company_request_apprenticeships (company_request_id, job_name_id)
      select added.id, job_name_id from added, unnest(${idList(form.Allowed_apprenticeships)}) as job_name_id)
    select id from added`);
  return rows.length > 0;
}

export async function openRequestOf(
  db: Queries,
  email: string,
): Promise<{ id: number } | undefined> {
  const [row] = await db.rows<{ id: number }>(
    sql`select id from company_requests where email = ${email} and status = ${requestStatus.open}`,
  );
  return row;
}

async function setApprenticeships(tx: Queries, id: number, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`delete from company_request_apprenticeships where company_request_id = ${id}`);
  await tx.rows(sql`
    insert into company_request_apprenticeships (company_request_id, job_name_id)
    select ${id}, unnest(${idList(ids)})`);
}

export interface RequestRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly weblink: string;
  readonly salutation: 1 | 2 | 3;
  readonly first_name: string;
  readonly last_name: string;
  readonly street: string;
  readonly additional: string;
  readonly placeId: number;
  readonly status: number;
  readonly resend: number;
  readonly userId: number | null;
  readonly apprenticeships: readonly number[];
}

const row = sql`
  select r.id, r.name, r.email, r.phone, r.weblink, r.salutation, r.first_name, r.last_name, r.street, r.additional,
    r.place_id as "placeId", r.status, r.resend, r.user_id as "userId",
    array(select job_name_id from company_request_apprenticeships where company_request_id = r.id) as apprenticeships
  from company_requests r`;

export async function requestRow(db: Queries, id: number): Promise<RequestRow | undefined> {
  return (await db.rows<RequestRow>(sql`${row} where r.id = ${id}`))[0];
}

/** The row stays locked until the transaction ends. */
export async function lockRequest(tx: Queries, id: number): Promise<RequestRow | undefined> {
  return (await tx.rows<RequestRow>(sql`${row} where r.id = ${id} for update`))[0];
}

/** Who looks at requests, and when. */
export interface Viewer {
  readonly now: Date;
  /** May send a link again at any time. */
  readonly isSupport: boolean;
}

function columns({ now, isSupport }: Viewer): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isInvited = sql`r.status = ${requestStatus.accepted} and r.account_status = ${accountStatus.invited}`;
  const next = sql`r.last_sent_at + make_interval(hours => ${resendHours})`;
  return sql`
    r.id, r.name, r.street, r.additional, r.weblink, r.salutation, r.first_name, r.last_name, r.phone, r.email,
    jsonb_build_object('id', p.id, 'postcode', p.postcode, 'city', t.name) as "City",
    ${instant(sql`r.created_at`)} as created, r.status, r.resend, r.declined_message,
    case when ${isInvited} and r.last_sent_at <= ${moment} - make_interval(days => ${invitationDays})
      then ${accountStatus.expired} else r.account_status end as account_status,
    case when ${isInvited} and r.resend > 0 and ${next} > ${moment} and not ${isSupport}::boolean
      then ${instant(next)} end as resend_from,
    (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) order by lower(n.name), n.id), '[]')
      from company_request_apprenticeships ra join job_names n on n.id = ra.job_name_id
      where ra.company_request_id = r.id) as "Allowed_apprenticeships",
    coalesce((select a.user_name from audit_entries a
      where a.subject = 'request' and a.subject_id = r.id and a.action in ('accepted', 'declined')
      order by a.at desc, a.id desc limit 1), '') as decided_by,
    (r.status = ${requestStatus.open} and exists (select from users u where u.email = r.email)) as has_account`;
}

const tables = sql`
  company_requests r join places p on p.id = r.place_id join towns t on t.id = p.town_id`;

/** @throws {Error} where it is not there */
export async function requestById(
  db: Queries,
  id: number,
  viewer: Viewer,
): Promise<CompanyRequest> {
  const [request] = await db.rows<CompanyRequest>(
    sql`select ${columns(viewer)} from ${tables} where r.id = ${id}`,
  );
  if (request === undefined) throw new Error(`Request ${id} went away while it was in use.`);
  return request;
}

/** Each word must occur in what the request says, or be its town or postcode. */
function meets(search: string): SQL[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.slice(0, limits.wordsPerSearch).map((word) => {
    const text = folded(value(word));
    return sql`(strpos(r.folded, ${text}) > 0 or r.place_id in (
      select p.id from places p join towns t on t.id = p.town_id
      where strpos(t.folded_name, ${text}) > 0 or p.postcode = ${text}))`;
  });
}

/** A page of the requests in those states in which each word occurs, the newest first. */
export async function requestPage(
  db: Queries,
  { search, states, page }: { search: string; states: readonly number[]; page: number },
  viewer: Viewer,
): Promise<{ count: number; results: CompanyRequest[] }> {
  const chosen = sql`from company_requests r where ${sql.join(
    [sql`r.status = any(${idList(states)})`, ...meets(search)],
    sql` and `,
  )}`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  // What is shown is put together for one page alone, after it has been cut out of all.
  const results = await db.rows<CompanyRequest>(sql`
    select ${columns(viewer)} from ${tables}
    where r.id in (select r.id ${chosen} order by r.created_at desc, r.id desc
      limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint)
    order by r.created_at desc, r.id desc`);
  return { count: counted?.count ?? 0, results };
}

/** Notes that a request was accepted. @param isRegistered for an account that can log in already */
export async function setAccepted(
  tx: Queries,
  id: number,
  {
    userId,
    isRegistered,
    apprenticeships,
    now,
  }: {
    userId: number;
    isRegistered: boolean;
    apprenticeships: readonly number[];
    now: Date;
  },
): Promise<void> {
  const status = isRegistered ? requestStatus.done : requestStatus.accepted;
  const account = isRegistered ? accountStatus.registered : accountStatus.invited;
  await setApprenticeships(tx, id, apprenticeships);
  await tx.rows(sql`
    update company_requests set status = ${status}, account_status = ${account}, user_id = ${userId},
      last_sent_at = ${now.toISOString()} where id = ${id}`);
}

export async function setDeclined(
  tx: Queries,
  id: number,
  { message, now }: { readonly message: string; readonly now: Date },
): Promise<void> {
  await tx.rows(sql`
    update company_requests set status = ${requestStatus.declined}, declined_message = ${message},
      declined_at = ${now.toISOString()} where id = ${id}`);
}

/** Deletes requests that were declined before that moment. */
export async function removeDeclined(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from company_requests where status = ${requestStatus.declined}
      and coalesce(declined_at, created_at) < ${before.toISOString()}::timestamptz`);
}

export async function noteResent(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update company_requests set resend = resend + 1, last_sent_at = ${now.toISOString()} where id = ${id}`);
}

/** The account can log in now: what it asked for is done. */
export async function onActivated(tx: Queries, userId: number): Promise<void> {
  await tx.rows(sql`
    update company_requests set status = ${requestStatus.done}, account_status = ${accountStatus.registered}
    where user_id = ${userId} and status = ${requestStatus.accepted}`);
}

/**
 * Deletes what an account that is being closed has asked for, under whatever address.
 * @returns keys of files that are to be removed afterwards: none
 */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  await tx.rows(sql`
    delete from company_requests
    where user_id = ${userId} or email = (select email from users where id = ${userId})`);
  return [];
}

/** Whether that account has the address of the support user. */
export async function hasAddress(db: Queries, userId: number, email: string): Promise<boolean> {
  const rows = await db.rows(sql`select 1 from users where id = ${userId} and email = ${email}`);
  return rows.length > 0;
}
