import { limits } from '@lehrpfad/contract/core/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { invalidInput } from '../http/errors.ts';
import { Semaphore } from '../threads/semaphore.ts';

/** What a picture may be, by its bytes, and how the decoder calls it. Vectors (SVG) are programs and stay out. */
const formats: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** What the best phones make in one shot; decoded, 200 MB. */
const mostPixels = 50_000_000;

const secondsToDecode = 20;

/** Whatever is sent at once, two threads' worth of decoding is the most it takes. Each one waiting holds up to 5 MB. */
const turns = new Semaphore(2, 16);

const reading: SharpOptions = {
  // The first frame of several.
  pages: 1,
  limitInputPixels: mostPixels,
  // A picture that breaks off is none; small faults of a camera are let pass.
  failOn: 'error',
};

function isDecodable(type: string | undefined, { format, compression }: Metadata): boolean {
  if (type === undefined || formats[type] !== format) return false;
  return format !== 'heif' || compression === 'av1';
}

/** Asks for the measures first, which stand at the beginning: nothing is decoded that is too large. */
async function readable(bytes: Buffer): Promise<Metadata | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === undefined || !Object.hasOwn(formats, type)) return undefined;
  const metadata = await sharp(bytes, reading).metadata();
  const isSmall = metadata.width * metadata.height <= mostPixels;
  return isDecodable(type, metadata) && isSmall ? metadata : undefined;
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
      // Without being told otherwise, the library writes no metadata: where a photo was taken is nobody's business.
      .jpeg({ quality: 82 })
      .toBuffer()
  );
}

/**
 * Makes a picture that somebody sent into one of ours: a JPEG, upright, on white, without metadata.
 * @param field of the form, to which the message belongs
 * @param pixels of its longer side, at most
 * @throws 400 for what is no picture, is broken, or too large; 503 where too many wait
 */
export async function readPicture(
  bytes: Buffer,
  field = 'logo',
  pixels: number = limits.logoPixels,
): Promise<Buffer> {
  const picture = await turns.take(() => reencode(bytes, pixels).catch(() => undefined));
  if (picture === undefined)
    throw invalidInput({ [field]: ['Dieses Bild kann nicht gelesen werden.'] });
  return picture;
}

const stillFormats = ['jpeg', 'png', 'webp'] as const;

async function rewrite(bytes: Buffer): Promise<Buffer | undefined> {
  const metadata = await readable(bytes);
  const format = stillFormats.find((one) => one === metadata?.format);
  // What moves would stand still.
  const isMoving = (metadata?.pages ?? 1) > 1 || bytes.subarray(0, 4096).includes('acTL');
  if (metadata === undefined || format === undefined || isMoving) return metadata && bytes;
  return sharp(bytes, reading)
    .autoOrient()
    .timeout({ seconds: secondsToDecode })
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

/**
 * A picture that is kept in its own format, written anew without metadata and whatever else hid in the file; one that moves stays
 * byte for byte as it is. Undefined for what is none.
 * @throws 503 where too many wait
 */
export function rewritePicture(bytes: Buffer): Promise<Buffer | undefined> {
  return turns.take(() => rewrite(bytes).catch(() => undefined));
}
