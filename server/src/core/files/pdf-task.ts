import { fileTypeFromBuffer } from 'file-type';
import { activeContentOf, type Obstacle } from './pdf/active-content.ts';

/** `%PDF-1.7` and the like, before which nothing may stand. */
const header = /^%PDF-[12]\.\d/;

/** Where the cross-references begin, and the end mark (ISO 32000, 7.5.5), with nothing behind it but blanks and NULs. */
const ending = /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/;

/** Bytes at the end in which all of that has to stand, blanks included. */
const endingBytes = 2048;

/** A ZIP's directory, or a program's in Java, is looked for so far from the end (its comment may have 65 535 bytes). */
const zipEndBytes = 65_557;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

/** Whether it is a PDF by its bytes and nothing else besides. */
async function isPdf(bytes: Buffer): Promise<boolean> {
  if (!header.test(bytes.toString('latin1', 0, 16))) return false;
  if (!ending.test(bytes.subarray(-endingBytes).toString('latin1'))) return false;
  if (bytes.subarray(-zipEndBytes).includes(zipEnd)) return false;
  return (await fileTypeFromBuffer(bytes))?.mime === 'application/pdf';
}

/** What a PDF does by itself, or why nobody can say; `none` for what is none. */
export type PdfJudgement = readonly string[] | Obstacle | 'none';

/** Judges a file by its bytes; for a thread of its own. */
export async function judgePdf(sent: Uint8Array): Promise<PdfJudgement> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  return (await isPdf(bytes)) ? activeContentOf(bytes) : 'none';
}
