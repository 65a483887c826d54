import { asMigrated, moment, xid8 } from './columns.ts';
import { bigint, boolean, integer, pgTable, text } from './drizzle.ts';

export const migrations = pgTable('migrations', {
  name: text().notNull(),
  applied_at: moment().notNull().default(asMigrated),
});

export const marks = pgTable('marks', {
  name: text().notNull(),
  made_at: moment().notNull().default(asMigrated),
});

export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  subject: text().$type<'job_ad' | 'catalogue' | 'vocabulary' | 'page'>().notNull(),
  subject_id: integer().notNull(),
  transaction_id: xid8().notNull().default(asMigrated),
  changed_at: moment().notNull().default(asMigrated),
  low_priority: boolean().notNull().default(asMigrated),
});
