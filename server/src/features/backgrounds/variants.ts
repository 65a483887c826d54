import sharp, { type Sharp } from 'sharp';
import { mediaPath, readBytes, type Files } from '../../core/files/files.ts';
import { Semaphore } from '../../core/threads/semaphore.ts';

/** Widths in pixels: phones at one and two pixels to the point, small and large screens. */
const widths = [480, 828, 1280, 1920] as const;

type Encode = (picture: Sharp) => Sharp;

/** Best first. The effort is low: a step more takes twice the time and saves 3 % of the bytes. */
const encoders: Readonly<Record<string, Encode>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 3 }),
};

const stemOf = (key: string) => key.replace(/\.[^./]*$/, '');

/** All smaller forms of a picture, by key: `a/b.jpg` has `a/b-480.avif` and so on. */
export function variantKeys(key: string): string[] {
  return Object.keys(encoders).flatMap((format) =>
    widths.map((width) => `${stemOf(key)}-${width}.${format}`),
  );
}

/** The same as what a `<picture>` needs. */
export function sourcesOf(key: string): { type: string; srcset: string }[] {
  return Object.keys(encoders).map((format) => ({
    type: `image/${format}`,
    srcset: widths
      .map((width) => `${mediaPath(`${stemOf(key)}-${width}.${format}`)} ${width}w`)
      .join(', '),
  }));
}

interface Variant {
  /** Key of the original without its ending. */
  readonly stem: string;
  readonly width: number;
  readonly encode: Encode;
}

/** What such a key stands for; undefined for any other width, format or form. */
export function parseVariant(key: string): Variant | undefined {
  const [, stem, digits, format] = /^(.+)-(\d+)\.(\w+)$/.exec(key) ?? [];
  const width = widths.find((one) => String(one) === digits);
  const encode = format === undefined ? undefined : encoders[format];
  return stem && width && encode ? { stem, width, encode } : undefined;
}

interface Sources {
  readonly files: Files;
  /** Key of the picture with this stem, where there is one. */
  readonly originalOf: (stem: string) => Promise<string | undefined>;
}

/** With the one being made, as many as take some ten seconds: nobody waits longer for a picture that changes every ten. */
const mostWaiting = 15;

/** Makes the smaller forms of pictures, each once, one at a time: whatever is asked for, one thread is the most it takes. */
export class Variants {
  readonly #sources: Sources;
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>();
  readonly #turns = new Semaphore(1, mostWaiting);

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /**
   * The bytes of a variant that is not in the store yet; undefined where the key is none of ours.
   * @throws for what is no picture, and where too many wait already
   */
  make(key: string): Promise<Buffer | undefined> {
    const variant = parseVariant(key);
    if (variant === undefined) return Promise.resolve(undefined);
    const present = this.#underWay.get(key);
    if (present) return present;
    const made = this.#lookUp(key, variant).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  /** Makes all that are missing of these pictures; a picture that cannot be read holds up no other. */
  async warm(keys: readonly string[], isStopped: () => boolean): Promise<void> {
    const failures: unknown[] = [];
    for (const key of keys.flatMap(variantKeys)) {
      if (isStopped()) return;
      if (await this.#sources.files.exists(key)) continue;
      await this.make(key).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'pictures could not be read');
  }

  /** What cannot be made waits for nothing, and nothing for it. */
  async #lookUp(key: string, variant: Variant): Promise<Buffer | undefined> {
    const { files, originalOf } = this.#sources;
    const original = await originalOf(variant.stem);
    if (original === undefined || !(await files.exists(original))) return undefined;
    return this.#turns.take(() => this.#encode(key, original, variant));
  }

  async #encode(
    key: string,
    original: string,
    { stem, width, encode }: Variant,
  ): Promise<Buffer | undefined> {
    const { files, originalOf } = this.#sources;
    const source = await readBytes(files, original).catch(async (error: unknown) => {
      // Deleted while this waited for its turn.
      if (!(await files.exists(original))) return undefined;
      throw error;
    });
    if (source === undefined) return undefined;
    const picture = sharp(source).rotate().resize({ width, withoutEnlargement: true });
    const bytes = await encode(picture).toBuffer();
    await files.put(key, bytes);
    if ((await originalOf(stem)) === original) return bytes;
    // Deleted or replaced meanwhile, here or in another process: whoever did it may have looked for this form before it was there.
    await files.delete(key);
    return undefined;
  }
}
