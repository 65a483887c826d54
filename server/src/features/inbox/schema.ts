import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import { asMigrated, day, moment } from '../../core/database/columns.ts';
import { integer, pgTable, text } from '../../core/database/drizzle.ts';

export const inboxNotes = pgTable('inbox_notes', {
  kind: text().$type<InboxKind>().notNull(),
  object_id: integer().notNull(),
  assigned_to: integer(),
  note: text().notNull().default(asMigrated),
  waiting_until: day(),
  last_updated: moment().notNull(),
  settled_at: moment(),
});
