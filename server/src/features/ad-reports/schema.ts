import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { ReportOutcome, ReportReason } from '@lehrpfad/contract/ad-reports/options.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { asMigrated, moment } from '../../core/database/columns.ts';
import { integer, jsonb, pgTable, text } from '../../core/database/drizzle.ts';

export const adReports = pgTable('ad_reports', {
  id: integer().generatedAlwaysAsIdentity(),
  job_ad_id: integer().notNull(),
  ad: jsonb().$type<AdReport['Ad']>().notNull(),
  reason: text().$type<ReportReason>().notNull(),
  text: text().notNull().default(asMigrated),
  mail: text().notNull().default(asMigrated),
  language: text().$type<Language>().notNull().default(asMigrated),
  created_at: moment().notNull(),
  outcome: text().$type<ReportOutcome>(),
  answer: text().notNull().default(asMigrated),
  decided_at: moment(),
  decided_by: integer(),
  last_updated: moment().notNull(),
});
