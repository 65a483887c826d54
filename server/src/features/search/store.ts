import { internship, type JobType } from '@lehrpfad/contract/core/options.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../core/database/database.ts';
import { mediaPath } from '../../core/files/files.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import { adTables, isVisible } from '../job-ads/publishing/visibility-store.ts';
import type { IndexedAd } from './engine/index/indexed-ad.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { Certificate } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import { brafoFields, jobNameBrafoFields, jobNameSynonyms } from '../occupations/schema.ts';
import { townAliases, towns } from '../places/schema.ts';
import { jobAds } from '../job-ads/schema.ts';

const a = alias(jobAds, 'a');
const s = alias(jobNameSynonyms, 's');
const t = alias(towns, 't');
const ta = alias(townAliases, 'ta');
const b = alias(brafoFields, 'b');
const nb = alias(jobNameBrafoFields, 'nb');

interface AdRow extends Omit<IndexedAd, 'card' | 'weeks'> {
  id: number;
  title: string;
  jobName: string;
  jobType: JobType;
  companyName: string;
  companyLogo: string | null;
  city: string | null;
  postcode: string | null;
  jobStart: string | null;
  internshipWeeks: readonly InternshipWeek[];
  publishDate: string | null;
  longitude: number | null;
  latitude: number | null;
  external: string;
  payYear1: number | null;
  certificate: Certificate | '';
}

const columns = sql`
  a.id, a.title, n.name as "jobName", n.id as "jobNameId", m.name as "mappedName", m.id as "mappedNameId",
  coalesce((select array_agg(${s.synonym}) from ${jobNameSynonyms} s where ${s.job_name_id} in (n.id, m.id)), '{}') as synonyms,
  pr.id as "professionId", coalesce(pr.name, '') as profession, c.id as "companyId", c.user_id as "accountId", c.name as "companyName",
  c.logo as "companyLogo", ${t.id} as "townId", ${t.name} as city, p.postcode, p.longitude, p.latitude,
  coalesce((select array_agg(${ta.alias}) from ${townAliases} ta where ${ta.town_id} = ${t.id}), '{}') as "townAliases",
  a.details, a.annotation, a.job_type as "jobType", a.job_start as "jobStart", a.internship_weeks as "internshipWeeks", a.publish_date as "publishDate",
  floor(extract(epoch from a.shown_at) / 60)::int as "shownMinute",
  a.external, a.pay_year_1 as "payYear1", a.certificate,
  jsonb_build_object('certificate', a.certificate, 'workingTime', a.working_time,
    'hasPay', coalesce(a.pay_year_1, a.pay_year_2, a.pay_year_3, a.pay_year_4) is not null) as stated,
  coalesce((select array_agg(distinct ${b.number}) from ${jobNameBrafoFields} nb join ${brafoFields} b on ${b.id} = ${nb.brafo_field_id}
    where ${nb.job_name_id} in (n.id, m.id)), '{}') as brafo`;

/** The logo of a card: only files of this host, since a list must not cause requests to other hosts. */
function cardLogo(logo: string | null): string | null {
  return logo?.startsWith('https://') ? null : mediaPath(logo);
}

/** Mondays of the weeks in which an internship has a free place; undefined if it names no weeks. */
const freeWeeks = ({ jobType, internshipWeeks: weeks }: AdRow) =>
  jobType === internship && weeks.length > 0
    ? weeks.filter(({ free }) => free > 0).map(({ monday }) => monday)
    : undefined;

function indexedAd({ internshipWeeks, ...row }: AdRow): IndexedAd {
  const weeks = freeWeeks({ internshipWeeks, ...row });
  return {
    ...row,
    ...(weeks && { weeks }),
    card: {
      id: row.id,
      title: row.title,
      job_name: row.jobName,
      job_type_int: row.jobType,
      company_name: row.companyName,
      company_logo: cardLogo(row.companyLogo),
      city: row.city ?? '',
      postcode: row.postcode ?? '',
      // An internship with weeks begins in the first of them.
      job_start: weeks ? (weeks[0] ?? null) : row.jobStart,
      publish_date: row.publishDate,
      geo_data:
        row.longitude === null || row.latitude === null ? null : [row.longitude, row.latitude],
      external: row.external,
      ...(row.payYear1 !== null && { pay_year_1: row.payYear1 }),
      ...(row.certificate !== '' && { certificate: row.certificate }),
    },
  };
}

const adsWhere = (today: string, condition: SQL) =>
  sql`select ${columns} from ${adTables} where ${condition} and ${isVisible(today)}`;

/** Number of ads read by one query. */
const batch = 1000;

/** Number of ads loaded or indexed at once, before other requests get a turn. */
export const adsAtOnce = 100;

/** Passes all ads that are public on that day to `take`, in slices, so that their texts are never all in memory. */
export async function eachSliceOfVisibleAds(
  db: Queries,
  today: string,
  take: (ads: readonly IndexedAd[]) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const range = await db.rows<{ id: number }>(
      sql`select ${jobAds.id} from ${jobAds} where ${jobAds.id} > ${after} order by ${jobAds.id} limit ${batch}`,
    );
    const last = range.at(-1)?.id;
    if (last === undefined) return;
    const some = await db.rows<AdRow>(adsWhere(today, sql`a.id > ${after} and a.id <= ${last}`));
    for (let at = 0; at < some.length; at += adsAtOnce) {
      take(some.slice(at, at + adsAtOnce).map(indexedAd));
      await nextTurn();
    }
    after = last;
  }
}

/** The ads with these ids that are public on that day. */
export async function visibleAds(
  db: Queries,
  today: string,
  ids: readonly number[],
): Promise<IndexedAd[]> {
  const rows = await db.rows<AdRow>(prepared(adsWhere(today, isAmong(a.id, ids))));
  return rows.map(indexedAd);
}
