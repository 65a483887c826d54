import { asMigrated, id, moment } from '../../core/database/columns.ts';
import { boolean, integer, pgTable, smallint, text } from '../../core/database/drizzle.ts';

export const professions = pgTable('professions', {
  id: id(),
  name: text().notNull(),
});

export const jobNames = pgTable('job_names', {
  id: id(),
  name: text().notNull(),
  kind: text()
    .$type<'dual' | 'school' | 'study' | 'special' | 'internship' | 'other'>()
    .notNull()
    .default(asMigrated),
  kldb: text(),
  profession_id: integer(),
  mapping_id: integer(),
  blocked: boolean().notNull().default(asMigrated),
  external: boolean().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
  name_lower: text().notNull().generatedAlwaysAs(asMigrated),
  unused_since: moment(),
});

export const jobNameSynonyms = pgTable('job_name_synonyms', {
  job_name_id: integer().notNull(),
  synonym: text().notNull(),
  in_title: boolean().notNull().default(asMigrated),
});

export const jobNameBrafoFields = pgTable('job_name_brafo_fields', {
  job_name_id: integer().notNull(),
  brafo_field_id: integer().notNull(),
});

export const brafoFields = pgTable('brafo_fields', {
  id: id(),
  number: smallint().notNull(),
  description: text().notNull(),
  draft: boolean().notNull().default(asMigrated),
});

export const catalogueGiven = pgTable('catalogue_given', {
  name: text().notNull(),
  alias: text().notNull().default(asMigrated),
});
