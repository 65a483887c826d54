import type { JobType } from '@lehrpfad/contract/core/options.ts';
import type { WorkingTime } from '@lehrpfad/contract/job-ads/ad-options.ts';
import type { Certificate } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { CleanHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, isAmong } from '../../core/database/sql-parts.ts';
import { lockCopies } from './locks/lock-copy-store.ts';
import { jobAds } from './schema.ts';
import { jobNames } from '../occupations/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const n = alias(jobNames, 'n');
const m = alias(jobNames, 'm');
const a = alias(jobAds, 'a');

/** The values of an imported ad. Days are `YYYY-MM-DD`. */
export interface ImportedValues {
  readonly company_id: number;
  readonly title: string;
  readonly job_name_id: number;
  readonly job_type: JobType;
  readonly details: CleanHtml;
  readonly job_start: string | null;
  readonly job_end: string | null;
  readonly availability_end_date: string | null;
  readonly ba_id: string;
  readonly source_url: string;
  readonly source_date: string | null;
  readonly pay_year_1: number | null;
  readonly pay_year_2: number | null;
  readonly pay_year_3: number | null;
  readonly pay_year_4: number | null;
  readonly certificate: Certificate | '';
  readonly working_time: readonly WorkingTime[];
  readonly free_places: number | null;
  readonly application_url: string;
}

/** Those of these values that come from structured fields of a source. */
export const conditionNames = [
  'pay_year_1',
  'pay_year_2',
  'pay_year_3',
  'pay_year_4',
  'certificate',
  'working_time',
  'free_places',
  'application_url',
] as const;

export type ImportedConditions = Pick<ImportedValues, (typeof conditionNames)[number]>;

export interface NewImport extends ImportedValues {
  readonly source_id: string;
  readonly publish_date: string;
}

/** An ad that an import changes; `shows` publishes a withdrawn one, with today's date if it never had one. */
export interface ChangedImport extends ImportedValues {
  readonly id: number;
  readonly shows: boolean;
}

const columns = sql`company_id int, title text, job_name_id int, job_type smallint, details text, job_start date, job_end date,
  availability_end_date date, ba_id text, source_url text, source_date date, pay_year_1 smallint, pay_year_2 smallint, pay_year_3 smallint,
  pay_year_4 smallint, certificate text, working_time text[], free_places smallint, application_url text`;

const conditions = sql.join(
  conditionNames.map((name) => sql`r.${bare(jobAds[name])}`),
  sql`, `,
);

const insertedColumns = bareList(
  jobAds,
  'company_id',
  'title',
  'job_name_id',
  'profession_id',
  'job_type',
  'details',
  'job_start',
  'job_end',
  'availability_end_date',
  'published',
  'publish_date',
  'ba_id',
  'source',
  'source_id',
  'external',
  'source_url',
  'source_date',
  'last_updated',
  ...conditionNames,
);

/** The profession of the occupation; a mapped job name has that of its target. */
const profession = sql`(
  select coalesce(${n.profession_id}, ${m.profession_id}) from ${jobNames} n left join ${jobNames} m on ${m.id} = ${n.mapping_id}
  where ${n.id} = r.job_name_id)`;

/**
 * Adds ads of a source. They are public at once unless they have the text of a locked ad of their company. @returns their ids by the
 * source's own
 */
export async function insertImported(
  tx: Queries,
  source: string,
  ads: readonly NewImport[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ads.length === 0) return new Map();
  const rows = await tx.rows<{ id: number; source_id: string }>(sql`
    insert into ${jobAds} (${insertedColumns})
    select r.company_id, r.title, r.job_name_id, ${profession}, r.job_type, r.details, r.job_start, r.job_end,
      r.availability_end_date, true, r.publish_date, r.ba_id, ${source}, r.source_id, ${source}, r.source_url, r.source_date,
      ${now.toISOString()}::timestamptz, ${conditions}
    from jsonb_to_recordset(${JSON.stringify(ads)}::jsonb) as r (${columns}, source_id text, publish_date date)
    returning id, source_id`);
  // Editors' locks also apply if a source sends an ad with a new id, or if another source sends it.
  await lockCopies(
    tx,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.source_id, row.id]));
}

/** Updates ads with the present values of their source. */
export async function updateImported(
  tx: Queries,
  source: string,
  ads: readonly ChangedImport[],
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  if (ads.length === 0) return;
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.company_id)} = r.company_id, ${bare(jobAds.title)} = r.title, ${bare(jobAds.job_name_id)} = r.job_name_id, ${bare(jobAds.profession_id)} = ${profession},
      ${bare(jobAds.job_type)} = r.job_type, ${bare(jobAds.details)} = r.details, ${bare(jobAds.job_start)} = r.job_start, ${bare(jobAds.job_end)} = r.job_end,
      ${bare(jobAds.availability_end_date)} = r.availability_end_date, ${bare(jobAds.ba_id)} = r.ba_id, ${bare(jobAds.source)} = ${source}, ${bare(jobAds.external)} = ${source},
      ${bare(jobAds.source_url)} = r.source_url, ${bare(jobAds.source_date)} = r.source_date,
      (${bareList(jobAds, ...conditionNames)}) = row (${conditions}),
      ${bare(jobAds.published)} = ${a.published} or r.shows,
      ${bare(jobAds.publish_date)} = case when r.shows then coalesce(${a.publish_date}, ${today}::date) else ${a.publish_date} end,
      ${bare(jobAds.waiting)} = ${a.waiting} and not r.shows, ${bare(jobAds.last_updated)} = ${changedAt(now)}
    from jsonb_to_recordset(${JSON.stringify(ads)}::jsonb) as r (id int, ${columns}, shows boolean)
    where ${a.id} = r.id`);
}

/** Withdraws imported ads, or publishes them again unchanged. The last editor stays recorded. */
export async function publishImported(
  tx: Queries,
  ads: readonly { readonly id: number; readonly shows: boolean }[],
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  if (ads.length === 0) return;
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.published)} = r.shows, ${bare(jobAds.waiting)} = false,
      ${bare(jobAds.publish_date)} = case when r.shows then coalesce(${a.publish_date}, ${today}::date) else ${a.publish_date} end,
      ${bare(jobAds.last_updated)} = ${changedAt(now)}
    from jsonb_to_recordset(${JSON.stringify(ads)}::jsonb) as r (id int, shows boolean)
    where ${a.id} = r.id`);
}

/** Changes the ids that ads have at their source. The ads themselves stay unchanged. */
export async function renumberImported(
  tx: Queries,
  ads: readonly { readonly id: number; readonly source_id: string }[],
): Promise<void> {
  if (ads.length === 0) return;
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.source_id)} = r.source_id
    from jsonb_to_recordset(${JSON.stringify(ads)}::jsonb) as r (id int, source_id text)
    where ${a.id} = r.id and ${a.source} is not null`);
}

/** The state that decides whether an import may change an ad. */
export interface ImportedAdState {
  readonly id: number;
  /** Empty after it was adopted. */
  readonly external: string;
  readonly edited: boolean;
  readonly published: boolean;
  readonly waiting: boolean;
  readonly companyId: number;
}

/** Returns those of the ads that still exist, locked in the order of their ids. */
export function lockImported(tx: Queries, ids: readonly number[]): Promise<ImportedAdState[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.rows<ImportedAdState>(sql`
    select ${jobAds.id}, ${jobAds.external}, ${jobAds.last_updated_by} is not null as edited, ${jobAds.published}, ${jobAds.waiting}, ${jobAds.company_id} as "companyId"
    from ${jobAds} where ${isAmong(jobAds.id, ids)} order by ${jobAds.id} for update`);
}
