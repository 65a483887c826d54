import {
  accountStatus,
  requestStatus,
  type registrationForm,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { companyRequestApprenticeships, companyRequests } from './schema.ts';
import { users } from '../accounts/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const r = alias(companyRequests, 'r');

export type RegistrationValues = z.output<typeof registrationForm>;

/** Adds a request, with a single statement whatever the result. @returns false if the address has an account, or an open request */
export async function insertRequest(
  tx: Queries,
  form: RegistrationValues,
  now: Date,
): Promise<boolean> {
  const { name, email, phone, weblink, salutation, first_name, last_name } = form;
  const rows = await tx.rows(sql`
    with added as (
      insert into ${companyRequests} (${bareList(companyRequests, 'name', 'email', 'phone', 'weblink', 'salutation', 'first_name', 'last_name', 'street', 'additional', 'place_id', 'created_at')})
      select ${name}, ${email}, ${phone}, ${weblink}, ${salutation}::smallint, ${first_name}, ${last_name}, ${form.street},
        ${form.additional}, ${form.City}::integer, ${now.toISOString()}::timestamptz
      where not exists (select from ${users} where ${users.email} = ${email})
      on conflict (${bareList(companyRequests, 'email')}) where ${companyRequests.status} = 1 do nothing returning ${companyRequests.id}),
    chosen as (
      insert into ${companyRequestApprenticeships} (${bareList(companyRequestApprenticeships, 'company_request_id', 'job_name_id')})
      select added.id, job_name_id from added, unnest(${idList(form.Allowed_apprenticeships)}) as job_name_id)
    select id from added`);
  return rows.length > 0;
}

export async function openRequestOf(
  db: Queries,
  email: string,
): Promise<{ id: number } | undefined> {
  const [row] = await db.rows<{ id: number }>(
    sql`select ${companyRequests.id}
        from ${companyRequests} where ${companyRequests.email} = ${email} and ${companyRequests.status} = ${requestStatus.open}`,
  );
  return row;
}

async function setApprenticeships(tx: Queries, id: number, ids: readonly number[]): Promise<void> {
  await tx.rows(
    sql`delete from ${companyRequestApprenticeships} where ${companyRequestApprenticeships.company_request_id} = ${id}`,
  );
  await tx.rows(sql`
    insert into ${companyRequestApprenticeships} (${bareList(companyRequestApprenticeships, 'company_request_id', 'job_name_id')})
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
  select ${r.id}, ${r.name}, ${r.email}, ${r.phone}, ${r.weblink}, ${r.salutation}, ${r.first_name}, ${r.last_name}, ${r.street},
    ${r.additional},
    ${r.place_id} as "placeId", ${r.status}, ${r.resend}, ${r.user_id} as "userId",
    array(select ${companyRequestApprenticeships.job_name_id} from ${companyRequestApprenticeships}
    where ${companyRequestApprenticeships.company_request_id} = ${r.id}) as apprenticeships
  from ${companyRequests} r`;

export async function requestRow(db: Queries, id: number): Promise<RequestRow | undefined> {
  return (await db.rows<RequestRow>(sql`${row} where ${r.id} = ${id}`))[0];
}

/** Returns a request and locks its row until the transaction ends. */
export async function lockRequest(tx: Queries, id: number): Promise<RequestRow | undefined> {
  return (await tx.rows<RequestRow>(sql`${row} where ${r.id} = ${id} for update`))[0];
}

/**
 * Records that a request was accepted. @param isRegistered for an account that can already log in; isJoined for another address's account
 */
export async function setAccepted(
  tx: Queries,
  id: number,
  {
    userId,
    isRegistered,
    isJoined,
    apprenticeships,
    now,
  }: {
    userId: number;
    isRegistered: boolean;
    isJoined: boolean;
    apprenticeships: readonly number[];
    now: Date;
  },
): Promise<void> {
  const status = isRegistered ? requestStatus.done : requestStatus.accepted;
  const account = isRegistered ? accountStatus.registered : accountStatus.invited;
  await setApprenticeships(tx, id, apprenticeships);
  await tx.rows(sql`
    update ${companyRequests}
    set ${bare(companyRequests.status)} = ${status}, ${bare(companyRequests.account_status)} = ${account},
      ${bare(companyRequests.user_id)} = ${userId}, ${bare(companyRequests.joined)} = ${isJoined},
      ${bare(companyRequests.last_sent_at)} = ${now.toISOString()} where ${companyRequests.id} = ${id}`);
}

export async function setDeclined(
  tx: Queries,
  id: number,
  { message, now }: { readonly message: string; readonly now: Date },
): Promise<void> {
  await tx.rows(sql`
    update ${companyRequests}
    set ${bare(companyRequests.status)} = ${requestStatus.declined}, ${bare(companyRequests.declined_message)} = ${message},
      ${bare(companyRequests.declined_at)} = ${now.toISOString()} where ${companyRequests.id} = ${id}`);
}

/** Deletes requests that were declined before a time. */
export async function removeDeclined(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from ${companyRequests} where ${companyRequests.status} = ${requestStatus.declined}
      and coalesce(${companyRequests.declined_at}, ${companyRequests.created_at}) < ${before.toISOString()}::timestamptz`);
}

export async function recordResent(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${companyRequests}
    set ${bare(companyRequests.resend)} = ${companyRequests.resend} + 1, ${bare(companyRequests.last_sent_at)} = ${now.toISOString()}
    where ${companyRequests.id} = ${id}`);
}

/** Marks the requests of an activated account as done. */
export async function onActivated(tx: Queries, userId: number): Promise<void> {
  await tx.rows(sql`
    update ${companyRequests}
    set ${bare(companyRequests.status)} = ${requestStatus.done}, ${bare(companyRequests.account_status)} = ${accountStatus.registered}
    where ${companyRequests.user_id} = ${userId} and ${companyRequests.status} = ${requestStatus.accepted}`);
}

/**
 * Deletes the requests of an account that is being closed, whatever their address.
 * @returns keys of files to remove afterwards: none
 */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  await tx.rows(sql`
    delete from ${companyRequests}
    where ${companyRequests.user_id} = ${userId} or ${companyRequests.email} = (select ${users.email} from ${users}
    where ${users.id} = ${userId})`);
  return [];
}

/** Whether an account has the address of the support user. */
export async function hasAddress(db: Queries, userId: number, email: string): Promise<boolean> {
  const rows = await db.rows(
    sql`select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${email}`,
  );
  return rows.length > 0;
}

/** Gives the requests of an account to the account that takes its place. */
export async function reassignRequests(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${companyRequests} set ${bare(companyRequests.user_id)} = ${to} where ${companyRequests.user_id} = ${from}`);
}
