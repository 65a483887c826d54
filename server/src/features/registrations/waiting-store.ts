import { requestStatus } from '@lehrpfad/contract/registrations/registrations.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { berlinDay, berlinTimeOfDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { countOpenReports } from '../ad-reports/store.ts';
import { countOpenRequests } from '../companies/apprenticeships/store.ts';
import { countWaitingBranches } from '../companies/checks/checks-store.ts';
import { isClosed } from '../companies/company-store.ts';
import { isToDo } from '../occupations/job-names/job-name-store.ts';
import type { Waiting } from './mails.ts';
import { isWaiting } from './questions/store.ts';
import { companyRequests } from './schema.ts';
import { eventVersions, events } from '../events/schema.ts';
import { jobNames } from '../occupations/schema.ts';

const r = alias(companyRequests, 'r');
const v = alias(eventVersions, 'v');
const o = alias(events, 'o');

/** `status` of an event or a new version that has not been checked: In Bearbeitung. */
const pendingEvent = 1;

/**
 * Counts the tasks that wait for editors: open requests of companies that wait for no answer, requests for apprenticeships, branches and
 * events (of open branches) to check, reported ads, external job names.
 */
export async function countWaitingTasks(db: Queries, now: Date): Promise<Waiting> {
  const [waiting] = await db.rows<Pick<Waiting, 'requests' | 'events' | 'jobNames'>>(sql`
    select
      (select count(*)::int from ${companyRequests} r
        where ${r.status} = ${requestStatus.open} and not ${isWaiting(now)}) as requests,
      (select count(*)::int from (
        select status, end_date, end_time, company_id from ${events} where not deleted union all
        select ${v.status}, ${v.end_date}, ${v.end_time}, ${o.company_id} from ${eventVersions} v
          join ${events} o on ${o.id} = ${v.event_id} and not ${o.deleted} and ${o.status} <> ${pendingEvent}) as e
        where e.status = ${pendingEvent}
        and not ${isClosed(sql`e.company_id`)}
        and (e.end_date > ${berlinDay(now)}::date or (e.end_date = ${berlinDay(now)}::date
          and (e.end_time is null or e.end_time > ${berlinTimeOfDay(now)}::time)))) as events,
      (select count(*)::int from ${jobNames} n where ${isToDo}) as "jobNames"`);
  const branches = await countWaitingBranches(db);
  const apprenticeships = await countOpenRequests(db);
  const adReports = await countOpenReports(db);
  const counted = waiting ?? { requests: 0, events: 0, jobNames: 0 };
  return { ...counted, adReports, branches, apprenticeships };
}
