import { asMigrated, day, id } from '../../core/database/columns.ts';
import { pgTable, text, time } from '../../core/database/drizzle.ts';

export const maintenanceWindows = pgTable('maintenance_windows', {
  id: id(),
  display_start_date: day().notNull(),
  display_end_date: day().notNull(),
  display_start_time: time().notNull().default(asMigrated),
  display_end_time: time().notNull().default(asMigrated),
  message: text().notNull().default(asMigrated),
});
