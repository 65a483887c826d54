import type { FailedJob } from '@lehrpfad/contract/core/operations/board-state.ts';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { instant } from '../database/sql-parts.ts';
import { loggedError } from '../logging/logged-error.ts';
import { hasJobTables } from './count-jobs.ts';

/** @returns the jobs whose last run failed, the latest first */
export async function listFailedJobs(db: Queries): Promise<FailedJob[]> {
  if (!(await hasJobTables(db))) return [];
  const rows = await db.rows<{ name: string; failed_at: string; output: unknown }>(sql`
    select name, ${instant(sql`completed_on`)} as failed_at, output
    from (
      select distinct on (name) name, state, completed_on, output
      from jobs.job where completed_on is not null order by name, completed_on desc
    ) last
    where state = 'failed' order by completed_on desc, name`);
  return rows.map(({ output, ...row }) => ({ ...row, error: loggedError(output).message }));
}
