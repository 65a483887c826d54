import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { pgTable, smallint, text } from '../../core/database/drizzle.ts';

export const searchVocabulary = pgTable('search_vocabulary', {
  id: id(),
  kind: text().$type<'noise' | 'kept' | 'synonym' | 'reading'>().notNull(),
  term: text().notNull(),
  folded: text().notNull(),
  meanings: text().array().notNull().default(asMigrated),
  brafo: smallint().array().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
});
