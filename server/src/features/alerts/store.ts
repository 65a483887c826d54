import type { Language } from '@lehrpfad/contract/core/languages.ts';
import type { Rhythm } from '@lehrpfad/contract/alerts/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { hoursBefore } from '../../core/clock.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { hashOf } from '../../core/security/secrets.ts';
import { bare, bareList } from '../../core/database/build.ts';
import { alertLinks, alerts } from './schema.ts';

const a = alias(alerts, 'a');
const l = alias(alertLinks, 'l');

export interface Alert {
  readonly id: number;
  readonly email: string;
  /** A kept search as text. */
  readonly search: string;
  readonly rhythm: Rhythm;
  /** Language in which it was requested. */
  readonly language: Language;
}

/** An alert that its owner has confirmed; days are ISO days. */
export interface ConfirmedAlert extends Alert {
  readonly confirmedOn: string;
  readonly endsOn: string;
  readonly toldUntil: Date;
}

const alertColumns = sql`${a.id}, ${a.email}, ${a.search}, ${a.rhythm}, ${a.language}`;

const confirmedColumns = sql`${alertColumns},
  to_char(${a.confirmed_at} at time zone 'Europe/Berlin', 'YYYY-MM-DD') as "confirmedOn",
  to_char(${a.ends_on}, 'YYYY-MM-DD') as "endsOn", extract(epoch from ${a.told_until})::float8 as "toldUntil"`;

type ConfirmedRow = Omit<ConfirmedAlert, 'toldUntil'> & { readonly toldUntil: number };

const confirmedAlert = (row: ConfirmedRow): ConfirmedAlert => ({
  ...row,
  toldUntil: new Date(row.toldUntil * 1000),
});

export async function insertAlert(
  tx: Queries,
  { email, search, rhythm, language }: Omit<Alert, 'id'>,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${alerts} (${bareList(alerts, 'email', 'search', 'rhythm', 'language', 'created_at', 'token_hash')})
    values (${email}, ${search}, ${rhythm}, ${language}, ${now.toISOString()}, ${hashOf(token)})`);
}

const oldest = (now: Date) => hoursBefore(now, limits.alertConfirmHours).toISOString();

/** Returns the alert of a link that confirms; undefined if it is unknown, used or expired. */
export async function findUnconfirmed(
  db: Queries,
  token: string,
  now: Date,
): Promise<Alert | undefined> {
  const [row] = await db.rows<Alert>(sql`
    select ${alertColumns} from ${alerts} a
    where ${a.token_hash} = ${hashOf(token)} and ${a.created_at} > ${oldest(now)}::timestamptz`);
  return row;
}

/** Lets one transaction at a time change the alerts of an address. */
export async function lockAlertsOf(tx: Queries, email: string): Promise<void> {
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${email}`}::text, 0))`,
  );
}

/** Counts the confirmed alerts of an address about other searches. */
export async function countOtherAlerts(
  tx: Queries,
  { email, search }: Pick<Alert, 'email' | 'search'>,
): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from ${alerts} a
    where ${a.email} = ${email} and ${a.search} <> ${search} and ${a.confirmed_at} is not null`);
  return row?.count ?? 0;
}

/** Returns the running alerts of an address except one, the oldest first. */
export async function listOtherAlerts(
  tx: Queries,
  { id, email }: Pick<Alert, 'id' | 'email'>,
): Promise<Alert[]> {
  return tx.rows<Alert>(sql`
    select ${alertColumns} from ${alerts} a
    where ${a.email} = ${email} and ${a.id} <> ${id} and ${a.confirmed_at} is not null
    order by ${a.id}`);
}

/** Confirms an alert. It replaces every other one of the address with the same search. */
export async function confirmAlert(
  tx: Queries,
  { id, email, search }: Alert,
  { now, due, ends }: { now: Date; due: string; ends: string },
): Promise<void> {
  await tx.rows(sql`
    delete from ${alerts} a where ${a.email} = ${email} and ${a.search} = ${search} and ${a.id} <> ${id}`);
  await tx.rows(sql`
    update ${alerts} set ${bare(alerts.token_hash)} = null, ${bare(alerts.confirmed_at)} = ${now.toISOString()},
      ${bare(alerts.told_until)} = ${now.toISOString()}, ${bare(alerts.due_on)} = ${due}, ${bare(alerts.ends_on)} = ${ends}
    where ${alerts.id} = ${id}`);
}

