import { asMigrated, id, moment } from '../database/columns.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { boolean, jsonb, pgTable, smallint, text } from '../database/drizzle.ts';

export const mails = pgTable('mails', {
  id: id(),
  kind: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: jsonb(),
  once_key: text(),
  message_id: text(),
  state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default(asMigrated),
  attempts: smallint().notNull().default(asMigrated),
  due_at: moment(),
  last_error: text(),
  created_at: moment().notNull().default(asMigrated),
  sent_at: moment(),
  reply_to: text(),
  in_hand: boolean().notNull().default(asMigrated),
  deaths: smallint().notNull().default(asMigrated),
  unsubscribe_url: text(),
  language: text().$type<Language>().notNull().default(asMigrated),
});
