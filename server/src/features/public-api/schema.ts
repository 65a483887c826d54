import { asMigrated, moment, xid8 } from '../../core/database/columns.ts';
import { bigint, boolean, integer, pgTable, text, uuid } from '../../core/database/drizzle.ts';

export const publicChanges = pgTable('public_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  subject: text().$type<'ad' | 'event' | 'company'>().notNull(),
  subject_id: integer().notNull(),
  was_public: boolean().notNull().default(asMigrated),
  transaction_id: xid8().notNull().default(asMigrated),
  changed_at: moment().notNull().default(asMigrated),
});

export const publicChangeFeed = pgTable('public_change_feed', {
  id: uuid().notNull().default(asMigrated),
});
