import type { ColleagueRole } from '@lehrpfad/contract/team/options.ts';
import { bytea, id, moment } from '../../core/database/columns.ts';
import { integer, pgTable, text } from '../../core/database/drizzle.ts';

export const accountMembers = pgTable('account_members', {
  user_id: integer().notNull(),
  account_id: integer().notNull(),
  role: text().$type<ColleagueRole>().notNull(),
  branches: integer().array(),
  created_at: moment().notNull(),
});

export const accountInvitations = pgTable('account_invitations', {
  id: id(),
  account_id: integer().notNull(),
  email: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  role: text().$type<ColleagueRole>().notNull(),
  branches: integer().array(),
  token_hash: bytea(),
  created_at: moment().notNull(),
  last_sent_at: moment().notNull(),
  expires_at: moment().notNull(),
});

export const accountTransfers = pgTable('account_transfers', {
  account_id: integer().notNull(),
  user_id: integer().notNull(),
  token_hash: bytea().notNull(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
});
