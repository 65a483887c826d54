import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';

export interface JobName extends Named {
  readonly profession: number | null;
}

/** Job names that people may choose, and those that the account's companies may train for. */
export function listJobNames(db: Queries, userId: number): Promise<JobName[]> {
  return db.rows<JobName>(sql`
    select n.id, n.name, n.profession_id as profession from job_names n
    where not n.blocked and ((not n.external and n.mapping_id is null) or n.id in (
      select a.job_name_id from company_allowed_apprenticeships a join companies c on c.id = a.company_id
      where c.user_id = ${userId}))
    order by n.id`);
}

/** All branches of trade, by their names. */
export function listProfessions(db: Queries): Promise<Named[]> {
  return db.rows<Named>(sql`select id, name from professions order by name`);
}

/** Old names, and those of other exchanges that editors have settled. */
export interface OtherName extends Named {
  readonly under: number;
}

export function listOtherNames(db: Queries): Promise<OtherName[]> {
  return db.rows<OtherName>(sql`
    select id, name, mapping_id as under from job_names where mapping_id is not null and not blocked order by id`);
}
