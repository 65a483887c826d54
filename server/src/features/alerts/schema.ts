import type { Rhythm } from '@lehrpfad/contract/alerts/options.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { asMigrated, bytea, day, moment } from '../../core/database/columns.ts';
import { integer, pgTable, text } from '../../core/database/drizzle.ts';

export const alerts = pgTable('alerts', {
  id: integer().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  search: text().notNull(),
  rhythm: text().$type<Rhythm>().notNull(),
  language: text().$type<Language>().notNull().default(asMigrated),
  created_at: moment().notNull(),
  token_hash: bytea(),
  confirmed_at: moment(),
  told_until: moment(),
  due_on: day(),
  ends_on: day(),
});

export const alertLinks = pgTable('alert_links', {
  token_hash: bytea().notNull(),
  alert_id: integer().notNull(),
  created_at: moment().notNull(),
});
