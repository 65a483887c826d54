import { requestStatus } from '@lehrpfad/contract/registrations.ts';
import { sql } from 'drizzle-orm/sql';
import { berlinDay, berlinTimeOfDay } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import type { Waiting } from './mails.ts';

/** `status` of an event that has not been checked: In Bearbeitung. */
const pendingEvent = 1;

/** What waits for an editor at that moment: open requests, events to be checked, job names that came in from outside. */
export async function whatWaits(db: Queries, now: Date): Promise<Waiting> {
  const [waiting] = await db.rows<Waiting>(sql`
    select
      (select count(*)::int from company_requests where status = ${requestStatus.open}) as requests,
      (select count(*)::int from events e where e.status = ${pendingEvent} and not e.deleted
        and (e.end_date > ${berlinDay(now)}::date or (e.end_date = ${berlinDay(now)}::date
          and (e.end_time is null or e.end_time > ${berlinTimeOfDay(now)}::time)))) as events,
      (select count(*)::int from job_names n where n.external and n.mapping_id is null and not n.blocked
        and not exists (select from job_name_brafo_fields f where f.job_name_id = n.id)) as "jobNames"`);
  return waiting ?? { requests: 0, events: 0, jobNames: 0 };
}
