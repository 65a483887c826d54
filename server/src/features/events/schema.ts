import type { CleanHtml } from '../../core/html/clean-html.ts';
import { asMigrated, day, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, pgTable, smallint, text, time } from '../../core/database/drizzle.ts';

export const events = pgTable('events', {
  id: id(),
  title: text().notNull(),
  logo: text(),
  description: text().$type<CleanHtml>().notNull().default(asMigrated),
  weblink: text().notNull().default(asMigrated),
  start_date: day().notNull(),
  end_date: day().notNull(),
  start_time: time(),
  end_time: time(),
  audiences: text().array().notNull().default(asMigrated),
  status: smallint().notNull().default(asMigrated),
  declined_message: text().notNull().default(asMigrated),
  digital: boolean().notNull().default(asMigrated),
  deleted: boolean().notNull().default(asMigrated),
  company_id: integer(),
  address_id: integer(),
  created_at: moment().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
  folded_title: text().notNull().generatedAlwaysAs(asMigrated),
  calendar_sequence: integer().notNull().default(asMigrated),
  calendar_changed_at: moment().notNull().default(asMigrated),
});

export const withdrawnEvents = pgTable('withdrawn_events', {
  event_id: integer().notNull(),
  title: text().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  start_time: time(),
  end_time: time(),
  audiences: text().array().notNull().default(asMigrated),
  withdrawn_at: moment().notNull().default(asMigrated),
});

export const eventVersions = pgTable('event_versions', {
  event_id: integer().notNull(),
  title: text().notNull(),
  logo: text(),
  description: text().$type<CleanHtml>().notNull().default(asMigrated),
  weblink: text().notNull().default(asMigrated),
  start_date: day().notNull(),
  end_date: day().notNull(),
  start_time: time(),
  end_time: time(),
  audiences: text().array().notNull().default(asMigrated),
  company_id: integer(),
  status: smallint().$type<1 | 3>().notNull().default(asMigrated),
  declined_message: text().notNull().default(asMigrated),
});
