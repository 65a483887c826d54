import type { CleanHtml } from '../../core/html/clean-html.ts';
import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { pgTable, text } from '../../core/database/drizzle.ts';

export const plainTexts = pgTable('plain_texts', {
  id: id(),
  page: text().notNull(),
  html: text().$type<CleanHtml>().notNull(),
  last_updated: moment().notNull().default(asMigrated),
});
