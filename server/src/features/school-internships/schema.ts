import { day, id } from '../../core/database/columns.ts';
import { pgTable, text } from '../../core/database/drizzle.ts';

export const schoolInternshipPeriods = pgTable('school_internship_periods', {
  id: id(),
  school_type: text().notNull(),
  name: text().notNull(),
  first_day: day().notNull(),
  last_day: day().notNull(),
});
