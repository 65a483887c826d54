import { asMigrated, bytea, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, pgTable, smallint, text } from '../../core/database/drizzle.ts';

export const companyRequests = pgTable('company_requests', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  weblink: text().notNull().default(asMigrated),
  salutation: smallint().$type<1 | 2 | 3>().notNull().default(asMigrated),
  first_name: text().notNull(),
  last_name: text().notNull(),
  street: text().notNull(),
  additional: text().notNull().default(asMigrated),
  place_id: integer().notNull(),
  status: smallint().notNull().default(asMigrated),
  account_status: smallint().notNull().default(asMigrated),
  resend: integer().notNull().default(asMigrated),
  last_sent_at: moment(),
  declined_message: text().notNull().default(asMigrated),
  user_id: integer(),
  created_at: moment().notNull().default(asMigrated),
  folded: text().notNull().generatedAlwaysAs(asMigrated),
  declined_at: moment(),
  joined: boolean().notNull().default(asMigrated),
});

export const companyRequestApprenticeships = pgTable('company_request_apprenticeships', {
  company_request_id: integer().notNull(),
  job_name_id: integer().notNull(),
});

export const companyRequestQuestions = pgTable('company_request_questions', {
  id: id(),
  company_request_id: integer().notNull(),
  question: text().notNull(),
  asked_at: moment().notNull(),
  asked_by: integer(),
  expires_at: moment().notNull(),
  token_hash: bytea().notNull(),
  reminder_hash: bytea(),
  reminded_at: moment(),
  answer: text().notNull().default(asMigrated),
  answered_at: moment(),
});
