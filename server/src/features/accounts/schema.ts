import type { Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import { asMigrated, bytea, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, pgTable, smallint, text, uuid } from '../../core/database/drizzle.ts';

export const users = pgTable('users', {
  id: id(),
  email: text().notNull(),
  first_name: text().notNull().default(asMigrated),
  last_name: text().notNull().default(asMigrated),
  salutation: smallint().$type<1 | 2 | 3>().notNull().default(asMigrated),
  permission: smallint().$type<Permission>().notNull(),
  password_hash: text(),
  active: boolean().notNull().default(asMigrated),
  validated: boolean().notNull().default(asMigrated),
  setup_complete: boolean().notNull().default(asMigrated),
  created_at: moment().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
  folded: text().notNull().generatedAlwaysAs(asMigrated),
});

export const editorInvitations = pgTable('editor_invitations', {
  id: id(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  salutation: smallint().$type<1 | 2 | 3>().notNull().default(asMigrated),
  created_at: moment().notNull().default(asMigrated),
  last_sent_at: moment(),
});

export const accountLinks = pgTable('account_links', {
  id: id(),
  token_hash: bytea().notNull(),
  purpose: text().$type<'reset' | 'activation' | 'email' | 'invitation'>().notNull(),
  user_id: integer(),
  editor_invitation_id: integer(),
  new_email: text(),
  created_at: moment().notNull().default(asMigrated),
  expires_at: moment().notNull(),
});

export const sessions = pgTable('sessions', {
  id: uuid().notNull(),
  user_id: integer().notNull(),
  created_at: moment().notNull().default(asMigrated),
  last_used_at: moment().notNull().default(asMigrated),
  number: id(),
  device: text().notNull().default(asMigrated),
});

export const accessTokens = pgTable('access_tokens', {
  token_hash: bytea().notNull(),
  session_id: uuid().notNull(),
  expires_at: moment().notNull(),
});

export const refreshTokens = pgTable('refresh_tokens', {
  token_hash: bytea().notNull(),
  session_id: uuid().notNull(),
  parent_hash: bytea(),
  used_at: moment(),
});

export const knownDevices = pgTable('known_devices', {
  hash: bytea().notNull(),
  user_id: integer().notNull(),
  created_at: moment().notNull(),
  last_used_at: moment().notNull(),
});
