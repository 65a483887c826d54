import { asMigrated, id } from '../../core/database/columns.ts';
import { doublePrecision, integer, pgTable, text } from '../../core/database/drizzle.ts';

export const districts = pgTable('districts', {
  name: text().notNull(),
  state: text().notNull(),
  /** Key of a part of the state (`areas` of the region). */
  region: text(),
});

export const towns = pgTable('towns', {
  id: id(),
  name: text().notNull(),
  district: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  population: integer(),
  folded_name: text().notNull().generatedAlwaysAs(asMigrated),
  municipality: text(),
});

export const townParts = pgTable('town_parts', {
  town_id: integer().notNull(),
  name: text().notNull(),
  postcode: text().notNull().default(asMigrated),
});

export const townAliases = pgTable('town_aliases', {
  town_id: integer().notNull(),
  alias: text().notNull(),
});

export const places = pgTable('places', {
  id: id(),
  town_id: integer().notNull(),
  postcode: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  use: text()
    .$type<'main' | 'street' | 'outdated' | 'box' | 'unknown'>()
    .notNull()
    .default(asMigrated),
});
