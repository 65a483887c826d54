import { Worker } from 'node:worker_threads';
import { Turns } from '../../../floor/turns.ts';
import type { Cells } from './cells.ts';
import { TableError } from './table-error.ts';

/** Milliseconds; a table of the largest size takes less than one second. */
const longest = 15_000;

/** Megabytes for what a sheet is read into. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** One at a time: what one may take is the whole of it. */
const turns = new Turns(1, 20);

interface Answer {
  readonly rows?: Cells;
  readonly error?: string;
}

const unreadable =
  'Die Excel-Tabelle kann nicht gelesen werden. Bitte speichern Sie sie neu, ohne Formeln, oder als CSV.';
const tooMuch =
  'Die Excel-Tabelle ist zu groß. Bitte löschen Sie leere Zeilen, oder speichern Sie sie als CSV.';

/**
 * Reads the first sheet of a workbook.
 * @throws {TableError} for what is no workbook, and for one that takes too much memory or time; 503 where many wait
 */
export function readXlsx(bytes: Buffer): Promise<Cells> {
  return turns.take(() => readOnThread(bytes));
}

function readOnThread(bytes: Buffer): Promise<Cells> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
      workerData: { bytes },
      resourceLimits: memory,
      // What the process was started with is not the thread's.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(() => reject(new TableError(tooMuch))), longest);
    function end(settle: () => void): void {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    }
    worker.once('message', ({ rows, error }: Answer) =>
      end(() => (rows ? resolve(rows) : reject(new TableError(error || unreadable)))),
    );
    worker.once('error', () => end(() => reject(new TableError(tooMuch))));
    worker.once('exit', () => end(() => reject(new TableError(unreadable))));
  });
}
