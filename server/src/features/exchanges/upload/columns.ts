import { limits } from '@lehrpfad/contract/limits.ts';
import {
  exampleId,
  tableColumns,
  type TableColumn,
} from '@lehrpfad/contract/exchanges-own-options.ts';
import { isEmptyRow, textOf, type Cell, type Cells } from './cells.ts';
import { TableError } from './table-error.ts';

/** A row of the table by what its columns mean. */
export interface TableRecord {
  /** As the spreadsheet counts it. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<TableColumn, Cell>>>;
}

export interface Table {
  readonly records: readonly TableRecord[];
  /** Rows of the template that are no ads. */
  readonly examples: number;
  readonly unknownColumns: readonly string[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, '');

/** What people call a column besides. */
const otherNames: Readonly<Record<string, TableColumn>> = {
  ...{ id: 'id', nummer: 'id', stellentitel: 'title', stellenart: 'type', typ: 'type' },
  ...{ beruf: 'jobName', standort: 'branch', von: 'start', bis: 'end' },
  ...{ stellenbeschreibung: 'details', bemerkung: 'annotation', hinweis: 'annotation' },
};

const names = new Map<string, TableColumn>([
  ...Object.entries(otherNames),
  ...tableColumns.map(({ key, label }) => [plain(label), key] as const),
]);

const columnOf = (heading: Cell | undefined): TableColumn | undefined =>
  names.get(plain(textOf(heading)));

/** How many known headings the row with the most of them has. */
export function countHeadings(rows: Cells): number {
  return Math.max(
    0,
    ...rows.map((row) => new Set(row.flatMap((cell) => columnOf(cell) ?? [])).size),
  );
}

/** Above the headings there may be a few lines of anything. */
const top = 12;

/** Fewer known headings than this is no row of headings: a single 'Titel' may stand anywhere. */
const leastHeadings = 3;

function findHeadings(rows: Cells): number {
  const counted = rows.slice(0, top).map((row) => countHeadings([row]));
  const most = Math.max(0, ...counted);
  if (most < leastHeadings)
    throw new TableError(
      'Die Überschriften der Spalten wurden nicht gefunden. Bitte verwenden Sie die Vorlage.',
    );
  return counted.indexOf(most);
}

/** A table without these has no ad that could be right. */
const needed = ['title', 'type', 'jobName', 'details'] as const satisfies TableColumn[];

function refuseBadHeadings(columns: readonly (TableColumn | undefined)[]): void {
  const known = columns.filter((key) => key !== undefined);
  const labels = (keys: readonly TableColumn[]) =>
    tableColumns.filter(({ key }) => keys.includes(key)).map(({ label }) => `„${label}“`);
  const missing = labels(needed.filter((key) => !known.includes(key)));
  if (missing.length > 0) throw new TableError(`Es fehlen Spalten: ${missing.join(', ')}.`);
  const repeated = labels(known.filter((key, at) => known.indexOf(key) !== at));
  if (repeated.length > 0)
    throw new TableError(`Diese Spalten gibt es mehrmals: ${repeated.join(', ')}.`);
}

/** Marks of rows that belong to the template. */
const isExample = ({ cells }: TableRecord) =>
  [exampleId, 'ERKLÄRUNG'].includes(textOf(cells.id).toUpperCase());

/**
 * Finds the headings and reads what stands below them; empty rows are left out.
 * @throws {TableError}
 */
export function readTable(rows: Cells): Table {
  const at = findHeadings(rows);
  const headings = rows[at] ?? [];
  const columns = headings.map(columnOf);
  refuseBadHeadings(columns);
  const records = rows.slice(at + 1).flatMap((row, index): TableRecord[] => {
    if (isEmptyRow(row)) return [];
    const cells = columns.flatMap((key, number) => (key ? [[key, row[number] ?? null]] : []));
    return [{ row: at + index + 2, cells: Object.fromEntries(cells) }];
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
    unknownColumns: headings.flatMap((heading, number) =>
      columns[number] === undefined && textOf(heading) !== ''
        ? [textOf(heading).slice(0, 100)]
        : [],
    ),
  };
}
