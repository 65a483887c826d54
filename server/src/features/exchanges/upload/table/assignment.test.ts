import { describe, expect, it } from 'vitest';
import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import type { Cells } from './cells.ts';
import { readTable, type Table } from './columns.ts';
import { UnassignedColumns } from './table-error.ts';

const apprenticeships = 2;

/** A list as a company keeps it for itself. */
const foreign: Cells = [
  ['Unsere Plätze 2027'],
  ['Wer', 'Wo', 'Was lernt man', 'Wann'],
  ['Bäcker/-in', 'Halle', 'Brot backen', 'August'],
];

const assign = (
  columns: TableAssignment['columns'],
  job_type: TableAssignment['job_type'] = null,
): TableAssignment => ({ columns, job_type });

const readWith = (cells: Cells, assignment: TableAssignment): Table =>
  readTable(cells, { assignment });

function refusalOf(cells: Cells, assignment?: TableAssignment): UnassignedColumns {
  try {
    readTable(cells, { assignment });
  } catch (error) {
    if (error instanceof UnassignedColumns) return error;
    throw error;
  }
  throw new Error('The table was read.');
}

describe('a table whose headings are not known', () => {
  it('tells its columns with an example each, so that they can be assigned', () => {
    const { message, file } = refusalOf(foreign);
    expect(message).toContain('wurden nicht gefunden');
    expect(file.columns).toEqual([
      { name: 'Wer', example: 'Bäcker/-in' },
      { name: 'Wo', example: 'Halle' },
      { name: 'Was lernt man', example: 'Brot backen' },
      { name: 'Wann', example: 'August' },
    ]);
    expect(file.assignment.columns['Wer']).toEqual([]);
  });

  it('is read as it was assigned: one column may be two of ours, and all rows may be of one kind', () => {
    const columns: TableAssignment['columns'] = {
      Wer: ['title', 'jobName'],
      Wo: ['branch'],
      'Was lernt man': ['details'],
      Wann: [],
    };
    const { records, assignment, unknownColumns } = readWith(
      foreign,
      assign(columns, apprenticeships),
    );
    const cells = { title: 'Bäcker/-in', jobName: 'Bäcker/-in', branch: 'Halle' };
    expect(records).toEqual([
      { row: 3, cells: { ...cells, details: 'Brot backen', type: 'Ausbildung' } },
    ]);
    expect(assignment).toEqual({ columns, job_type: apprenticeships });
    expect(unknownColumns).toEqual(['Wann']);
  });

  it('names what is still missing', () => {
    const { message } = refusalOf(foreign, assign({ Wer: ['title'] }));
    expect(message).toBe(
      'Es fehlen Spalten: „Art“, „Berufsbezeichnung“, „Beschreibung“. Gefunden wurden: „Wer“ als „Titel“. Nicht erkannt: „Wo“, „Was lernt man“, „Wann“.',
    );
  });

  it('is no table if it begins with data', () => {
    expect(() => readTable([['Bäcker', '01.08.2027', '3']])).toThrow('nicht gefunden');
    expect(() => readTable([['Bäcker', '01.08.2027', '3']])).not.toThrow(UnassignedColumns);
  });
});

it('a table of very many rows is refused for their number', () => {
  const row = ['Bäcker/-in', 'Halle', 'Brot backen', 'August'];
  const rows = [...foreign.slice(0, 2), ...Array.from({ length: 150_000 }, () => row)];
  const columns: TableAssignment['columns'] = { Wer: ['title', 'jobName'], Wo: ['details'] };
  expect(() => readWith(rows, assign(columns, apprenticeships))).toThrow('höchstens 500');
});

describe('an assignment', () => {
  const known: Cells = [
    ['Titel', 'Art', 'Beruf', 'Text', 'Bemerkung', 'Notiz', '', 'Notiz'],
    ['Backen', 'Praktikum', 'Bäcker/-in', 'Brot', 'geheim', 'A', 'B', 'C'],
  ];

  it('comes before the heading', () => {
    const { records, notes } = readWith(known, assign({ Bemerkung: [], Notiz: ['annotation'] }));
    expect(records[0]?.cells).toMatchObject({ annotation: 'A', jobName: 'Bäcker/-in' });
    expect(notes.join()).toContain('„Notiz“ als „Anmerkung“');
  });

  it('finds columns without a heading, and with the heading of another', () => {
    const { columns } = readTable(known);
    expect(columns.slice(5)).toEqual([
      { name: 'Notiz', example: 'A' },
      { name: 'Spalte G', example: 'B' },
      { name: 'Notiz (Spalte H)', example: 'C' },
    ]);
    const read = (name: string) => readWith(known, assign({ [name]: ['id'] })).records[0]?.cells.id;
    expect(['Spalte G', 'Notiz (Spalte H)'].map(read)).toEqual(['B', 'C']);
  });

  it('of another file changes nothing', () => {
    const other = { Wo: ['branch' as const], constructor: ['id' as const] };
    expect(readWith(known, assign(other)).records).toEqual(readTable(known).records);
  });

  it('gives its kind to all rows of a file without a column for it, and to no other file', () => {
    const rows: Cells = [
      ['Titel', 'Beruf', 'Text'],
      ['Rühren', 'Bäcker/-in', 'Teig'],
    ];
    const own = assign({ Titel: ['title'] }, apprenticeships);
    expect(readWith(rows, own).records[0]?.cells.type).toBe('Ausbildung');
    expect(readWith(known, own).records[0]?.cells.type).toBe('Praktikum');
    const other = assign({ Wer: ['title'] }, apprenticeships);
    expect(refusalOf(rows, other).message).toContain('Es fehlen Spalten: „Art“.');
  });
});
