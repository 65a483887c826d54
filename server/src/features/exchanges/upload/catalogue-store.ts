import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { jobNames, professions } from '../../occupations/schema.ts';
import { companies, companyAllowedApprenticeships } from '../../companies/schema.ts';

const n = alias(jobNames, 'n');
const a = alias(companyAllowedApprenticeships, 'a');
const c = alias(companies, 'c');

export interface JobName extends Named {
  readonly profession: number | null;
}

/** Lists job names that can be chosen, and those that the account's companies may train for. */
export function listJobNames(db: Queries, userId: number): Promise<JobName[]> {
  return db.rows<JobName>(sql`
    select ${n.id}, ${n.name}, ${n.profession_id} as profession from ${jobNames} n
    where not ${n.blocked} and ((not ${n.external} and ${n.mapping_id} is null) or ${n.id} in (
      select ${a.job_name_id} from ${companyAllowedApprenticeships} a join ${companies} c on ${c.id} = ${a.company_id}
      where ${c.user_id} = ${userId}))
    order by ${n.id}`);
}

/** Lists all professions, sorted by name. */
export function listProfessions(db: Queries): Promise<Named[]> {
  return db.rows<Named>(
    sql`select ${professions.id}, ${professions.name} from ${professions} order by ${professions.name}`,
  );
}

/** A former name, or a name of another exchange that editors have mapped. */
export interface OtherName extends Named {
  readonly under: number;
}

export function listOtherNames(db: Queries): Promise<OtherName[]> {
  return db.rows<OtherName>(sql`
    select ${jobNames.id}, ${jobNames.name}, ${jobNames.mapping_id} as under from ${jobNames}
    where ${jobNames.mapping_id} is not null and not ${jobNames.blocked} order by ${jobNames.id}`);
}
