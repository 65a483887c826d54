import { moment } from '../../core/database/columns.ts';
import { integer, pgTable } from '../../core/database/drizzle.ts';

export const partnerFeeds = pgTable('partner_feeds', {
  user_id: integer().notNull(),
  since: moment().notNull(),
});
