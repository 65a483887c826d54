import { changedText } from '@lehrpfad/contract/audit/changed-words.ts';
import { actionNames, subjectNames } from '@lehrpfad/contract/audit/names.ts';
import type { AuditEntry, AuditFilters } from '@lehrpfad/contract/audit/audit.ts';
import { fieldName, valueText, type FieldNames } from '@lehrpfad/contract/audit/words.ts';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { berlinMoment } from '../../core/clock.ts';
import { csvOptions, sendCsv } from '../../core/csv.ts';
import type { Queries } from '../../core/database/database.ts';
import { allEntries } from './store.ts';

type Column = (entry: AuditEntry, fieldNames: FieldNames) => string | number;

/**
 * Returns the values of an entry as the page shows them: `Name: Neu; Ort: Stendal`. Of long texts it returns what differs.
 * @param side whether they are those before or after the change
 */
function valuesText(entry: AuditEntry, side: 'before' | 'after', fieldNames: FieldNames) {
  const names = fieldNames[entry.subject] ?? {};
  const textOf = (field: string) =>
    changedText(side, entry.before?.[field], entry.after?.[field]) ??
    valueText(entry[side]?.[field]);
  return Object.keys(entry[side] ?? {})
    .map((field) => `${names[field] ?? fieldName(field)}: ${textOf(field)}`)
    .join('; ');
}

const json = (values: AuditEntry['before']) => (values === null ? '' : JSON.stringify(values));

/** Columns by their headings: first those for people, in the words of the page, then those for programs. */
const columns: Readonly<Record<string, Column>> = {
  Zeit: ({ at }) => berlinMoment(new Date(at)),
  Person: ({ user_name }) => user_name,
  'Worum es geht': ({ subject }) => subjectNames[subject],
  Nummer: ({ subject_id }) => subject_id,
  Name: ({ subject_name }) => subject_name,
  Was: ({ action }) => actionNames[action],
  Vorher: (entry, names) => valuesText(entry, 'before', names),
  Danach: (entry, names) => valuesText(entry, 'after', names),
  Begründung: ({ reason }) => reason,
  'Zeit (UTC)': ({ at }) => at,
  'Worum es geht (Kennung)': ({ subject }) => subject,
  'Was (Kennung)': ({ action }) => action,
  'Vorher (JSON)': ({ before }) => json(before),
  'Danach (JSON)': ({ after }) => json(after),
};

async function* tableOf(
  db: Queries,
  filters: AuditFilters,
  fieldNames: FieldNames,
): AsyncGenerator<string> {
  yield stringify([Object.keys(columns)], { ...csvOptions, bom: true });
  const cellsOf = (entry: AuditEntry) =>
    Object.values(columns).map((column) => column(entry, fieldNames));
  for await (const entries of allEntries(db, filters))
    yield stringify(entries.map(cellsOf), csvOptions);
}

/**
 * Sends the entries that meet the filters as a file, piece by piece.
 * @param fieldNames names of the subjects' fields; words.ts has names for the others
 */
export const sendEntries = (
  reply: FastifyReply,
  db: Queries,
  filters: AuditFilters,
  fieldNames: FieldNames,
) => sendCsv(reply, 'protokoll', tableOf(db, filters, fieldNames));
