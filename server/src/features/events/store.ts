import { eventStatus, type PublicEvent } from '@lehrpfad/contract/events.ts';
import { sql } from 'drizzle-orm';
import { berlinDay, berlinTimeOfDay } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';

const address = sql`
  case when e.digital or a.id is null then null else jsonb_build_object(
    'street', a.street, 'additional', a.additional,
    'City', jsonb_build_object('id', p.id, 'city', t.name, 'postcode', p.postcode,
      'longitude', p.longitude, 'latitude', p.latitude)) end`;

/**
 * Events that everyone may see at that moment: accepted, not deleted, not over, company not locked.
 * An event without a place of its own takes place at its company's address; one without an end time
 * lasts until its last day is over.
 */
export function publicEvents(db: Queries, now: Date): Promise<PublicEvent[]> {
  return db.rows<PublicEvent>(sql`
    select e.id, e.title, e.logo, e.description, e.weblink, e.start_date, e.end_date,
      to_char(e.start_time, 'HH24:MI') as start_time, to_char(e.end_time, 'HH24:MI') as end_time,
      e.status, false as expired, e.digital, e.deleted,
      case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name) end as "Company",
      ${address} as "Address"
    from events e
    left join companies c on c.id = e.company_id
    left join addresses a on a.id = coalesce(e.address_id, c.address_id)
    left join places p on p.id = a.place_id
    left join towns t on t.id = p.town_id
    where e.status = ${eventStatus.accepted} and not e.deleted and not coalesce(c.locked, false)
      and (e.end_date > ${berlinDay(now)}::date or (e.end_date = ${berlinDay(now)}::date
        and (e.end_time is null or e.end_time > ${berlinTimeOfDay(now)}::time)))
    order by e.start_date, e.start_time nulls first, e.id`);
}
