import { limits } from '@lehrpfad/contract/core/limits.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { TableAssignment, TableFileColumn } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { exampleId, type TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { cellText, readCell, textOf, type Cell, type Cells, type MergedCells } from './cells.ts';
import {
  describeMissing,
  findPlaces,
  notesOn,
  type Assigned,
  type Places,
} from './column-places.ts';
import { findTableHeadings, transposeTable, type FoundHeadings } from './find-headings.ts';
import { withMerged } from './workbook/merged-cells.ts';
import { daysOfPeriod, periodColumn } from './shapes/period-column.ts';
import { TableError, UnassignedColumns } from './table-error.ts';

/** A row of the table by columns. */
export interface TableRecord {
  /** Row number of the spreadsheet. */
  readonly row: number;
  /** Read (`readCell`). */
  readonly cells: Readonly<Partial<Record<TableColumn, Cell>>>;
}

export interface Table<Record = TableRecord> {
  readonly records: readonly Record[];
  /** Number of rows of the template that are no ads. */
  readonly examples: number;
  readonly unknownColumns: readonly string[];
  /** Sentences about how the file was read. */
  readonly notes: readonly string[];
  /** The columns of the file, and what they were read as. */
  readonly columns: readonly TableFileColumn[];
  readonly assignment: TableAssignment;
}

const noAssignment: TableAssignment = { columns: {}, job_type: null };

/** Returns the cell for the kind of all rows; none if a column tells it. */
const typeOfAll = ({ job_type: jobType }: TableAssignment): TableRecord['cells'] =>
  jobType === null
    ? {}
    : { type: jobTypes.find(({ number }) => number === jobType)?.label ?? null };

type Row = readonly Cell[];

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const turnedNote =
  'Die Überschriften stehen untereinander. Gelesen wurde jede Spalte daneben als eine Anzeige.';

/** Whether a row belongs to the template. */
const isExample = ({ cells }: TableRecord) =>
  [exampleId, 'ERKLÄRUNG'].includes(textOf(cells.id).toUpperCase());

/** Refuses a cell that is longer than any spreadsheet allows, before it is read. @throws {TableError} */
function refuseLongCells(rows: Cells): void {
  const isLong = (cell: Cell) => typeof cell === 'string' && cell.length > limits.tableCell;
  const at = rows.findIndex((row) => row.some(isLong));
  if (at >= 0)
    throw new TableError(
      `In Zeile ${at + 1} steht ein Text mit mehr als ${limits.tableCell.toLocaleString('de')} Zeichen. Bitte kürzen Sie ihn.`,
    );
}

/** Whether a row is empty or repeats the headings, as in lists for printing. */
const hasNoData = (row: Row, headings: Row) =>
  row.every((cell, at) => textOf(cell) === '' || same(textOf(cell), textOf(headings[at])));

/** Characters of an example that are shown. */
const maxExampleLength = 60;

/** Returns the filled columns of the file, each with its first text. */
function fileColumns({ names }: Places, headings: Row, data: Cells): TableFileColumn[] {
  return names.flatMap((name, at) => {
    const filled = data.find((row) => textOf(row[at]) !== '');
    const example = cellText(filled?.[at]);
    if (example === '' && textOf(headings[at]) === '') return [];
    return [{ name, example: example.slice(0, maxExampleLength) }];
  });
}

/** Returns what each named column of the file was read as. */
function assignmentOf(
  { names, at }: Places,
  columns: readonly TableFileColumn[],
  jobType: TableAssignment['job_type'],
): TableAssignment {
  const keysAt = (place: number) => [...at].flatMap(([key, other]) => (other === place ? key : []));
  const entries = columns.map(({ name }) => [name, keysAt(names.indexOf(name))] as const);
  return { columns: Object.fromEntries(entries), job_type: jobType };
}

interface FoundColumns extends FoundHeadings {
  readonly places: Places;
  readonly assigned: Assigned;
  readonly columns: readonly TableFileColumn[];
  readonly assignment: TableAssignment;
}

/** Finds the headings and what they mean. @throws {UnassignedColumns} if needed columns are missing. @throws {TableError} */
function findColumns(rows: Cells, given: TableAssignment): FoundColumns {
  const found = findTableHeadings(rows);
  const { below, guess } = found;
  const data = rows.slice(below);
  const width = data.reduce((most, { length }) => Math.max(most, length), found.headings.length);
  const headings = Array.from({ length: width }, (_, at) => found.headings[at] ?? null);
  const assigned: Assigned = new Map(Object.entries(given.columns));
  const places = findPlaces(headings, data, assigned);
  const columns = fileColumns(places, headings, data);
  const isAssigned = places.names.some((name) => assigned.has(name));
  // What was said of another file says nothing of this one.
  const jobType = isAssigned && !places.at.has('type') ? given.job_type : null;
  const assignment = assignmentOf(places, columns, jobType);
  const problem =
    guess !== undefined && !isAssigned ? guess : describeMissing(headings, places, jobType);
  if (problem !== undefined)
    throw new UnassignedColumns(problem, { columns, assignment, sheets: [], notes: [] });
  return { ...found, headings, places, assigned, columns, assignment };
}

export interface ReadingOptions {
  readonly merged?: readonly MergedCells[];
  /** What the company has said the columns are. Names that the file does not have are ignored. */
  readonly assignment?: TableAssignment | undefined;
}

/**
 * Finds the headings and reads the rows below them. Empty rows are left out.
 * @throws {UnassignedColumns} if needed columns are missing
 * @throws {TableError}
 */
export function readTable(
  cells: Cells,
  { merged = [], assignment: given = noAssignment }: ReadingOptions = {},
): Table {
  refuseLongCells(cells);
  const whole = cells.map((row) => row.slice(0, limits.tableColumns).map(readCell));
  const rows = transposeTable(whole) ?? whole;
  const isTurned = rows !== whole;
  const { headings, below, places, assigned, columns, assignment } = findColumns(rows, given);
  const { names, at, left } = places;
  const read = new Set(at.values());
  const isFree = (place: number) => !read.has(place) && !assigned.has(names[place] ?? '');
  const period = periodColumn(headings, at, isFree);
  const kind = typeOfAll(assignment);
  const titles = [at.get('title'), at.get('jobName')].filter((place) => place !== undefined);
  const data = withMerged(rows, isTurned ? [] : merged, titles).slice(below);
  const records = data.flatMap((row, index): TableRecord[] => {
    if (hasNoData(row, headings)) return [];
    const days = period === undefined ? {} : daysOfPeriod(row[period] ?? null);
    const named = Object.fromEntries([...at].map(([key, place]) => [key, row[place] ?? null]));
    return [{ row: below + index + 1, cells: { ...days, ...kind, ...named } }];
  });
  const ads = records.filter((record) => !isExample(record));
  if (ads.length === 0) throw new TableError('In der Tabelle steht keine Stellenanzeige.');
  if (ads.length > limits.tableRows)
    throw new TableError(
      `Die Tabelle darf höchstens ${limits.tableRows} Stellenanzeigen enthalten.`,
    );
  return {
    records: ads,
    examples: records.length - ads.length,
    notes: [...(isTurned ? [turnedNote] : []), ...notesOn(places)],
    unknownColumns: names.filter(
      (_, place) =>
        !read.has(place) && !left.has(place) && place !== period && textOf(headings[place]) !== '',
    ),
    columns,
    assignment,
  };
}
