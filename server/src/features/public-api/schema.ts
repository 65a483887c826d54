import { asMigrated, bytea, day, moment, xid8 } from '../../core/database/columns.ts';
import { bigint, boolean, integer, pgTable, text, uuid } from '../../core/database/drizzle.ts';

export const publicChanges = pgTable('public_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  subject: text().$type<'ad' | 'event' | 'company'>().notNull(),
  subject_id: integer().notNull(),
  was_public: boolean().notNull().default(asMigrated),
  transaction_id: xid8().notNull().default(asMigrated),
  changed_at: moment().notNull().default(asMigrated),
});

export const publicChangeFeed = pgTable('public_change_feed', {
  id: uuid().notNull().default(asMigrated),
});

export const apiKeys = pgTable('api_keys', {
  id: integer().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  purpose: text().notNull(),
  key_hash: bytea().notNull(),
  key_start: text().notNull(),
  created_at: moment().notNull(),
  last_used_on: day(),
  blocked_at: moment(),
  block_reason: text().notNull().default(asMigrated),
  note: text().notNull().default(asMigrated),
  webhook_allowed: boolean().notNull().default(asMigrated),
  webhook_reason: text().notNull().default(asMigrated),
  last_updated: moment().notNull(),
});

export const apiKeyLinks = pgTable('api_key_links', {
  token_hash: bytea().notNull(),
  email: text().notNull(),
  purpose: text(),
  created_at: moment().notNull(),
});

export const webhooks = pgTable('webhooks', {
  key_id: integer().notNull(),
  url: text().notNull(),
  secret: bytea().notNull(),
  cursor: text().notNull(),
  created_at: moment().notNull(),
  leased_until: moment().notNull(),
  failing_since: moment(),
  stopped_at: moment(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: integer().generatedAlwaysAsIdentity(),
  key_id: integer().notNull(),
  body: text().notNull(),
  changes: integer().notNull(),
  created_at: moment().notNull(),
  attempts: integer().notNull().default(asMigrated),
  error: text().notNull().default(asMigrated),
  sent_at: moment(),
  next_at: moment(),
});
