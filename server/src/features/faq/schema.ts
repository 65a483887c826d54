import type { CleanHtml } from '../../core/html/clean-html.ts';
import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, jsonb, pgTable, smallint, text } from '../../core/database/drizzle.ts';

export const faqCategories = pgTable('faq_categories', {
  id: id(),
  key: text().notNull(),
});

export const faqEntries = pgTable('faq_entries', {
  id: id(),
  title: text().notNull(),
  description: text().$type<CleanHtml>().notNull(),
  public: boolean().notNull().default(asMigrated),
  order: integer().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
  plain_description: text().$type<CleanHtml>(),
});

/** Copies of entries that were deleted within the last hour. */
export const deletedFaqEntries = pgTable('deleted_faq_entries', {
  id: integer().notNull(),
  title: text().notNull(),
  description: text().$type<CleanHtml>().notNull(),
  plain_description: text().$type<CleanHtml>(),
  public: boolean().notNull(),
  order: integer().notNull(),
  categories: integer().array().notNull(),
  files: jsonb().$type<readonly { readonly file: string }[]>().notNull(),
  deleted_at: moment().notNull(),
});

/** An entry of a deleted category. */
export interface FormerEntry {
  readonly id: number;
  /** After the deletion. */
  readonly last_updated: string;
  /** Whether it has got the replacement by the deletion. */
  readonly is_moved: boolean;
}

/** Copies of categories that were deleted within the last hour. */
export const deletedFaqCategories = pgTable('deleted_faq_categories', {
  id: integer().notNull(),
  key: text().notNull(),
  entries: jsonb().$type<readonly FormerEntry[]>().notNull(),
  replacement: integer(),
  deleted_at: moment().notNull(),
});

export const faqEntryCategories = pgTable('faq_entry_categories', {
  faq_entry_id: integer().notNull(),
  faq_category_id: integer().notNull(),
});

export const faqFiles = pgTable('faq_files', {
  id: id(),
  faq_entry_id: integer().notNull(),
  name: text().notNull(),
  file: text().notNull(),
  position: smallint().notNull().default(asMigrated),
  size: integer().notNull().default(asMigrated),
  type: text().notNull().default(asMigrated),
});
