import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { TableError } from './table-error.ts';
import { readZip, writeZip } from './zip.ts';

/*
 * Reads the first sheet of a workbook on a thread of its own, whose memory is bounded and which is ended when it takes too long:
 * a sheet may name a row beyond the millionth, and the library makes all those before it.
 */

const bounds = { bytes: 50 * 1024 * 1024, parts: 2000 };

/** What is beyond is no table of ads; a row of the spreadsheet may be empty. */
const most = { rows: 20_000, columns: 64 };

const isWanted = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels');

async function read(bytes: Buffer): Promise<unknown> {
  const parts = readZip(bytes, bounds, isWanted);
  if (!parts.has('xl/workbook.xml'))
    throw new TableError('Das ist keine Excel-Tabelle (XLSX). Bitte speichern Sie sie neu.');
  // What has been unpacked within the bounds, and nothing else of the file.
  const safe = writeZip(parts);
  const rows = await readSheet(new Blob([new Uint8Array(safe)]));
  if (rows.length > most.rows) throw new TableError('Die Tabelle hat zu viele Zeilen.');
  return rows.map((row) => row.slice(0, most.columns));
}

// The list of what is handed over is empty: what is sent is copied.
try {
  const { bytes } = workerData as { bytes: Uint8Array };
  parentPort?.postMessage({ rows: await read(Buffer.from(bytes)) }, []);
} catch (error) {
  const isOurs = error instanceof TableError;
  parentPort?.postMessage({ error: isOurs ? error.message : '', detail: String(error) }, []);
}
