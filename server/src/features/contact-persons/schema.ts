import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { integer, pgTable, text } from '../../core/database/drizzle.ts';

export const contactPersons = pgTable('contact_persons', {
  id: id(),
  user_id: integer(),
  company_id: integer(),
  first_name: text().notNull().default(asMigrated),
  last_name: text().notNull(),
  role: text().notNull().default(asMigrated),
  email: text().notNull().default(asMigrated),
  phone: text().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
});

export const deletedContactPersons = pgTable('deleted_contact_persons', {
  id: integer().notNull(),
  user_id: integer().notNull(),
  deleted_by: integer().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  role: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  companies: integer().array().notNull(),
  job_ads: integer().array().notNull().default(asMigrated),
  deleted_at: moment().notNull(),
});
