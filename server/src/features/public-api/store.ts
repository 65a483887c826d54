import type { JobType } from '@lehrpfad/contract/core/options.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { companies } from '../companies/schema.ts';
import { adTables, isVisible } from '../job-ads/publishing/visibility-store.ts';
import { jobAds } from '../job-ads/schema.ts';
import { jobNames } from '../occupations/schema.ts';
import { towns } from '../places/schema.ts';

const a = alias(jobAds, 'a');
const n = alias(jobNames, 'n');
const m = alias(jobNames, 'm');
const t = alias(towns, 't');

export interface AdFilter {
  /** 1 internship, 2 apprenticeship. */
  readonly type?: JobType | undefined;
  /** The job name that an ad counts under. */
  readonly occupation?: number | undefined;
  readonly company?: number | undefined;
  readonly towns?: readonly number[] | undefined;
  /** ISO time. */
  readonly updatedSince?: string | undefined;
}

/** A public ad with the data of its page that its id does not give. */
export interface AdKey {
  readonly id: number;
  readonly occupation: Named | null;
  readonly place: Named | null;
}

const columns = sql`${a.id},
  case when ${m.id} is not null then jsonb_build_object('id', ${m.id}, 'name', ${m.name})
    when not ${n.external} then jsonb_build_object('id', ${n.id}, 'name', ${n.name}) end as occupation,
  case when ${t.id} is not null then jsonb_build_object('id', ${t.id}, 'name', ${t.name}) end as place`;

function conditionsOf({ type, occupation, company, towns: among, updatedSince }: AdFilter): SQL {
  const conditions = [
    type !== undefined && sql`${a.job_type} = ${type}`,
    occupation !== undefined && sql`coalesce(${m.id}, ${n.id}) = ${occupation}`,
    company !== undefined && sql`${a.company_id} = ${company}`,
    among !== undefined && isAmong(t.id, among),
    updatedSince !== undefined && sql`${a.last_updated} >= ${updatedSince}::timestamptz`,
  ].filter((condition) => condition !== false);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** Returns the first ads after an id that are public on a day, in the order of their ids. @param today `YYYY-MM-DD` */
export function adKeysAfter(
  db: Queries,
  today: string,
  { after, limit, ...filter }: AdFilter & { readonly after: number; readonly limit: number },
): Promise<AdKey[]> {
  return db.rows<AdKey>(sql`
    select ${columns} from ${adTables}
    where ${a.id} > ${after} and ${isVisible(today)} and ${conditionsOf(filter)}
    order by ${a.id} limit ${limit}`);
}

const co = alias(companies, 'co');

interface CompanyFilter {
  readonly after: number;
  readonly limit: number;
  readonly only?: readonly number[];
  /** Ids of companies with an event that is public now. */
  readonly withEvent: readonly number[];
}

/**
 * Returns the first companies after an id that have a page on a day because they have a public ad or event. Read from the database,
 * not from the index: a company that was reported as changed has to be found at once.
 * @param today `YYYY-MM-DD`
 */
export async function companyIdsAfter(
  db: Queries,
  today: string,
  { after, limit, only, withEvent }: CompanyFilter,
): Promise<number[]> {
  const among = only === undefined ? sql`true` : isAmong(co.id, only);
  const rows = await db.rows<{ id: number }>(sql`
    select ${co.id} from ${companies} co
    where ${co.id} > ${after} and ${among} and not ${co.locked} and ${co.closed_at} is null
      and (${isAmong(co.id, withEvent)}
        or exists (select from ${adTables} where ${a.company_id} = ${co.id} and ${isVisible(today)} offset 0))
    order by ${co.id} limit ${limit}`);
  return rows.map(({ id }) => id);
}
