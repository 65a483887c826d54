import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { outcomes, runStates, runTriggers } from './options.ts';
import {
  boundedString,
  id,
  idParameter,
  isoDate,
  pageOf,
  pageParameter,
  searchText,
  tick,
} from '../core/fields.ts';
import { limits } from '../core/limits.ts';

const count = z.int().nonnegative();
const moment = z.iso.datetime({ offset: true });
const byId = z.object({ id: idParameter });

/** A run of an exchange. */
export const exchangeRun = z.object({
  id,
  /** Id of its exchange. */
  exchange: id,
  trigger: z.enum(runTriggers),
  state: z.enum(runStates.map(({ key }) => key)),
  /** Code of options.ts: why it is held, has failed or is set aside. */
  reason: z.string(),
  /** Technical details of the reason. */
  detail: z.string(),
  /** Names of the persons who started the run and who decided about it; empty if there was none. */
  started_by: z.string(),
  decided_by: z.string(),
  created_at: moment,
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  stop_requested: z.boolean(),
  /** Whether all records have been read, so that only withdrawing ads that are no longer offered remains. */
  fetched: z.boolean(),
  /** Number of records that the exchange announces. */
  announced: count.nullable(),
  /** Number of records that were read. */
  records: count,
  counts: z.object({
    created: count,
    changed: count,
    unchanged: count,
    duplicate: count,
    rejected: count,
    'left-alone': count,
    gone: count,
  }),
});

export type ExchangeRun = z.infer<typeof exchangeRun>;

/** A run with the data that editors need for a decision. */
export const fullRun = exchangeRun.extend({
  exchange_name: z.string(),
  /** Records that could be read in the last good run before it. */
  last_good: count.nullable(),
  /** Number of ads that a held run would take down. */
  would_go: count,
  /** The record during which the server crashed, for a run that is set aside; null if unknown. */
  in_hand: z.object({ number: count, external_id: z.string() }).nullable(),
});

export type FullRun = z.infer<typeof fullRun>;

export const startRun = endpoint({
  method: 'POST',
  path: 'exchanges/:id/runs/',
  access: 'editor',
  summary: 'Has an exchange read now',
  params: byId,
  response: fullRun,
});

export const listRuns = endpoint({
  method: 'GET',
  path: 'exchanges/:id/runs/',
  access: 'editor',
  summary: 'Runs of an exchange, the latest first, 20 a page',
  params: byId,
  query: z.object({ page: pageParameter }),
  response: pageOf(exchangeRun),
});

export const readRun = endpoint({
  method: 'GET',
  path: 'exchanges/runs/:id/',
  access: 'editor',
  summary: 'One run, and how far it is',
  params: byId,
  response: fullRun,
});

export const stopRun = endpoint({
  method: 'POST',
  path: 'exchanges/runs/:id/stop/',
  access: 'editor',
  summary: 'Stops a run; what it has written stays, and nothing is taken down',
  params: byId,
  response: fullRun,
});

/** The first two are for runs that are held, the others for those that are set aside. */
export const runDecisions = ['confirm', 'dismiss', 'again', 'skip'] as const;

export type RunDecision = (typeof runDecisions)[number];

export const decideRun = endpoint({
  method: 'POST',
  path: 'exchanges/runs/:id/decide/',
  access: 'editor',
  summary:
    'Has a held run take down what is gone, or read on where it is held because too much came, or not; has one that is set aside go on: `again` with the record that it died with, `skip` without',
  params: byId,
  body: z.object({ decision: z.enum(runDecisions, 'Ungültige Angabe.') }),
  response: fullRun,
});

const ad = z.object({ id, title: z.string() });

/** The outcome of a record in a run. */
export const importResult = z.object({
  /** The exchange's own id; `#` and a number if it has none. */
  external_id: z.string(),
  title: z.string(),
  company: z.string(),
  outcome: z.enum(outcomes.map(({ key }) => key)),
  /** Code of options.ts. */
  reason: z.string(),
  detail: z.string(),
  /** The ad of the record; null if there is none (any more). */
  job_ad: ad.nullable(),
  /** The ad that is shown instead. */
  winner: ad.nullable(),
  /** Whether its ad was public; it is taken down as soon as the run is allowed to. */
  was_shown: z.boolean(),
  /** Id of the record that is kept; null if none is. */
  record: id.nullable(),
  /** Whether an editor has separated the two ads since. */
  split: z.boolean(),
});

export type ImportResult = z.infer<typeof importResult>;

export const listImportResults = endpoint({
  method: 'GET',
  path: 'exchanges/runs/:id/import-results/',
  access: 'editor',
  summary: 'What became of each record of a run, 20 a page; several outcomes together',
  params: byId,
  query: z.object({
    page: pageParameter,
    /** Part of title, company or id at the exchange. */
    query: searchText.default(''),
    created: tick,
    changed: tick,
    unchanged: tick,
    duplicate: tick,
    rejected: tick,
    'left-alone': tick,
    gone: tick,
  }),
  response: pageOf(importResult),
});

export type ImportResultsQuery = z.output<NonNullable<(typeof listImportResults)['query']>>;

const table = z.string();

export const downloadImportResults = endpoint({
  method: 'GET',
  path: 'exchanges/runs/:id/import-results/csv/',
  access: 'editor',
  summary: 'All import results of a run as a table',
  params: byId,
  produces: 'text/csv',
  response: table,
});

export const readRecord = endpoint({
  method: 'GET',
  path: 'exchanges/records/:id/',
  access: 'editor',
  summary: 'A record as it came, without personal contact data, and what became of it lately',
  params: byId,
  response: z.object({
    id,
    external_id: z.string(),
    raw: z.unknown(),
    first_seen: moment,
    changed_at: moment,
    /** The last 20 runs that it was in, the latest first. */
    history: z.array(
      z.object({ run: id, day: isoDate, outcome: importResult.shape.outcome, reason: z.string() }),
    ),
  }),
});

export type ExchangeRecord = z.infer<typeof readRecord.response>;

export const postImportResultLink = endpoint({
  method: 'POST',
  path: 'exchanges/:id/import-result-link/',
  access: 'admin',
  summary:
    'Makes a secret link by which the supplier fetches its import results; one before it ends',
  params: byId,
  response: z.object({ link: z.string() }),
});

export const deleteImportResultLink = endpoint({
  method: 'DELETE',
  path: 'exchanges/:id/import-result-link/',
  access: 'admin',
  summary: "Ends the supplier's link",
  params: byId,
  response: z.object({}),
});

const supplierImportResults = {
  method: 'GET',
  access: 'public',
  rate: 'suggestions',
  query: z.object({ token: boundedString(limits.token).default('') }),
  produces: 'text/csv',
  response: table,
} as const;

export const readSupplierImportResults = endpoint({
  ...supplierImportResults,
  path: 'exchanges/import-results/',
  summary: 'Import results of the last finished run of the exchange that the link is of',
});

export const readSupplierImportResultsByOldLink = endpoint({
  ...supplierImportResults,
  path: 'exchanges/receipts/',
  summary: 'The same, for links that were given out before version 2.4',
});
