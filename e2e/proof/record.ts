import { appendFileSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Method } from './methods.ts';

const folder = fileURLToPath(new URL('../test-results/proof-notes', import.meta.url));

/** Result of one method on one state of a page: a line of the record. */
export interface Note {
  readonly page: string;
  readonly role: string;
  readonly state: string;
  readonly size: string;
  readonly method: Method;
  readonly findings: readonly string[];
}

export function clearNotes(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Writes a note to a file of this process. A finding does not end a test, so that one run shows all findings. */
export function takeNote(note: Note): void {
  appendFileSync(`${folder}/${process.pid}.jsonl`, `${JSON.stringify(note)}\n`);
}

export function readNotes(): Note[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(`${folder}/${name}`, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Note),
  );
}
