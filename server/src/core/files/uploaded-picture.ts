import type { pictureTypes } from '@lehrpfad/contract/core/picture-types.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Metadata, SharpOptions } from 'sharp';
import { invalidInput } from '../http/errors.ts';
import { sharp } from './sharp.ts';
import { Semaphore } from '../threads/semaphore.ts';

/** Allowed types of pictures, and the decoder's name for each. SVG can contain scripts and is not allowed. */
const formats: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
} satisfies Record<keyof typeof pictureTypes | 'image/apng', string>;

/** Enough for the best phone cameras; 200 MB when decoded. */
const maxPixels = 50_000_000;

const secondsToDecode = 20;

/** At most two pictures are decoded at once, however many are sent. Each waiting one holds up to 5 MB. */
const semaphore = new Semaphore(2, 16);

const reading: SharpOptions = {
  // Only the first frame of an animation.
  pages: 1,
  limitInputPixels: maxPixels,
  // A truncated picture is refused; small errors of a camera are tolerated.
  failOn: 'error',
};

function isDecodable(type: string | undefined, { format, compression }: Metadata): boolean {
  if (type === undefined || formats[type] !== format) return false;
  return format !== 'heif' || compression === 'av1';
}

/** Reads the dimensions at the beginning of the file first, so that no picture that is too large is decoded. */
async function readable(bytes: Buffer): Promise<(Metadata & { type: string }) | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === undefined || !Object.hasOwn(formats, type)) return undefined;
  const metadata = await sharp(bytes, reading).metadata();
  const isSmall = metadata.width * metadata.height <= maxPixels;
  return isDecodable(type, metadata) && isSmall ? { ...metadata, type } : undefined;
}

async function reencode(bytes: Buffer, pixels: number): Promise<Buffer | undefined> {
  if ((await readable(bytes)) === undefined) return undefined;
  return (
    sharp(bytes, reading)
      .autoOrient()
      .resize({
        width: pixels,
        height: pixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: 'white' })
      .timeout({ seconds: secondsToDecode })
      // The library writes no metadata by default, so the place where a photo was taken stays private.
      .jpeg({ quality: 82 })
      .toBuffer()
  );
}

/**
 * Converts an uploaded picture to a JPEG: upright, on white, without metadata.
 * @param field field of the form that gets the error message
 * @param pixels maximum length of the longer side
 * @throws 400 for a file that is not a picture, damaged, or too large; 503 if too many are waiting
 */
export async function readPicture(
  bytes: Buffer,
  field = 'logo',
  pixels: number = limits.logoPixels,
): Promise<Buffer> {
  const picture = await semaphore.take(() => reencode(bytes, pixels).catch(() => undefined));
  if (picture === undefined)
    throw invalidInput({ [field]: ['Dieses Bild kann nicht gelesen werden.'] });
  return picture;
}

const stillFormats = ['jpeg', 'png', 'webp'] as const;

async function rewrite(bytes: Buffer): Promise<Buffer | undefined> {
  const metadata = await readable(bytes);
  const format = stillFormats.find((one) => one === metadata?.format);
  // Re-encoding would drop the animation. The decoder knows no animated PNG: it reads one as its first frame.
  const isMoving = (metadata?.pages ?? 1) > 1 || metadata?.type === 'image/apng';
  if (metadata === undefined || format === undefined || isMoving) return metadata && bytes;
  return sharp(bytes, reading)
    .autoOrient()
    .timeout({ seconds: secondsToDecode })
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

/**
 * Re-encodes a picture in its own format, without metadata and other hidden content; an animation stays byte for byte as it is.
 * Returns undefined for a file that is not a picture.
 * @throws 503 if too many are waiting
 */
export function rewritePicture(bytes: Buffer): Promise<Buffer | undefined> {
  return semaphore.take(() => rewrite(bytes).catch(() => undefined));
}
