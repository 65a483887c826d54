import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { alias, and, isNull, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { companies, companyAllowedApprenticeships } from '../../companies/schema.ts';
import { contactPersons } from '../../contact-persons/schema.ts';
import { jobNames, professions } from '../../occupations/schema.ts';
import { build, pick } from '../../../core/database/build.ts';

const a = alias(companyAllowedApprenticeships, 'a');
const n = alias(jobNames, 'n');

/** Returns those companies that exist and are open, with their owners; null for a company without an account. */
export function listOwners(
  tx: Queries,
  ids: readonly number[],
): Promise<{ branch: number; owner: number | null }[]> {
  return tx.rows(
    build
      .select({ branch: companies.id, owner: companies.user_id })
      .from(companies)
      .where(and(isAmong(companies.id, ids), isNull(companies.closed_at))),
  );
}

/** Returns whether a contact person belongs to the account of a company, and prevents its deletion until an ad refers to it. */
export async function lockContactOf(
  tx: Queries,
  contactId: number,
  companyId: number,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select from ${contactPersons}
    where ${contactPersons.id} = ${contactId}
      and ${contactPersons.user_id} = (select ${companies.user_id} from ${companies} where ${companies.id} = ${companyId})
    for key share`);
  return rows.length > 0;
}

/** Prevents changes and deletion of companies until an ad refers to them. */
export async function lockCompanyRows(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select from ${companies} where ${isAmong(companies.id, ids)} order by ${companies.id} for share`);
}

/** The data of the catalogue and of companies that the rules for occupations need. */
export interface OccupationFacts {
  /** For each requested job name that exists: whether people may choose it. */
  readonly choosable: ReadonlyMap<number, boolean>;
  /** Job names for which a company may train, without blocked ones. */
  readonly allowed: ReadonlyMap<number, ReadonlySet<number>>;
  /** The requested professions that exist. */
  readonly professions: ReadonlySet<number>;
}

/** Reads these data for any number of forms at once. */
export async function readOccupationFacts(
  tx: Queries,
  forms: readonly Pick<JobAdForm, 'Job_name' | 'Profession' | 'Companies'>[],
): Promise<OccupationFacts> {
  const distinct = (ids: readonly number[]) => [...new Set(ids)];
  const names = await tx.rows<{ id: number; choosable: boolean }>(sql`
    select ${jobNames.id}, not ${jobNames.external} and ${jobNames.mapping_id} is null and not ${jobNames.blocked} as choosable
    from ${jobNames} where ${isAmong(jobNames.id, distinct(forms.map((form) => form.Job_name)))}`);
  const allowed = await tx.rows<{ company: number; ids: number[] }>(sql`
    select ${a.company_id} as company, jsonb_agg(${n.id}) as ids
    from ${companyAllowedApprenticeships} a join ${jobNames} n on ${n.id} = ${a.job_name_id}
    where ${isAmong(a.company_id, distinct(forms.flatMap((form) => form.Companies)))} and not ${n.blocked}
    group by ${a.company_id}`);
  const known = await tx.rows(
    build
      .select(pick(professions, 'id'))
      .from(professions)
      .where(isAmong(professions.id, distinct(forms.map((form) => form.Profession)))),
  );
  return {
    choosable: new Map(names.map(({ id, choosable }) => [id, choosable])),
    allowed: new Map(allowed.map(({ company, ids }) => [company, new Set(ids)])),
    professions: new Set(known.map(({ id }) => id)),
  };
}
