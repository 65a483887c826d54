import { readMaintenance, type Maintenance } from '@lehrpfad/contract/notices.ts';
import { sql } from 'drizzle-orm/sql';
import type { Api } from '../../floor/api.ts';
import { berlinDay, berlinTimeOfDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';

const nothingAnnounced: Maintenance = {
  display_start_date: null,
  display_end_date: null,
  display_start_time: null,
  display_end_time: null,
};

/** The window that begins first among those that have not ended (day and time in Germany). */
export async function nextMaintenance(db: Queries, now: Date): Promise<Maintenance> {
  const [next] = await db.rows<Maintenance>(sql`
    select display_start_date, display_end_date,
      to_char(display_start_time, 'HH24:MI') as display_start_time,
      to_char(display_end_time, 'HH24:MI') as display_end_time
    from maintenance_windows
    where (display_end_date, display_end_time) >= (${berlinDay(now)}::date, ${berlinTimeOfDay(now)}::time)
    order by display_start_date, display_start_time, id limit 1`);
  return next ?? nothingAnnounced;
}

export function registerNotices(api: Api, db: Queries, clock: Clock): void {
  api.answer(readMaintenance, () => nextMaintenance(db, clock()));
}
