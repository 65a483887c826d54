import type { JobType } from '@lehrpfad/contract/core/options.ts';
import type { CleanHtml } from '../../core/html/clean-html.ts';
import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { AdLockReason } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import { asMigrated, bytea, day, id, moment } from '../../core/database/columns.ts';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from '../../core/database/drizzle.ts';

export const jobAds = pgTable('job_ads', {
  id: id(),
  company_id: integer().notNull(),
  title: text().notNull(),
  job_name_id: integer().notNull(),
  profession_id: integer(),
  contact_person_id: integer(),
  job_type: smallint().$type<JobType>().notNull(),
  details: text().$type<CleanHtml>().notNull().default(asMigrated),
  annotation: text().$type<CleanHtml>().notNull().default(asMigrated),
  pay_year_1: smallint(),
  pay_year_2: smallint(),
  pay_year_3: smallint(),
  pay_year_4: smallint(),
  certificate: text().notNull().default(asMigrated),
  working_time: text().array().notNull().default(asMigrated),
  total_places: smallint(),
  free_places: smallint(),
  application_ways: text().array().notNull().default(asMigrated),
  application_url: text().notNull().default(asMigrated),
  application_documents: text().array().notNull().default(asMigrated),
  application_deadline: day(),
  reply_days: smallint(),
  trial_day: boolean().notNull().default(asMigrated),
  typical_day: text().notNull().default(asMigrated),
  internship_weeks: jsonb().$type<readonly InternshipWeek[]>().notNull().default(asMigrated),
  job_start: day(),
  job_end: day(),
  availability_start_date: day(),
  availability_end_date: day(),
  published: boolean().notNull().default(asMigrated),
  publish_date: day(),
  waiting: boolean().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
  last_updated_by: integer(),
  external: text().notNull().default(asMigrated),
  source: text(),
  source_id: text(),
  ba_id: text().notNull().default(asMigrated),
  template_id: uuid(),
  accepted: boolean().notNull().default(asMigrated),
  title_lower: text().notNull().generatedAlwaysAs(asMigrated),
  source_url: text().notNull().default(asMigrated),
  source_date: day(),
  lock_reason: text().$type<AdLockReason>(),
  lock_note: text().notNull().default(asMigrated),
  locked_at: moment(),
  ended_on: day(),
  shown_at: moment(),
  filled_on: day(),
});

export const jobAdFiles = pgTable('job_ad_files', {
  id: id(),
  job_ad_id: integer().notNull(),
  name: text().notNull(),
  file: text().notNull(),
  size: integer().notNull(),
  position: smallint().notNull().default(asMigrated),
});

export const lockedAdTexts = pgTable('locked_ad_texts', {
  id: id(),
  job_ad_id: integer(),
  company_id: integer(),
  user_id: integer(),
  job_type: smallint().$type<JobType>().notNull(),
  job_name_id: integer(),
  title_key: text().notNull(),
  text_key: text().notNull(),
  lock_reason: text().$type<AdLockReason>().notNull(),
  lock_note: text().notNull(),
  locked_at: moment().notNull(),
});

export const importedCounts = pgTable('imported_counts', {
  day: day().notNull(),
  source: text().notNull(),
  job_type: smallint().$type<JobType>().notNull(),
  count: integer().notNull(),
});

export const jobAdDrafts = pgTable('job_ad_drafts', {
  id: id(),
  user_id: integer().notNull(),
  content: jsonb().notNull(),
  created_at: moment().notNull(),
  last_updated: moment().notNull(),
});

export const adEndNotices = pgTable('ad_end_notices', {
  job_ad_id: integer().notNull(),
  ends_on: day().notNull(),
  days: smallint().$type<14 | 3>().notNull(),
});

export const adLinks = pgTable('ad_links', {
  token_hash: bytea().notNull(),
  job_ad_id: integer().notNull(),
  user_id: integer().notNull(),
  action: text().$type<AdAction | 'move'>().notNull(),
  created_at: moment().notNull(),
  used_at: moment(),
  undone_at: moment(),
  before: jsonb(),
  changed_at: moment(),
});
