import type { Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import { asMigrated, bytea, id, moment } from '../../core/database/columns.ts';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from '../../core/database/drizzle.ts';

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
  permission: smallint().$type<1 | 2>().notNull().default(asMigrated),
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
  confirmed_at: moment(),
  challenge: text(),
  challenge_at: moment(),
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

export const totpSecrets = pgTable('totp_secrets', {
  user_id: integer().notNull(),
  secret: bytea(),
  pending_secret: bytea(),
  pending_at: moment(),
  created_at: moment(),
  last_used_at: moment(),
  last_step: integer().notNull().default(asMigrated),
});

export const passkeys = pgTable('passkeys', {
  id: id(),
  user_id: integer().notNull(),
  credential_id: bytea().notNull(),
  public_key: bytea().notNull(),
  sign_count: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().notNull(),
  name: text().notNull(),
  created_at: moment().notNull(),
  last_used_at: moment(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  code_hash: bytea().notNull(),
  user_id: integer().notNull(),
});

export const pendingLogins = pgTable('pending_logins', {
  token_hash: bytea().notNull(),
  user_id: integer().notNull(),
  password_mark: bytea().notNull(),
  tries: smallint().notNull().default(asMigrated),
  challenge: text(),
  expires_at: moment().notNull(),
});
