import { trimBoth } from '../text/trim.ts';
import { invalidInput } from '../http/errors.ts';
import { cut, encodedName, plainName } from './file-names.ts';
import type { PdfInspection } from './pdf-task.ts';
import { requestThreads, TaskTooLarge } from '../threads/work-threads/work-threads.ts';
import type * as tasks from './pdf-task.ts';

/** Milliseconds; a check normally takes a few. */
const maxMs = 10_000;

const task = {
  module: new URL('pdf-task.ts', import.meta.url),
  name: 'inspectPdf' satisfies keyof typeof tasks,
};

const printed = 'zum Beispiel mit „Drucken“ und „Als PDF speichern“';

const reasons: Readonly<Record<Exclude<PdfInspection, readonly string[]>, string>> = {
  none: 'Nur PDF-Dateien!',
  encrypted: `Das PDF ist geschützt und lässt sich nicht prüfen. Bitte speichern Sie es ohne Schutz, ${printed}.`,
  unreadable: `Das PDF lässt sich nicht prüfen. Bitte speichern Sie es neu, ${printed}.`,
};

/** Checks the file on a worker thread with a deadline; a check that takes too long counts as unreadable. */
async function judgeInTime(bytes: Buffer): Promise<PdfInspection> {
  try {
    return await requestThreads.run<PdfInspection>(task, bytes, maxMs);
  } catch (error) {
    if (error instanceof TaskTooLarge) return 'unreadable';
    throw error;
  }
}

/**
 * @param name of one file of several, which the reason then tells
 * @throws 400 for an unsafe file, with the error on the field `file`, which every form uses
 */
function refuseUnsafe(content: PdfInspection, name?: string): void {
  if (content.length === 0) return;
  const reason =
    typeof content === 'string'
      ? reasons[content]
      : `Das PDF enthält aktive Inhalte (${content.join(', ')}). Bitte speichern Sie es ohne diese, ${printed}.`;
  throw invalidInput({ file: [name === undefined ? reason : `„${name}“: ${reason}`] });
}

/**
 * Accepts only files that are PDFs by their bytes: no other file with a PDF's name, nothing before or after the PDF, and no active
 * content, because pupils open these files.
 * @param name of one file of several, which the reason then tells
 * @throws 400 for every other file
 */
export async function checkPdf(bytes: Buffer, name?: string): Promise<void> {
  refuseUnsafe(await judgeInTime(bytes), name);
}

/** Readers look for the header of a PDF within this many bytes, whatever precedes it. */
const headerBytes = 1024;

/**
 * Checks a file of a field that also accepts other types: if a reader would open it as a PDF, it must have no active content.
 * @throws 400 for a PDF with active content, or one that cannot be checked
 */
export async function checkWherePdf(bytes: Buffer): Promise<void> {
  if (!bytes.subarray(0, headerBytes).includes('%PDF-')) return;
  const content = await judgeInTime(bytes);
  refuseUnsafe(content === 'none' ? 'unreadable' : content);
}

const maxNameLength = 200;

/** Returns the name under which a PDF is listed and saved: one line, no folders, at most 200 characters, ends in `.pdf`. */
export function pdfName(name: string): string {
  let stem = plainName(name);
  while (stem.slice(-'.pdf'.length).toLowerCase() === '.pdf') stem = stem.slice(0, -'.pdf'.length);
  return `${cut(trimBoth(stem, /[.\s]/), maxNameLength - '.pdf'.length) || 'Anhang'}.pdf`;
}

/**
 * Returns the headers of a response that contains an uploaded PDF: its type must not be guessed, it has no rights if a browser
 * displays it all the same, and no cache keeps it, because it is only as public as its ad. Browsers save it instead of displaying
 * it: Chromium's viewer refuses a sandboxed PDF.
 */
export function pdfHeaders(name: string): Record<string, string> {
  return {
    'content-disposition': `attachment; filename*=UTF-8''${encodedName(pdfName(name))}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
