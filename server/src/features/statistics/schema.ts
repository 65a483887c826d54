import { asMigrated, bytea, day } from '../../core/database/columns.ts';
import { bigint, integer, pgTable, text } from '../../core/database/drizzle.ts';

export const dailyCounts = pgTable('daily_counts', {
  day: day().notNull(),
  dimension: text().notNull(),
  value: text().notNull().default(asMigrated),
  count: integer().notNull(),
});

export const monthlyCounts = pgTable('monthly_counts', {
  month: day().notNull(),
  dimension: text().notNull(),
  value: text().notNull().default(asMigrated),
  count: bigint({ mode: 'number' }).$type<unknown>().notNull(),
});

export const waitingTerms = pgTable('waiting_terms', {
  day: day().notNull(),
  term_hash: bytea().notNull(),
  count: integer().notNull(),
  callers: integer().notNull(),
});

export const termCallers = pgTable('term_callers', {
  day: day().notNull(),
  term_hash: bytea().notNull(),
  caller_hash: bytea().notNull(),
});

export const callerKeys = pgTable('caller_keys', {
  day: day().notNull(),
  key: bytea().notNull(),
});
