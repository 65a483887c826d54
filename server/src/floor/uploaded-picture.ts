import { limits } from '@lehrpfad/contract/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { invalidInput } from './errors.ts';
import { Turns } from './turns.ts';

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
const turns = new Turns(2, 16);

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
async function reencode(bytes: Buffer): Promise<Buffer | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === undefined || !Object.hasOwn(formats, type)) return undefined;
  const metadata = await sharp(bytes, reading).metadata();
  if (!isDecodable(type, metadata) || metadata.width * metadata.height > mostPixels)
    return undefined;
  return (
    sharp(bytes, reading)
      .autoOrient()
      .resize({
        ...{ width: limits.logoPixels, height: limits.logoPixels },
        ...{ fit: 'inside', withoutEnlargement: true },
      })
      .flatten({ background: 'white' })
      .timeout({ seconds: secondsToDecode })
      // Without being told otherwise, the library writes no metadata: where a photo was taken is nobody's business.
      .jpeg({ quality: 82 })
      .toBuffer()
  );
}

/**
 * Makes a picture that somebody sent into one of ours: a JPEG of up to 1024 pixels, upright, on white, without metadata.
 * @param field of the form, to which the message belongs
 * @throws 400 for what is no picture, is broken, or too large; 503 where too many wait
 */
export async function readPicture(bytes: Buffer, field = 'logo'): Promise<Buffer> {
  const picture = await turns.take(() => reencode(bytes).catch(() => undefined));
  if (picture === undefined)
    throw invalidInput({ [field]: ['Dieses Bild kann nicht gelesen werden.'] });
  return picture;
}
