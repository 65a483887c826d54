import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { apprenticeship, internship } from '../core/options.ts';
import { outcomes, runStates, type Outcome, type RunState } from './options.ts';
import { tableColumns, templateFormats, type TableColumn } from './own-options.ts';
import { feedSettings } from './settings.ts';
import { boundedString, id, idParameter, pageOf, pageParameter } from '../core/fields.ts';
import { limits } from '../core/limits.ts';

/** Imports of a company account: tables that it uploads, and its career page. */

const keysOf = <Key extends string>(list: readonly { readonly key: Key }[]) =>
  z.enum(list.map(({ key }) => key) as [Key, ...Key[]]);

const outcome = keysOf<Outcome>(outcomes);
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

/** A row of an uploaded table. */
const tableRow = z.object({
  /** Row number of the spreadsheet; the heading is usually row 1. */
  row: z.int().positive(),
  title: z.string(),
  /** The values that were read without errors; otherwise empty. */
  job_name: z.string(),
  branch: z.string(),
  outcome,
  /** Reason for not importing it, in words; otherwise empty. */
  reason: z.string(),
  errors: z.array(
    z.object({
      /** Heading of the column; empty for the row as a whole. */
      column: z.string(),
      message: z.string(),
    }),
  ),
  job_ad: id.nullable(),
});

export type TableRow = z.infer<typeof tableRow>;

/** A sheet of a workbook that has several with rows. */
const tableSheet = z.object({
  /** From 1, as the workbook counts it. */
  number: z.int().positive(),
  name: z.string(),
  is_read: z.boolean(),
});

export type TableSheet = z.infer<typeof tableSheet>;

/** A column of an uploaded file. */
const tableFileColumn = z.object({
  /** Its heading, or 'Spalte C' if it has none; unique in the file. */
  name: z.string(),
  /** The text of its first filled row. */
  example: z.string(),
});

export type TableFileColumn = z.infer<typeof tableFileColumn>;

/** What the columns of a file are, as the company has said or as they were recognised. */
const tableAssignment = z.object({
  /** The template's columns by the name of the file's column; none for one that is not read. */
  columns: z
    .record(
      boundedString(limits.tableColumnName),
      z.array(keysOf(tableColumns)).max(tableColumns.length),
    )
    .refine((columns) => Object.keys(columns).length <= limits.tableColumns, 'Zu viele Spalten.'),
  /** The kind of all ads whose row names none. */
  job_type: z.union([z.literal(internship), z.literal(apprenticeship)]).nullable(),
});

export type TableAssignment = z.infer<typeof tableAssignment>;

export const tablePreview = z.object({
  /** Why the rows were not read, in words, as long as needed columns are not assigned; otherwise empty. */
  problem: z.string(),
  rows: z.array(tableRow),
  /** Rows that are the template's own and were skipped. */
  examples: z.int(),
  /** Headings that are no column of the table. */
  unknown_columns: z.array(z.string()),
  /** Sentences about how the file was read, such as other sheets and headings with other names. */
  notes: z.array(z.string()),
  /** The sheets to choose from; empty if only one has rows. */
  sheets: z.array(tableSheet),
  columns: z.array(tableFileColumn),
  assignment: tableAssignment,
});

export type TablePreview = z.infer<typeof tablePreview>;

const upload = {
  json: ['assignment'],
  files: { file: { max: 1, bytes: limits.tableBytes } },
} as const;

const ofTable = z.object({
  /** Number of the sheet to read; by default the first one that looks like a table of ads. */
  sheet: idParameter.optional(),
  /** Missing: the columns are recognised by their headings, or read as the company assigned them last. */
  assignment: tableAssignment.optional(),
});

export const downloadTableTemplate = endpoint({
  method: 'GET',
  path: 'exchanges/own/template/',
  access: 'company',
  summary: 'An empty table with an example and explanations, as CSV or XLSX',
  query: z.object({ format: z.enum(templateFormats, 'Ungültige Angabe.') }),
  produces: 'application/octet-stream',
  response: z.any(),
});

export const previewTable = endpoint({
  method: 'POST',
  path: 'exchanges/own/table/preview/',
  access: 'company',
  upload,
  summary: 'What taking a table (`file`: CSV or XLSX) would do, row by row; writes nothing',
  body: ofTable,
  response: tablePreview,
});

export const takeTable = endpoint({
  method: 'POST',
  path: 'exchanges/own/table/',
  idempotent: true,
  access: 'company',
  upload,
  summary: 'Writes the rows of a table that are right, and says what is wrong with the others',
  body: ofTable,
  response: tablePreview.extend({ run: ownRun }),
});

export type TakenTable = z.infer<typeof takeTable.response>;

export const listOwnTables = endpoint({
  method: 'GET',
  path: 'exchanges/own/table/',
  access: 'company',
  summary: 'The tables that the account uploaded last, the newest first',
  response: z.array(ownRun),
});

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

/** Heading of a column. */
export const labelOf = (key: TableColumn): string =>
  tableColumns.find((column) => column.key === key)?.label ?? '';
