import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, pgTable, text } from '../../core/database/drizzle.ts';

export const backgroundImages = pgTable('background_images', {
  id: id(),
  file: text().notNull(),
  visible: boolean().notNull().default(asMigrated),
  deleted: boolean().notNull().default(asMigrated),
  created_at: moment().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
});

/** Copies of pictures that were deleted within the last hour. */
export const deletedBackgroundImages = pgTable('deleted_background_images', {
  id: integer().notNull(),
  file: text().notNull(),
  deleted_at: moment().notNull(),
});
