import { withoutEdges } from '../text/edges.ts';
import { invalidInput } from '../http/errors.ts';
import { cut, encodedName, plainName } from './file-names.ts';
import type { PdfJudgement } from './pdf-task.ts';
import { requestThreads, TaskTooLarge } from '../threads/work-threads/work-threads.ts';

/** Milliseconds; it takes a few. */
const longest = 10_000;

const task = { module: new URL('pdf-task.ts', import.meta.url), name: 'judgePdf' };

const printed = 'zum Beispiel mit „Drucken“ und „Als PDF speichern“';

const reasons: Readonly<Record<Exclude<PdfJudgement, readonly string[]>, string>> = {
  none: 'Nur PDF-Dateien!',
  encrypted: `Das PDF ist geschützt und lässt sich nicht prüfen. Bitte speichern Sie es ohne Schutz, ${printed}.`,
  unreadable: `Das PDF lässt sich nicht prüfen. Bitte speichern Sie es neu, ${printed}.`,
};

/** On a thread with a deadline: of what takes too long nobody can say what it is. */
async function judgeInTime(bytes: Buffer): Promise<PdfJudgement> {
  try {
    return await requestThreads.run<PdfJudgement>(task, bytes, longest);
  } catch (error) {
    if (error instanceof TaskTooLarge) return 'unreadable';
    throw error;
  }
}

/** @throws 400 where something is wrong with a file: of the field `file`, as which every form sends them */
function refuseUnsafe(content: PdfJudgement): void {
  if (content.length === 0) return;
  const reason =
    typeof content === 'string'
      ? reasons[content]
      : `Das PDF enthält aktive Inhalte (${content.join(', ')}). Bitte speichern Sie es ohne diese, ${printed}.`;
  throw invalidInput({ file: [reason] });
}

/**
 * Lets pass what is a PDF by its bytes and nothing else besides: no other file with a PDF's name, none that begins before it or goes
 * on behind it, and none that does anything by itself: pupils open it.
 * @throws 400 for everything else
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  refuseUnsafe(await judgeInTime(bytes));
}

/** Bytes within which readers look for the header of a PDF, whatever stands before it. */
const headerBytes = 1024;

/**
 * The same for a field that takes other files too: what a reader opens as a PDF does nothing by itself either.
 * @throws 400 for a PDF with active content, or one of which nobody can tell
 */
export async function checkWherePdf(bytes: Buffer): Promise<void> {
  if (!bytes.subarray(0, headerBytes).includes('%PDF-')) return;
  const content = await judgeInTime(bytes);
  refuseUnsafe(content === 'none' ? 'unreadable' : content);
}

const longestName = 200;

/** The name under which a PDF is listed and saved: one line, no folders, at most 200 characters, ends in `.pdf`. */
export function pdfName(name: string): string {
  let stem = plainName(name);
  while (stem.slice(-'.pdf'.length).toLowerCase() === '.pdf') stem = stem.slice(0, -'.pdf'.length);
  return `${cut(withoutEdges(stem, /[.\s]/), longestName - '.pdf'.length) || 'Anhang'}.pdf`;
}

/**
 * Headers of an answer that is somebody's PDF: never taken for anything else, without any rights where a browser shows it all the
 * same, and kept by no cache, since it is only as public as the ad that it belongs to. It is saved rather than shown: Chromium's
 * viewer refuses a sandboxed PDF.
 */
export function pdfHeaders(name: string): Record<string, string> {
  return {
    'content-disposition': `attachment; filename*=UTF-8''${encodedName(pdfName(name))}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
