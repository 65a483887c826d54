import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, id, idParameter } from '../core/fields.ts';
import { limits } from '../core/limits.ts';
import { apprenticeship, internship } from '../core/options.ts';
import { tableColumns, templateFormats, type TableColumn } from './own-options.ts';
import { keysOf, outcome, ownRun } from './own.ts';

/** Tables of ads that a company uploads. */

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
  /** The kind of all ads if no column tells it. */
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

/** Heading of a column. */
export const labelOf = (key: TableColumn): string =>
  tableColumns.find((column) => column.key === key)?.label ?? '';
