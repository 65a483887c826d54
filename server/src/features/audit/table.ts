import { actionNames, subjectNames } from '@lehrpfad/contract/audit/names.ts';
import type { AuditEntry, AuditFilters } from '@lehrpfad/contract/audit/audit.ts';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { csvOptions, sendCsv } from '../../core/csv.ts';
import type { Queries } from '../../core/database/database.ts';
import { allEntries } from './store.ts';

const heading = [
  'Zeit (UTC)',
  'Person',
  'Worum es geht',
  'Nummer',
  'Name',
  'Was',
  'Vorher',
  'Danach',
  'Begründung',
];

const valuesText = (values: AuditEntry['before']): string =>
  values === null ? '' : JSON.stringify(values);

const cellsOf = (entry: AuditEntry) => [
  entry.at,
  entry.user_name,
  subjectNames[entry.subject],
  entry.subject_id,
  entry.subject_name,
  actionNames[entry.action],
  valuesText(entry.before),
  valuesText(entry.after),
  entry.reason,
];

async function* tableOf(db: Queries, filters: AuditFilters): AsyncGenerator<string> {
  yield stringify([heading], { ...csvOptions, bom: true });
  for await (const entries of allEntries(db, filters))
    yield stringify(entries.map(cellsOf), csvOptions);
}

/** Sends the entries that meet the filters as a file, piece by piece. */
export const sendEntries = (reply: FastifyReply, db: Queries, filters: AuditFilters) =>
  sendCsv(reply, 'protokoll', tableOf(db, filters));
