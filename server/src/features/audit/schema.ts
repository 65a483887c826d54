import type { AuditAction } from '@lehrpfad/contract/audit/options.ts';
import type { AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { integer, jsonb, pgTable, text } from '../../core/database/drizzle.ts';

export const auditEntries = pgTable('audit_entries', {
  id: id(),
  at: moment().notNull().default(asMigrated),
  user_id: integer(),
  user_name: text().notNull(),
  action: text().$type<AuditAction>().notNull(),
  subject: text().$type<AuditSubject>().notNull(),
  subject_id: integer().notNull(),
  subject_name: text().notNull(),
  before: jsonb(),
  after: jsonb(),
  reason: text().notNull().default(asMigrated),
});

export const accountChanges = pgTable('account_changes', {
  id: id(),
  account_id: integer().notNull(),
  at: moment().notNull().default(asMigrated),
  user_id: integer(),
  user_name: text().notNull(),
  action: text().$type<AuditAction>().notNull(),
  subject: text().$type<AuditSubject>().notNull(),
  subject_id: integer().notNull(),
  subject_name: text().notNull(),
  fields: text().array().notNull().default(asMigrated),
});
