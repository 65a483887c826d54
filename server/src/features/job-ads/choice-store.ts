import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';

/** Whose those of the companies are that are there and open: an account, or null for nobody's. */
export async function listOwners(tx: Queries, ids: readonly number[]): Promise<(number | null)[]> {
  const companies = await tx.rows<{ owner: number | null }>(sql`
    select user_id as owner from companies where id = any(${idList(ids)}) and closed_at is null`);
  return companies.map(({ owner }) => owner);
}

/** Keeps companies as they are, and there, until an ad is tied to them. */
export async function lockCompanyRows(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select from companies where id = any(${idList(ids)}) order by id for share`);
}

/** What the rules about occupations ask of the catalogue and of companies. */
export interface OccupationFacts {
  /** Whether people may choose it, of each job name that was asked for and is there. */
  readonly choosable: ReadonlyMap<number, boolean>;
  /** Job names that a company may train for; blocked ones left out. */
  readonly allowed: ReadonlyMap<number, ReadonlySet<number>>;
  /** Those that were asked for and are there. */
  readonly professions: ReadonlySet<number>;
}

/** Reads what is known of them, for any number of forms at once. */
export async function readOccupationFacts(
  tx: Queries,
  forms: readonly Pick<JobAdForm, 'Job_name' | 'Profession' | 'Companies'>[],
): Promise<OccupationFacts> {
  const idsOf = (ids: readonly number[]) => idList([...new Set(ids)]);
  const names = await tx.rows<{ id: number; choosable: boolean }>(sql`
    select id, not external and mapping_id is null and not blocked as choosable
    from job_names where id = any(${idsOf(forms.map((form) => form.Job_name))})`);
  const allowed = await tx.rows<{ company: number; ids: number[] }>(sql`
    select a.company_id as company, jsonb_agg(n.id) as ids
    from company_allowed_apprenticeships a join job_names n on n.id = a.job_name_id
    where a.company_id = any(${idsOf(forms.flatMap((form) => form.Companies))}) and not n.blocked
    group by a.company_id`);
  const professions = await tx.rows<{ id: number }>(sql`
    select id from professions where id = any(${idsOf(forms.map((form) => form.Profession))})`);
  return {
    choosable: new Map(names.map(({ id, choosable }) => [id, choosable])),
    allowed: new Map(allowed.map(({ company, ids }) => [company, new Set(ids)])),
    professions: new Set(professions.map(({ id }) => id)),
  };
}
