import { fileTypeFromBuffer } from 'file-type';
import { activeContentOf, type Obstacle } from './pdf/active-content.ts';

/** `%PDF-1.7` and the like at the very start of the file. */
const header = /^%PDF-[12]\.\d/;

/** The offset of the cross-references and the end mark (ISO 32000, 7.5.5), followed by nothing but whitespace and NULs. */
const ending = /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/;

/** Maximum distance of the ending from the end of the file in bytes, including whitespace. */
const endingBytes = 2048;

/** How far from the end the directory of a ZIP or JAR is searched for (its comment may have 65 535 bytes). */
const zipEndBytes = 65_557;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

/** Returns whether the bytes are a PDF and no other kind of file at the same time. */
async function isPdf(bytes: Buffer): Promise<boolean> {
  if (!header.test(bytes.toString('latin1', 0, 16))) return false;
  if (!ending.test(bytes.subarray(-endingBytes).toString('latin1'))) return false;
  if (bytes.subarray(-zipEndBytes).includes(zipEnd)) return false;
  return (await fileTypeFromBuffer(bytes))?.mime === 'application/pdf';
}

/** The active content of a PDF, or why it cannot be determined; `none` for a file that is not a PDF. */
export type PdfInspection = readonly string[] | Obstacle | 'none';

/** Checks a file by its bytes; runs on a worker thread. */
export async function inspectPdf(sent: Uint8Array): Promise<PdfInspection> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  return (await isPdf(bytes)) ? activeContentOf(bytes) : 'none';
}
