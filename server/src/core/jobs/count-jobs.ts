import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import type { CountedQueue, QueueCount } from '../metrics/queue-reader.ts';
import { jobRuns } from './schema.ts';

/** Returns whether the library has created its tables, which it does when it first starts. */
export async function hasJobTables(db: Queries): Promise<boolean> {
  const [made] = await db.rows<{ made: boolean }>(
    sql`select to_regclass('jobs.job') is not null as made`,
  );
  return made?.made === true;
}

/** Number of the library's jobs that are due, running or finally failed, and of suspended ones. */
export async function countJobs(db: Queries): Promise<QueueCount[]> {
  const suspended = await db.rows<QueueCount>(sql`
    select 'suspended' as state, count(*)::int as length,
      coalesce(extract(epoch from now() - min(${jobRuns.suspended_at})), 0)::float8 as "oldestSeconds"
    from ${jobRuns} where ${jobRuns.suspended_in} is not null`);
  if (!(await hasJobTables(db))) return suspended;
  const jobs = await db.rows<QueueCount>(sql`
    select state, count(*)::int as length, extract(epoch from now() - min(since))::float8 as "oldestSeconds"
    from (
      select case when state in ('created', 'retry') then 'waiting' when state = 'active' then 'running' else 'failed' end as state,
        case when state in ('created', 'retry') then start_after when state = 'active' then started_on else completed_on end as since
      from jobs.job
      where state in ('active', 'failed') or (state in ('created', 'retry') and start_after <= now())
    ) j group by state`);
  return [...suspended, ...jobs];
}

export const jobQueue: CountedQueue = {
  name: 'jobs',
  states: ['waiting', 'running', 'failed', 'suspended'],
  count: countJobs,
};
