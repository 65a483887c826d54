import { addDays, weekday, type Day } from '../days.ts';
import type { Ids, Rows } from '../rows.ts';

/** Makes one maintenance window, on a Sunday at least four weeks ahead, so that it does not disturb people who try the board. */
export function makeMaintenance(ids: Ids, today: Day): Rows {
  const later = addDays(today, 28);
  const sunday = addDays(later, (7 - weekday(later)) % 7);
  return [
    {
      id: ids.next('maintenance_windows'),
      display_start_date: sunday,
      display_start_time: '06:00',
      display_end_date: sunday,
      display_end_time: '08:00',
      message: 'Wir spielen eine neue Version ein. Lehrpfad ist dabei kurz nicht erreichbar.',
    },
  ];
}
