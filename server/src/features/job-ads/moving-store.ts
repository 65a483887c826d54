import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import type { Move } from '../companies/moving.ts';

/** An Ausbildung moves only where the branch may train for it; two of one group cannot be in one branch. */
const mayMove = (moveTo: number) => sql`(a.external = ''
  and (a.job_type = 1 or exists (select from company_allowed_apprenticeships ca
    where ca.company_id = ${moveTo} and ca.job_name_id = a.job_name_id))
  and not exists (select from job_ads s where s.company_id = ${moveTo} and s.template_id = a.template_id))`;

/** Moves the own ads of a branch that closes. @returns how many of them stay */
export async function moveAds(tx: Queries, { id, moveTo }: Move, now: Date): Promise<number> {
  await tx.rows(sql`
    update job_ads a set company_id = ${moveTo}, last_updated = ${changedAt(now)}
    where a.company_id = ${id} and ${mayMove(moveTo)}`);
  const [left] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from job_ads where company_id = ${id} and external = ''`);
  return left?.count ?? 0;
}
