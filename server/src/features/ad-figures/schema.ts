import { asMigrated, bytea, day, moment } from '../../core/database/columns.ts';
import { integer, pgTable } from '../../core/database/drizzle.ts';

const count = () => integer().notNull().default(asMigrated);

export const adDailyCounts = pgTable('ad_daily_counts', {
  day: day().notNull(),
  job_ad_id: integer().notNull(),
  company_id: integer().notNull(),
  shown: count(),
  saved: count(),
  contacted: count(),
  shared: count(),
  from_results: count(),
  from_start: count(),
  from_company: count(),
  from_event: count(),
  from_page: count(),
  from_favourites: count(),
  from_direct: count(),
});

export const figureMails = pgTable('figure_mails', {
  user_id: integer().notNull(),
  since: moment().notNull(),
  told_month: day(),
});

export const figureMailLinks = pgTable('figure_mail_links', {
  token_hash: bytea().notNull(),
  user_id: integer().notNull(),
  created_at: moment().notNull(),
});
