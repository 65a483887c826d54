import { asMigrated, moment } from '../../core/database/columns.ts';
import { pgTable, smallint, text } from '../../core/database/drizzle.ts';

export const chambers = pgTable('chambers', {
  id: smallint().notNull(),
  name: text().notNull(),
  street: text().notNull().default(asMigrated),
  postcode: text().notNull().default(asMigrated),
  city: text().notNull().default(asMigrated),
  phone: text().notNull().default(asMigrated),
  website: text().notNull().default(asMigrated),
  email: text().notNull(),
  last_updated: moment().notNull().default(asMigrated),
});

export const chamberContacts = pgTable('chamber_contacts', {
  chamber_id: smallint().notNull(),
  position: smallint().$type<1 | 2>().notNull(),
  first_name: text().notNull().default(asMigrated),
  last_name: text().notNull(),
  role: text().notNull().default(asMigrated),
  phone: text().notNull().default(asMigrated),
  email: text().notNull().default(asMigrated),
});
