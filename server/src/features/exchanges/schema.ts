import { asMigrated, id, moment } from '../../core/database/columns.ts';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
  uuid,
} from '../../core/database/drizzle.ts';

export const exchanges = pgTable('exchanges', {
  id: id(),
  key: text().notNull(),
  name: text().notNull(),
  kind: text()
    .$type<'arbeitsagentur' | 'xml' | 'json' | 'table' | 'career-page' | 'upload'>()
    .notNull(),
  logo: text(),
  settings: jsonb().notNull().default(asMigrated),
  active: boolean().notNull().default(asMigrated),
  daily_at: time().notNull().default(asMigrated),
  rank: smallint().notNull().default(asMigrated),
  user_id: integer(),
  import_result_token_hash: text(),
  created_at: moment().notNull().default(asMigrated),
  last_updated: moment().notNull().default(asMigrated),
});

export const exchangeRuns = pgTable('exchange_runs', {
  id: id(),
  exchange_id: integer().notNull(),
  trigger: text().$type<'daily' | 'first' | 'demand' | 'command' | 'upload'>().notNull(),
  started_by: integer(),
  state: text()
    .$type<
      'waiting' | 'running' | 'held' | 'done' | 'dismissed' | 'failed' | 'stopped' | 'set-aside'
    >()
    .notNull()
    .default(asMigrated),
  reason: text().notNull().default(asMigrated),
  detail: text().notNull().default(asMigrated),
  created_at: moment().notNull().default(asMigrated),
  started_at: moment(),
  finished_at: moment(),
  lease: uuid(),
  leased_until: moment(),
  stop_requested: boolean().notNull().default(asMigrated),
  cursor: jsonb(),
  fetched: boolean().notNull().default(asMigrated),
  announced: integer(),
  created: integer().notNull().default(asMigrated),
  changed: integer().notNull().default(asMigrated),
  unchanged: integer().notNull().default(asMigrated),
  duplicate: integer().notNull().default(asMigrated),
  rejected: integer().notNull().default(asMigrated),
  left_alone: integer().notNull().default(asMigrated),
  gone: integer().notNull().default(asMigrated),
  decided_by: integer(),
  in_hand: jsonb(),
});

export const exchangeFeedVersions = pgTable('exchange_feed_versions', {
  exchange_id: integer().notNull(),
  etag: text().notNull().default(asMigrated),
  last_modified: text().notNull().default(asMigrated),
  exchange_updated: moment().notNull(),
  read_by: text().notNull(),
  read_at: moment().notNull().default(asMigrated),
});

export const exchangeImportResults = pgTable('exchange_import_results', {
  run_id: integer().notNull(),
  external_id: text().notNull(),
  title: text().notNull().default(asMigrated),
  company: text().notNull().default(asMigrated),
  outcome: text()
    .$type<'created' | 'changed' | 'unchanged' | 'duplicate' | 'rejected' | 'left-alone' | 'gone'>()
    .notNull(),
  reason: text().notNull().default(asMigrated),
  detail: text().notNull().default(asMigrated),
  job_ad_id: integer(),
  duplicate_of: integer(),
  was_shown: boolean().notNull().default(asMigrated),
});

export const exchangeRecords = pgTable('exchange_records', {
  id: id(),
  exchange_id: integer().notNull(),
  external_id: text().notNull(),
  raw: jsonb().notNull(),
  hash: text().notNull(),
  stamp: text().notNull().default(asMigrated),
  state: text().$type<'shown' | 'duplicate' | 'rejected' | 'gone'>().notNull(),
  reason: text().notNull().default(asMigrated),
  job_ad_id: integer(),
  had_ad: boolean().notNull().default(asMigrated),
  duplicate_of: integer(),
  logo_tried: boolean().notNull().default(asMigrated),
  first_seen: moment().notNull().default(asMigrated),
  changed_at: moment().notNull().default(asMigrated),
  was_private: boolean().notNull().default(asMigrated),
  start_year: smallint(),
});

export const exchangeSplits = pgTable('exchange_splits', {
  record_id: integer().notNull(),
  job_ad_id: integer().notNull(),
});

export const exchangeLeftOut = pgTable('exchange_left_out', {
  exchange_id: integer().notNull(),
  external_id: text().notNull(),
  mark: text().notNull(),
  since: moment().notNull().default(asMigrated),
});

export const importHostTurns = pgTable('import_host_turns', {
  host: text().notNull(),
  place: smallint().notNull(),
  lease: uuid().notNull(),
  leased_until: moment().notNull(),
  began_at: moment().notNull(),
});
