import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import { requestStatus } from '@lehrpfad/contract/registrations/registrations.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { mails } from '../../core/mail/schema.ts';
import { adReports } from '../ad-reports/schema.ts';
import { isOpen } from '../ad-reports/store.ts';
import * as apprenticeships from '../companies/apprenticeships/store.ts';
import { waitsForCheck } from '../companies/checks/checks-store.ts';
import { apprenticeshipRequests, companies } from '../companies/schema.ts';
import { tables as companyTables } from '../companies/store.ts';
import { isToCheck } from '../events/list-store.ts';
import { events } from '../events/schema.ts';
import { exchanges } from '../exchanges/schema.ts';
import { isToDo } from '../occupations/job-names/job-name-store.ts';
import { jobNames } from '../occupations/schema.ts';
import { places, towns } from '../places/schema.ts';
import { isWaiting } from '../registrations/questions/store.ts';
import { companyRequests } from '../registrations/schema.ts';

const r = alias(companyRequests, 'r');
const w = alias(apprenticeshipRequests, 'r');
const a = alias(adReports, 'r');
const c = alias(companies, 'c');
const e = alias(events, 'e');
const n = alias(jobNames, 'n');
const m = alias(mails, 'm');
const x = alias(exchanges, 'x');
const p = alias(places, 'p');
const t = alias(towns, 't');

/** An exchange that editors should check. Its warnings are not computed in SQL (exchanges/editor/warnings.ts), so they are passed in. */
export interface WarnedExchange {
  readonly id: number;
  readonly warning: string;
  /** Beginning of the warning: ISO time. */
  readonly since: string;
}

export interface Given {
  readonly now: Date;
  readonly exchanges: readonly WarnedExchange[];
}

/**
 * Selects the waiting items of each kind, as `id`, `title`, `detail` and `since`. The conditions for waiting are those of the features,
 * which their own lists and the counters of the navigation use as well.
 */
export const sources: Readonly<Record<InboxKind, (given: Given) => SQL>> = {
  request: ({ now }) => sql`
    select ${r.id}, ${r.name} as title, ${t.name} as detail, ${r.created_at} as since
    from ${companyRequests} r join ${places} p on ${p.id} = ${r.place_id} join ${towns} t on ${t.id} = ${p.town_id}
    where ${r.status} = ${requestStatus.open} and not ${isWaiting(now)}`,
  report: () => sql`
    select ${a.id}, ${a.ad} ->> 'title' as title, ${a.ad} ->> 'company_name' as detail, ${a.created_at} as since
    from ${adReports} r where ${isOpen}`,
  branch: () => sql`
    select ${c.id}, ${c.name} as title, coalesce(${t.name}, '') as detail, ${c.last_updated} as since
    from ${companyTables} where ${waitsForCheck}`,
  apprenticeship: () => sql`
    select ${w.id}, ${c.name} as title, coalesce(${t.name}, '') as detail, ${w.created_at} as since
    from ${apprenticeships.requests} where ${apprenticeships.waits}`,
  'job-name': () => sql`
    select ${n.id}, ${n.name} as title, '' as detail, ${n.last_updated} as since from ${jobNames} n where ${isToDo}`,
  event: ({ now }) => sql`
    select ${e.id}, ${e.title} as title, coalesce(${c.name}, '') as detail, ${e.last_updated} as since
    from ${events} e left join ${companies} c on ${c.id} = ${e.company_id} where ${isToCheck(now)}`,
  exchange: (given) => sql`
    select ${x.id}, ${x.name} as title, g.warning as detail, g.since
    from jsonb_to_recordset(${JSON.stringify(given.exchanges)}::text::jsonb) as g (id int, warning text, since timestamptz)
    join ${exchanges} x on ${x.id} = g.id`,
  mail: () => sql`
    select ${m.id}, ${m.subject} as title, ${m.recipient} as detail, ${m.created_at} as since
    from ${mails} m where ${m.state} = 'failed'`,
};

/** The tables whose rows are the items. */
export const objects: Readonly<Record<InboxKind, SQL>> = {
  request: sql`${companyRequests}`,
  report: sql`${adReports}`,
  branch: sql`${companies}`,
  apprenticeship: sql`${apprenticeshipRequests}`,
  'job-name': sql`${jobNames}`,
  event: sql`${events}`,
  exchange: sql`${exchanges}`,
  mail: sql`${mails}`,
};
