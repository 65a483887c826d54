import { bytea, moment } from '../database/columns.ts';
import { pgTable, text } from '../database/drizzle.ts';

export const attempts = pgTable('attempts', {
  key: bytea().notNull(),
  made_at: moment().notNull(),
});

export const secretKeys = pgTable('secret_keys', {
  name: text().notNull(),
  key: bytea().notNull(),
});
