import type {
  AdReport,
  AdReportCounts,
  AdReportsQuery,
} from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import type { ReportOutcome, ReportReason } from '@lehrpfad/contract/ad-reports/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { bareList, build } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { changedAt, instant, isAmong } from '../../core/database/sql-parts.ts';
import { daysBefore } from '../../core/clock.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { users } from '../accounts/schema.ts';
import { folded, value } from '../companies/locks/same-name-store.ts';
import { jobAds } from '../job-ads/schema.ts';
import { adReports } from './schema.ts';

const r = alias(adReports, 'r');
const o = alias(adReports, 'o');
const a = alias(jobAds, 'a');
const e = alias(users, 'e');

interface NewReport {
  readonly ad: AdReport['Ad'];
  readonly reason: ReportReason;
  readonly text: string;
  /** Address of the sender, or `''`. */
  readonly mail: string;
  /** Language of the report. */
  readonly language: Language;
}

export async function insertReport(
  tx: Queries,
  { ad, reason, text, mail, language }: NewReport,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx.rows(sql`
    insert into ${adReports} (${bareList(adReports, 'job_ad_id', 'ad', 'reason', 'text', 'mail', 'language', 'created_at', 'last_updated')})
    values (${ad.id}, ${JSON.stringify(ad)}::jsonb, ${reason}, ${text}, ${mail}, ${language}, ${at}, date_trunc('milliseconds', ${at}::timestamptz))`);
}

/** Condition that nobody has decided about a report `r`. */
export const isOpen = sql`${r.outcome} is null`;

const columns = sql`
  ${r.id}, ${r.reason}, ${r.text}, ${instant(sql`${r.created_at}`)} as created, ${r.mail} <> '' as gets_answer, ${r.ad} as "Ad",
  (select jsonb_build_object('published', ${a.published}, 'locked', ${a.lock_reason} is not null,
    'changed', ${a.last_updated} > ${r.created_at}) from ${jobAds} a where ${a.id} = ${r.job_ad_id}) as "Now",
  (select count(*)::int from ${adReports} o
    where ${o.job_ad_id} = ${r.job_ad_id} and ${o.id} <> ${r.id} and ${o.outcome} is null) as others,
  ${r.outcome}, ${r.answer}, ${instant(sql`${r.decided_at}`)} as decided,
  coalesce((select btrim(${e.first_name} || ' ' || ${e.last_name}) from ${users} e where ${e.id} = ${r.decided_by}), '') as decided_by,
  ${instant(sql`${r.last_updated}`)} as last_updated`;

function ofOutcome(query: AdReportsQuery): SQL {
  const outcomes = (['left', 'corrected', 'locked'] as const).filter((one) => query[one]);
  const ticked = [
    ...(query.open ? [isOpen] : []),
    ...outcomes.map((one) => sql`${r.outcome} = ${one}`),
  ];
  return ticked.length === 0 ? sql`true` : sql`(${sql.join(ticked, sql` or `)})`;
}

/** Conditions that each word of a search occurs in the title or the company's name. */
function holds(search: string): SQL[] {
  const names = folded(sql`concat_ws(' ', ${r.ad} ->> 'title', ${r.ad} ->> 'company_name')`);
  return searchWords(search).map((word) => sql`strpos(${names}, ${folded(value(word))}) > 0`);
}

