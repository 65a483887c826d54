import { limits } from '@lehrpfad/contract/core/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import { trimBoth } from '../../core/text/trim.ts';
import { tooLarge } from '../../core/http/errors.ts';
import { cut, encodedName, plainName } from '../../core/files/file-names.ts';
import { checkWherePdf } from '../../core/files/uploaded-pdf.ts';
import { rewritePicture } from '../../core/files/uploaded-picture.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { beginsAsSvg } from './svg.ts';

/** Types that may be shown: the bytes and the file name must both match (specification, section 5). */
const pictures = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']);
const pictureName = /\.(?:jpe?g|png|gif|bmp|webp)$/i;
const video = 'video/mp4';
const drawing = 'image/svg+xml';

/** Type of all other files: their bytes are stored without being read. */
const anything = 'application/octet-stream';

/** An attachment as it is stored. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

async function pictureOf(bytes: Buffer): Promise<Pick<Attachment, 'type' | 'bytes'> | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  // The decoder does not support BMP; a browser shows a file of this type as a picture or not at all.
  if (found === 'image/bmp') return { type: 'image/bmp', bytes };
  if (found === undefined || !pictures.has(found)) return undefined;
  const picture = await rewritePicture(bytes);
  return picture && { type: found === 'image/apng' ? 'image/png' : found, bytes: picture };
}

async function isVideo(bytes: Buffer): Promise<boolean> {
  return (await fileTypeFromBuffer(bytes))?.mime === video;
}

/**
 * Determines the type of a file: it is a picture or video only if both its bytes and its name say so. Pictures are re-encoded.
 * @throws {AppError} 413 for more than 10 MB if it is not a video; 400 for a PDF with active content
 */
export async function readAttachment({ name, bytes }: UploadedFile): Promise<Attachment> {
  const kept = attachmentName(name);
  if (/\.mp4$/i.test(kept) && (await isVideo(bytes))) return { name: kept, type: video, bytes };
  if (bytes.length > limits.faqFileBytes)
    throw tooLarge({ file: ['Dateien dürfen maximal 10MB groß sein, Videos (MP4) 25MB!'] });
  const picture = pictureName.test(kept) ? await pictureOf(bytes) : undefined;
  if (picture) return { name: kept, ...picture };
  await checkWherePdf(bytes);
  const isDrawing = /\.svg$/i.test(kept) && beginsAsSvg(bytes.toString('utf8', 0, 4096));
  return { name: kept, type: isDrawing ? drawing : anything, bytes };
}

const maxNameLength = 200;
const maxExtensionLength = 12;

/** Returns the name under which an attachment is listed and saved: its own in one line, without folders, with at most 200 characters. */
export function attachmentName(name: string): string {
  const plain = trimBoth(plainName(name), /[.\s]/);
  if (plain.length <= maxNameLength) return plain || 'Anhang';
  const dot = plain.lastIndexOf('.');
  const ending = plain.length - dot <= maxExtensionLength && dot > 0 ? plain.slice(dot) : '';
  return cut(plain.slice(0, plain.length - ending.length), maxNameLength - ending.length) + ending;
}

/**
 * Returns the headers of a response with an uploaded file: pictures and videos may be shown, everything else is saved under its own name.
 * Browsers may not guess another type, and no script in it can run, on this origin or any other. It is not cached, because it is only as
 * public as its entry.
 */
export function attachmentHeaders({ name, type }: Pick<Attachment, 'name' | 'type'>) {
  const isShown = pictures.has(type) || type === 'image/bmp' || type === video;
  return {
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(name)}`,
    // An SVG in a page's `<img>` may use its styles.
    'content-security-policy':
      "sandbox; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the requested byte range (RFC 9110, 14.2); only a single range is supported. Undefined for the whole file, null if the range is
 * outside the file.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from <= to && from < size ? { from, to } : null;
}
