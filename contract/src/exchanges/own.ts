import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { outcomes, runStates, type Outcome, type RunState } from './options.ts';
import { feedSettings } from './settings.ts';
import { boundedString, id, idParameter, pageOf, pageParameter } from '../core/fields.ts';

/** Imports of a company account: their runs, and its career page. Tables that it uploads are in own-tables.ts. */

export const keysOf = <Key extends string>(list: readonly { readonly key: Key }[]) =>
  z.enum(list.map(({ key }) => key) as [Key, ...Key[]]);

export const outcome = keysOf<Outcome>(outcomes);
const moment = z.iso.datetime({ offset: true });

/** Numbers of records by outcome. */
const counts = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  rejected: z.int(),
  left_alone: z.int(),
  gone: z.int(),
});

/** A run of an exchange that belongs to an account. */
export const ownRun = z.object({
  id,
  state: keysOf<RunState>(runStates),
  /** Why it is held or has failed, in words; empty for other runs. */
  reason: z.string(),
  created_at: moment,
  finished_at: moment.nullable(),
  counts,
});

export type OwnRun = z.infer<typeof ownRun>;

/** The outcome of a record. */
export const ownImportResult = z.object({
  /** The supplier's id of the ad. */
  external_id: z.string(),
  title: z.string(),
  outcome,
  /** Why, in words. */
  reason: z.string(),
  /** Id of the ad, as long as it exists. */
  job_ad: id.nullable(),
});

export type OwnImportResult = z.infer<typeof ownImportResult>;

/** The page on which a company shows its own ads. */
export const careerPage = z.object({
  url: z.string(),
  /** Whether it is read each day; editors can stop that. */
  active: z.boolean(),
  runs: z.array(ownRun),
  /** Time from which it may be read again; null if at once. */
  next_fetch: moment.nullable(),
  /** Number of its ads that are public now, without adopted ones. */
  ads: z.int(),
});

export type CareerPage = z.infer<typeof careerPage>;

const answeredPage = z.object({ page: careerPage.nullable() });

export const readCareerPage = endpoint({
  method: 'GET',
  path: 'exchanges/own/career-page/',
  access: 'company',
  summary: "The account's career page and its last runs; null where it has named none",
  response: answeredPage,
});

export const careerPageForm = feedSettings.pick({ url: true });

export const saveCareerPage = endpoint({
  method: 'PATCH',
  path: 'exchanges/own/career-page/',
  idempotent: true,
  access: 'company',
  quota: 'careerPages',
  summary:
    'Names the career page, or another one, and has it read; 409 where its address no longer is as in `begun` (empty: none)',
  body: careerPageForm.extend({ begun: z.object({ url: boundedString() }).optional() }),
  response: answeredPage,
});

export const fetchCareerPage = endpoint({
  method: 'POST',
  path: 'exchanges/own/career-page/fetch/',
  access: 'company',
  quota: 'careerPages',
  summary: 'Has the career page read now; at most every ten minutes',
  response: answeredPage,
});

export const removeCareerPage = endpoint({
  method: 'DELETE',
  path: 'exchanges/own/career-page/',
  access: 'company',
  quota: 'careerPages',
  summary: 'Forgets the career page, and takes down its ads that have not been adopted',
  response: z.object({}),
});

export const listOwnImportResults = endpoint({
  method: 'GET',
  path: 'exchanges/own/runs/:id/',
  access: 'company',
  summary: 'What became of each record of a run of the account, those with a problem first',
  params: z.object({ id: idParameter }),
  query: z.object({ page: pageParameter }),
  response: pageOf(ownImportResult),
});

export const downloadOwnImportResults = endpoint({
  method: 'GET',
  path: 'exchanges/own/import-results/:id/',
  access: 'company',
  summary: 'The same as a table (CSV)',
  params: z.object({ id: idParameter }),
  produces: 'text/csv; charset=utf-8',
  response: z.any(),
});