/** Returns a page of reports: open ones first, the oldest first, then decided ones, the latest first. */
export async function reportsPage(
  db: Queries,
  query: AdReportsQuery,
): Promise<{ count: number; results: AdReport[] }> {
  const isWanted = query.id === undefined ? sql`true` : sql`${r.id} = ${query.id}`;
  const which = sql.join([ofOutcome(query), isWanted, ...holds(query.search)], sql` and `);
  const [counted] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${adReports} r where ${which}`,
  );
  const results = await db.rows<AdReport>(sql`
    select ${columns} from ${adReports} r where ${which}
    order by ${isOpen} desc, case when ${isOpen} then ${r.id} end, ${r.decided_at} desc nulls last, ${r.id} desc
    limit ${limits.pageSize} offset ${(query.page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}

/** A report with the fields that only the service needs. */
export type StoredReport = AdReport & Pick<NewReport, 'mail' | 'language'>;

/** Returns a report and locks it until the transaction ends; undefined if there is none. */
export async function lockReport(tx: Queries, id: number): Promise<StoredReport | undefined> {
  await tx.rows(sql`select from ${adReports} r where ${r.id} = ${id} for update`);
  const [row] = await tx.rows<StoredReport>(
    sql`select ${columns}, ${r.mail}, ${r.language} from ${adReports} r where ${r.id} = ${id}`,
  );
  return row;
}

/** Locks and returns the ids of the other open reports of an ad. */
export async function lockOtherReports(
  tx: Queries,
  { id, Ad }: Pick<AdReport, 'id' | 'Ad'>,
): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select ${r.id} from ${adReports} r where ${r.job_ad_id} = ${Ad.id} and ${r.id} <> ${id} and ${isOpen}
    order by ${r.id} for update`);
  return rows.map((row) => row.id);
}

/** Locks and returns the ids of the other reports of an ad that were decided together with this one, and not again since. */
export async function lockDecidedTogether(
  tx: Queries,
  { id, Ad, decided }: Pick<AdReport, 'id' | 'Ad' | 'decided'>,
): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select ${r.id} from ${adReports} r where ${r.job_ad_id} = ${Ad.id} and ${r.id} <> ${id}
      and ${r.decided_at} = ${decided}::timestamptz
    order by ${r.id} for update`);
  return rows.map((row) => row.id);
}

interface Decision {
  /** null opens the report again. */
  readonly outcome: ReportOutcome | null;
  readonly answer: string;
  /** The editor. */
  readonly userId: number;
}

export async function writeDecision(
  tx: Queries,
  ids: readonly number[],
  { outcome, answer, userId }: Decision,
  now: Date,
): Promise<void> {
  const isDecided = outcome !== null;
  await tx.rows(
    build
      .update(adReports)
      .set({
        outcome,
        answer,
        decided_at: isDecided ? now.toISOString() : null,
        decided_by: isDecided ? userId : null,
        last_updated: changedAt(now),
      })
      .where(isAmong(adReports.id, ids)),
  );
}

export async function countOpenReports(db: Queries): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${adReports} r where ${isOpen}`,
  );
  return row?.count ?? 0;
}

/** Counts the reports of a year by reason and outcome. */
export async function reportCounts(db: Queries, now: Date): Promise<AdReportCounts> {
  const since = daysBefore(now, limits.reportDays).toISOString();
  const reasons = await db.rows<AdReportCounts['reasons'][number]>(sql`
    select ${r.reason}, count(*) filter (where ${isOpen})::int as open,
      count(*) filter (where ${r.outcome} = 'left')::int as left,
      count(*) filter (where ${r.outcome} = 'corrected')::int as corrected,
      count(*) filter (where ${r.outcome} = 'locked')::int as locked
    from ${adReports} r where ${r.created_at} >= ${since}::timestamptz
    group by ${r.reason} order by count(*) desc, ${r.reason}`);
  const [took] = await db.rows<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from ${r.decided_at} - ${r.created_at})) / 3600 as hours
    from ${adReports} r where ${r.created_at} >= ${since}::timestamptz and ${r.decided_at} is not null`);
  return { reasons, hours: took?.hours ?? null };
}

/** Forgets the addresses of senders some days after the decision, and whole reports after a year. */
export async function removeOldReports(db: Queries, now: Date): Promise<void> {
  const before = (days: number) => sql`${daysBefore(now, days).toISOString()}::timestamptz`;
  await db.rows(sql`
    update ${adReports} set mail = '' where mail <> '' and decided_at < ${before(limits.reportAddressDays)}`);
  await db.rows(sql`
    delete from ${adReports} where coalesce(decided_at, created_at) < ${before(limits.reportDays)}`);
}