/** Stores the link of a mail. */
export async function insertLink(
  tx: Queries,
  id: number,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${alertLinks} (${bareList(alertLinks, 'token_hash', 'alert_id', 'created_at')})
    values (${hashOf(token)}, ${id}, ${now.toISOString()})`);
}

/** Returns the alert of a mail's link; undefined if it has ended. */
export async function findByLink(db: Queries, token: string): Promise<ConfirmedAlert | undefined> {
  const [row] = await db.rows<ConfirmedRow>(sql`
    select ${confirmedColumns} from ${alertLinks} l join ${alerts} a on ${a.id} = ${l.alert_id}
    where ${l.token_hash} = ${hashOf(token)} and ${a.confirmed_at} is not null`);
  return row && confirmedAlert(row);
}

export async function setRhythm(
  tx: Queries,
  id: number,
  { rhythm, due }: { rhythm: Rhythm; due: string },
): Promise<void> {
  await tx.rows(sql`
    update ${alerts} set ${bare(alerts.rhythm)} = ${rhythm}, ${bare(alerts.due_on)} = ${due} where ${alerts.id} = ${id}`);
}

/** @returns the address of each deleted alert */
async function deleteWhere(tx: Queries, condition: SQL): Promise<string[]> {
  const rows = await tx.rows<{ email: string }>(
    sql`delete from ${alerts} a where ${condition} returning ${a.email}`,
  );
  return rows.map(({ email }) => email);
}

export const deleteAlert = (tx: Queries, id: number): Promise<string[]> =>
  deleteWhere(tx, sql`${a.id} = ${id}`);

export const deleteUnconfirmed = (tx: Queries, now: Date): Promise<string[]> =>
  deleteWhere(
    tx,
    sql`${a.confirmed_at} is null and ${a.created_at} <= ${oldest(now)}::timestamptz`,
  );

export const deleteEnded = (tx: Queries, today: string): Promise<string[]> =>
  deleteWhere(tx, sql`${a.ends_on} <= ${today}::date`);

/** Whether anything is still stored for an address. */
export async function hasAlerts(tx: Queries, email: string): Promise<boolean> {
  const rows = await tx.rows(sql`select from ${alerts} a where ${a.email} = ${email} limit 1`);
  return rows.length > 0;
}

/** Returns the ids of due alerts, some at a time. @param after the last processed one */
export async function listDue(
  db: Queries,
  today: string,
  { after, max }: { after: number; max: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select ${a.id} from ${alerts} a
    where ${a.confirmed_at} is not null and ${a.due_on} <= ${today}::date and ${a.id} > ${after}
    order by ${a.id} limit ${max}`);
  return rows.map(({ id }) => id);
}

/** Returns a due alert and locks it; undefined if another process has it or has sent it. */
export async function lockDue(
  tx: Queries,
  id: number,
  today: string,
): Promise<ConfirmedAlert | undefined> {
  const [row] = await tx.rows<ConfirmedRow>(sql`
    select ${confirmedColumns} from ${alerts} a
    where ${a.id} = ${id} and ${a.confirmed_at} is not null and ${a.due_on} <= ${today}::date
    for update skip locked`);
  return row && confirmedAlert(row);
}

/** Stores until which moment the mails of an alert cover new ads, and the day of its next mail. */
export async function recordMailed(
  tx: Queries,
  id: number,
  { until, due }: { until: Date; due: string },
): Promise<void> {
  await tx.rows(sql`
    update ${alerts} set ${bare(alerts.told_until)} = ${until.toISOString()}, ${bare(alerts.due_on)} = ${due}
    where ${alerts.id} = ${id}`);
}
