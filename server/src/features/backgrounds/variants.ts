import type { Sharp } from 'sharp';
import { sharp } from '../../core/files/sharp.ts';
import { readUnlessMissing, type Files } from '../../core/files/files.ts';
import { Semaphore } from '../../core/threads/semaphore.ts';
import { formats, variantKeys, widths } from './variant-names.ts';

type Encode = (picture: Sharp) => Sharp;

/** The effort is low: one more step takes twice the time and saves 3 % of the bytes. */
const encoders: Readonly<Record<(typeof formats)[number], Encode>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 3 }),
};

interface Variant {
  /** Key of the original without its extension. */
  readonly stem: string;
  readonly width: number;
  readonly encode: Encode;
}

/** Parses a key of a version; undefined for any other width, format or key. */
export function parseVariant(key: string): Variant | undefined {
  const [, stem, digits, ending] = /^(.+)-(\d+)\.(\w+)$/.exec(key) ?? [];
  const width = widths.find((one) => String(one) === digits);
  const format = formats.find((one) => one === ending);
  return stem && width && format ? { stem, width, encode: encoders[format] } : undefined;
}

interface Sources {
  readonly files: Files;
  /** Returns the key of the picture with this stem, if it exists. */
  readonly originalOf: (stem: string) => Promise<string | undefined>;
}

/** Maximum length of the queue, which takes about ten seconds: visitors need not wait longer, since pictures change every ten. */
const maxWaiting = 15;

/** Makes the smaller versions of pictures, each once and one at a time, so that they take at most one thread. */
export class Variants {
  readonly #sources: Sources;
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>();
  readonly #semaphore = new Semaphore(1, maxWaiting);

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /**
   * Makes a version that is not stored yet; undefined if there is no picture for the key.
   * @throws if the file is not a picture, or if too many requests wait
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

  /** Makes all missing versions of these pictures; an unreadable picture does not stop the others. */
  async warm(keys: readonly string[], isStopped: () => boolean): Promise<void> {
    const failures: unknown[] = [];
    for (const key of keys.flatMap(variantKeys)) {
      if (isStopped()) return;
      if (await this.#sources.files.exists(key)) continue;
      await this.make(key).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'pictures could not be read');
  }

  /** Returns undefined for a missing picture at once; only existing ones enter the queue. */
  async #lookUp(key: string, variant: Variant): Promise<Buffer | undefined> {
    const { files, originalOf } = this.#sources;
    const original = await originalOf(variant.stem);
    if (original === undefined || !(await files.exists(original))) return undefined;
    return this.#semaphore.take(() => this.#encode(key, original, variant));
  }

  async #encode(
    key: string,
    original: string,
    { stem, width, encode }: Variant,
  ): Promise<Buffer | undefined> {
    const { files, originalOf } = this.#sources;
    const source = await readUnlessMissing(files, original);
    // The picture was deleted while this request was queued.
    if (source === undefined) return undefined;
    const picture = sharp(source).rotate().resize({ width, withoutEnlargement: true });
    const bytes = await encode(picture).toBuffer();
    await files.put(key, bytes);
    if ((await originalOf(stem)) === original) return bytes;
    // The picture was deleted or replaced meanwhile, perhaps by another process that looked for this version before it was stored.
    await files.delete(key);
    return undefined;
  }
}
