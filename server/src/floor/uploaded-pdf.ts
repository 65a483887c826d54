import { fileTypeFromBuffer } from 'file-type';
import { invalidInput } from './errors.ts';
import { cut, encodedName, plainName } from './file-names.ts';

/** `%PDF-1.7` and the like, before which nothing may stand. */
const header = /^%PDF-[12]\.\d/;

/** Where the cross-references begin, and the end mark (ISO 32000, 7.5.5), with nothing behind it but blanks and NULs. */
const ending = /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/;

/** Bytes at the end in which all of that has to stand, blanks included. */
const endingBytes = 2048;

/** A ZIP's directory, or a program's in Java, is looked for so far from the end (its comment may have 65 535 bytes). */
const zipEndBytes = 65_557;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

async function isPdf(bytes: Buffer): Promise<boolean> {
  if (!header.test(bytes.toString('latin1', 0, 16))) return false;
  if (!ending.test(bytes.subarray(-endingBytes).toString('latin1'))) return false;
  if (bytes.subarray(-zipEndBytes).includes(zipEnd)) return false;
  return (await fileTypeFromBuffer(bytes))?.mime === 'application/pdf';
}

/**
 * Lets pass what is a PDF by its bytes and nothing else besides: no other file with a PDF's name, none that begins before it or goes
 * on behind it.
 * @param field of the form, to which the message belongs
 * @throws 400 for everything else
 */
export async function checkPdf(bytes: Buffer, field = 'file'): Promise<void> {
  if (!(await isPdf(bytes))) throw invalidInput({ [field]: ['Nur PDF-Dateien!'] });
}

const longestName = 200;

/** The name under which a PDF is listed and saved: one line, no folders, at most 200 characters, ends in `.pdf`. */
export function pdfName(name: string): string {
  const stem = plainName(name)
    .replace(/(?:\.pdf)+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${cut(stem, longestName - '.pdf'.length) || 'Anhang'}.pdf`;
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
