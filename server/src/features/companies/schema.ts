import type { CompanyLockReason } from '@lehrpfad/contract/companies/lock-options.ts';
import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, pgTable, smallint, text } from '../../core/database/drizzle.ts';

export const companies = pgTable('companies', {
  id: id(),
  name: text().notNull(),
  logo: text(),
  weblink: text().notNull().default(asMigrated),
  locked: boolean().notNull().default(asMigrated),
  external: boolean().notNull().default(asMigrated),
  address_id: integer(),
  user_id: integer(),
  created_at: moment().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
  folded_name: text().notNull().generatedAlwaysAs(asMigrated),
  employer_key: text().notNull().generatedAlwaysAs(asMigrated),
  closed_at: moment(),
  closed_user_id: integer(),
  lock_reason: text().$type<CompanyLockReason>(),
  lock_note: text().notNull().default(asMigrated),
  locked_at: moment(),
  employer_stem: text().notNull().generatedAlwaysAs(asMigrated),
  cover: text(),
  cover_alt: text().notNull().default(asMigrated),
});

export const addresses = pgTable('addresses', {
  id: id(),
  street: text().notNull(),
  additional: text().notNull().default(asMigrated),
  place_id: integer().notNull(),
  created_at: moment().notNull().default(asMigrated),
});

export const companyProfessions = pgTable('company_professions', {
  company_id: integer().notNull(),
  profession_id: integer().notNull(),
});

export const companyAllowedApprenticeships = pgTable('company_allowed_apprenticeships', {
  company_id: integer().notNull(),
  job_name_id: integer().notNull(),
});

export const companyContactPersons = pgTable('company_contact_persons', {
  company_id: integer().notNull(),
  contact_person_id: integer().notNull(),
});

export const apprenticeshipRequests = pgTable('apprenticeship_requests', {
  id: id(),
  company_id: integer().notNull(),
  other: text().notNull().default(asMigrated),
  message: text().notNull().default(asMigrated),
  status: smallint().notNull().default(asMigrated),
  answer: text().notNull().default(asMigrated),
  created_at: moment().notNull(),
  decided_at: moment(),
  decided_by: integer(),
});

export const apprenticeshipRequestNames = pgTable('apprenticeship_request_names', {
  request_id: integer().notNull(),
  job_name_id: integer().notNull(),
  asked: boolean().notNull(),
  accepted: boolean().notNull().default(asMigrated),
});

export const branchChecks = pgTable('branch_checks', {
  id: id(),
  company_id: integer().notNull(),
  name: text().notNull(),
  folded_name: text().notNull(),
  town_id: integer(),
  verdict: smallint().notNull(),
  reason: text().notNull().default(asMigrated),
  user_id: integer(),
  at: moment().notNull().default(asMigrated),
  told: boolean().notNull().default(asMigrated),
});

export const adsOfClosedBranches = pgTable('ads_of_closed_branches', {
  job_ad_id: integer().notNull(),
  company_id: integer().notNull(),
});
