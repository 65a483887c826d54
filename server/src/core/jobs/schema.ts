import { asMigrated, moment } from '../database/columns.ts';
import { pgTable, smallint, text, uuid } from '../database/drizzle.ts';

export const jobRuns = pgTable('job_runs', {
  name: text().notNull(),
  token: uuid(),
  leased_until: moment(),
  deaths: smallint().notNull().default(asMigrated),
  suspended_in: text(),
  suspended_at: moment(),
});
