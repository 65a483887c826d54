import { reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import {
  labelOf,
  type TablePreview,
  type TableRow,
} from '@lehrpfad/contract/exchanges/own-tables.ts';
import { tableColumns } from '@lehrpfad/contract/exchanges/own-options.ts';
import type { ImportResult } from '../pipeline/decision.ts';
import type { RowErrors } from './draft.ts';
import type { Verdict } from './plan-rows.ts';
import type { UnassignedColumns } from './table/table-error.ts';
import type { CheckedTable } from './table/table-task.ts';

/** Lists errors in the order of the columns. */
function errorList(errors: RowErrors): TableRow['errors'] {
  const order = ['row', ...tableColumns.map(({ key }) => key)] as const;
  return order.flatMap((key) => {
    const message = errors[key];
    if (message === undefined) return [];
    return [{ column: key === 'row' ? '' : labelOf(key), message }];
  });
}

/** `Titel: Pflichtfeld! Beginn: …` */
const inOneLine = (errors: RowErrors): string =>
  errorList(errors)
    .map(({ column, message }) => (column === '' ? message : `${column}: ${message}`))
    .join(' ');

/** Returns a row of the response. @param adId id of an ad that was just added */
export function rowOf(verdict: Verdict, adId?: number): TableRow {
  const { draft, outcome } = verdict;
  return {
    row: draft.row,
    title: draft.title,
    job_name: draft.jobName,
    branch: draft.branch,
    outcome,
    reason: outcome === 'left-alone' ? reasonText(verdict.reason) : '',
    errors: outcome === 'rejected' ? errorList(verdict.errors) : [],
    job_ad: ('adId' in verdict ? verdict.adId : adId) ?? null,
  };
}

export function previewOf(
  table: Omit<CheckedTable, 'records'>,
  rows: TableRow[],
  problem = '',
): TablePreview {
  const { examples, unknownColumns, notes, sheets, columns, assignment } = table;
  return {
    problem,
    rows,
    examples,
    unknown_columns: [...unknownColumns],
    notes: [...notes],
    sheets: [...sheets],
    columns: [...columns],
    assignment,
  };
}

/** Returns the preview of a table whose columns must be assigned before its rows can be read. */
export const unassignedPreview = ({ message, file }: UnassignedColumns): TablePreview =>
  previewOf({ ...file, examples: 0, unknownColumns: [] }, [], message);

/** Characters of a title that an import result keeps. */
const maxTitleLength = 300;

/** Returns the import result of a row. */
export function importResultOf(verdict: Verdict, adId?: number): ImportResult {
  const { draft, outcome } = verdict;
  return {
    externalId: draft.externalId ?? `#${draft.row}`,
    title: draft.title.slice(0, maxTitleLength),
    company: draft.branch,
    outcome,
    reason: outcome === 'rejected' ? 'bad-row' : outcome === 'left-alone' ? verdict.reason : '',
    detail: outcome === 'rejected' ? `Zeile ${draft.row}: ${inOneLine(verdict.errors)}` : '',
    jobAdId: ('adId' in verdict ? verdict.adId : adId) ?? null,
    duplicateOf: null,
  };
}
