import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { csvOptions, sendCsv } from '../../../core/csv.ts';
import type { Queries } from '../../../core/database/database.ts';
import { allImportResults, outcomeText, type ImportResultLine } from './import-result-store.ts';

const heading = ['Kennung', 'Titel', 'Firma', 'Ergebnis', 'Grund', 'Anzeige', 'Doppelt zu'];

/** The heading of a table of import results. */
export const tableHeading = (): string => stringify([heading], { ...csvOptions, bom: true });

/** Returns rows of the table as CSV. */
export function tableLines(importResults: readonly ImportResultLine[]): string {
  const cells = importResults.map((row) => [
    row.external_id,
    row.title,
    row.company,
    ...outcomeText(row),
    row.job_ad_id,
    row.duplicate_of,
  ]);
  return stringify(cells, csvOptions);
}

/** Yields the table piece by piece, so that a long one is never in memory as a whole. */
async function* tableOf(db: Queries, runId: number | null): AsyncGenerator<string> {
  yield tableHeading();
  if (runId === null) return;
  for await (const rows of allImportResults(db, runId)) yield tableLines(rows);
}

/**
 * Sends the import results of a run as a file.
 * @param runId null for a table without rows
 */
export function sendTable(reply: FastifyReply, db: Queries, runId: number | null, name: string) {
  return sendCsv(reply.header('x-robots-tag', 'noindex'), name, tableOf(db, runId));
}
