import { bytea, moment } from '../../database/columns.ts';
import { pgTable, text } from '../../database/drizzle.ts';

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text().notNull(),
  content: text().notNull(),
  answer: bytea().notNull(),
  made_at: moment().notNull(),
});
