import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import { bareList } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { hoursBefore } from '../../../core/clock.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { users } from '../../accounts/schema.ts';
import { companies } from '../../companies/schema.ts';
import { towns } from '../../places/schema.ts';
import { adTables, isVisible } from '../publishing/visibility-store.ts';
import { adEndNotices, adLinks, jobAds } from '../schema.ts';
import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';

const a = alias(jobAds, 'a');
const c = alias(companies, 'c');
const u = alias(users, 'u');
const t = alias(towns, 't');
const e = alias(adEndNotices, 'e');
const l = alias(adLinks, 'l');

/** An ad that ends soon. */
export interface EndingAd {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  /** ISO day */
  readonly endsOn: string;
  /** The notice that is due. */
  readonly days: 14 | 3;
}

const end = a.availability_end_date;

/** The notice that is due for an ad: that many days before its end, or up to three days late if the server was down. */
const daysOf = (today: string): SQL => sql`
  case when ${end} between ${today}::date + 11 and ${today}::date + 14 then 14
    when ${end} between ${today}::date and ${today}::date + 3 then 3 end`;

/** Condition for own public ads whose accounts have not got the notice yet. Imported ads are left out, since their exchange updates them. */
const isDue = (today: string): SQL => sql`
  (${a.external} = '' and ${c.user_id} is not null and ${u.active} and ${isVisible(today)} and ${daysOf(today)} is not null
    and not exists (select from ${adEndNotices} e
      where ${e.job_ad_id} = ${a.id} and ${e.ends_on} = ${end} and ${e.days} = ${daysOf(today)}))`;

/** Returns the accounts with ads that end soon, and their addresses. */
export function accountsToTell(
  db: Queries,
  today: string,
): Promise<{ userId: number; email: string }[]> {
  return db.rows(sql`
    select distinct ${u.id} as "userId", ${u.email} from ${adTables} where ${isDue(today)} order by ${u.id}`);
}

/** Records that an account gets its notices now. @returns the ads that no other process has recorded, the first to end first */
export async function claimEndingAds(
  tx: Queries,
  userId: number,
  today: string,
): Promise<EndingAd[]> {
  const ads = await tx.rows<EndingAd>(sql`
    select ${a.id}, ${a.title}, ${c.name} as company, coalesce(${t.name}, '') as city,
      to_char(${end}, 'YYYY-MM-DD') as "endsOn", ${daysOf(today)} as days
    from ${adTables} where ${c.user_id} = ${userId} and ${isDue(today)} order by ${end}, ${a.id}`);
  const rows = ads.map(({ id, endsOn, days }) => ({ id, ends_on: endsOn, days }));
  // Another process that does the same waits here, and gets no rows.
  const claimed = await tx.rows<{ id: number }>(sql`
    insert into ${adEndNotices} (${bareList(adEndNotices, 'job_ad_id', 'ends_on', 'days')})
    select id, ends_on, days from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, ends_on date, days smallint)
    order by id on conflict do nothing returning ${adEndNotices.job_ad_id} as id`);
  return ads.filter(({ id }) => claimed.some((one) => one.id === id));
}

/** Stores the link of a mail. */
export async function insertAdLink(
  tx: Queries,
  link: { jobAdId: number; userId: number; action: AdAction },
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${adLinks} (${bareList(adLinks, 'token_hash', 'job_ad_id', 'user_id', 'action', 'created_at')})
    values (${hashOf(token)}, ${link.jobAdId}, ${link.userId}, ${link.action}, ${now.toISOString()})`);
}

/** Creation time of the oldest link that is still valid. */
export const oldestLink = (now: Date): string =>
  hoursBefore(now, 24 * limits.adLinkDays).toISOString();

/** Forgets that accounts have got the notices about the end of ads. */
export async function removeEndNotices(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`delete from ${adEndNotices} e where ${isAmong(e.job_ad_id, ids)}`);
}

/** Deletes invalid links, and notices of days long past. */
export async function removeOldAdLinks(db: Queries, now: Date): Promise<void> {
  await db.rows(
    sql`delete from ${adLinks} l where ${l.created_at} <= ${oldestLink(now)}::timestamptz`,
  );
  await db.rows(
    sql`delete from ${adEndNotices} e where ${e.ends_on} < ${oldestLink(now)}::timestamptz::date`,
  );
}
