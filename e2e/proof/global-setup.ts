import startServerOfTests from '../support/global-setup.ts';
import { clearNotes, readNotes } from './record.ts';
import { writeReport } from './report.ts';

/** Begins a new record, and writes the report after all tests. */
export default async function setUpProof(): Promise<() => Promise<void>> {
  clearNotes();
  const begun = performance.now();
  const stop = await startServerOfTests();
  return async () => {
    await stop?.();
    const open = writeReport(readNotes(), (performance.now() - begun) / 1000);
    if (open > 0) throw new Error(`The proof has ${open} findings: docs/accessibility/report.md`);
  };
}
