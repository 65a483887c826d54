import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openFolder } from '../../core/files/files.ts';
import { sourcesOf, variantKeys } from './variant-names.ts';
import { parseVariant, Variants } from './variants.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-variants-'));
const files = openFolder(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true }));

const picture = await sharp({
  create: { width: 900, height: 600, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer();
let asked: string[];
let variants: Variants;

beforeEach(async () => {
  asked = [];
  await files.deleteAll('public');
  await files.put('public/a/one.jpg', picture);
  await files.put('public/a/broken.jpg', 'no picture');
  variants = new Variants({
    files,
    originalOf: async (stem) => {
      asked.push(stem);
      return ['public/a/one', 'public/a/broken', 'public/a/lost'].includes(stem)
        ? `${stem}.jpg`
        : undefined;
    },
  });
});

describe('the smaller forms of a picture', () => {
  it('are named after it, and what is named so is made of it', () => {
    const keys = variantKeys('public/a/one.jpg');
    expect(keys).toHaveLength(8);
    for (const key of keys) expect(parseVariant(key)?.stem).toBe('public/a/one');
    const [avif, webp] = sourcesOf('public/a/one.jpg');
    expect(avif?.srcset).toMatch(/^\/media\/a\/one-480\.avif 480w, /);
    expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp']);
  });

  it('are not there any more where the picture is deleted before it is read', async () => {
    const exists = async (key: string) => {
      const isThere = await files.exists(key);
      await files.delete(key);
      return isThere;
    };
    const getStream = files.getStream.bind(files);
    const late = new Variants({
      files: { exists, getStream } as unknown as typeof files,
      originalOf: (stem) => Promise.resolve(`${stem}.jpg`),
    });
    expect(await late.make('public/a/one-480.avif')).toBeUndefined();
  });

  it.each(['one.jpg', 'one-481.avif', 'one-480.png', 'one-0480.avif', 'one-480.avif.webp'])(
    '%s is none, and nobody looks for its original',
    async (name) => {
      expect(await variants.make(`public/a/${name}`)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('have the width and the format of their name, but are no larger than the picture', async () => {
    const read = async (name: string) => {
      const { width, format, compression } = await sharp(
        await variants.make(`public/a/${name}`),
      ).metadata();
      return { width, kind: compression ?? format };
    };
    expect(await read('one-480.webp')).toEqual({ width: 480, kind: 'webp' });
    expect(await read('one-480.avif')).toEqual({ width: 480, kind: 'av1' });
    expect(await read('one-1280.webp')).toEqual({ width: 900, kind: 'webp' });
    expect(await files.exists('public/a/one-480.webp')).toBe(true);
  });

  it('are made once for all who ask at the same time', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () => variants.make('public/a/one-480.webp')),
    );
    expect(new Set(all).size).toBe(1);
    // Once before it is made, and once before it is returned.
    expect(asked).toEqual(['public/a/one', 'public/a/one']);
  });

  it('that cannot be are refused at once, while others are being made', async () => {
    const made = variants.make('public/a/one-1920.avif');
    let isMade = false;
    void made.then(() => (isMade = true));
    const unknown = Array.from({ length: 40 }, (_, index) => `public/a/none${index}-480.avif`);
    expect(await Promise.all(unknown.map((key) => variants.make(key)))).toEqual(
      unknown.map(() => undefined),
    );
    expect(isMade).toBe(false);
    await made;
  });

  it('are made for so many that wait, and no more', async () => {
    const stems = Array.from({ length: 20 }, (_, index) => `public/b/${index}`);
    for (const stem of stems) await files.put(`${stem}.jpg`, picture);
    const of = new Variants({ files, originalOf: async (stem) => `${stem}.jpg` });
    const answers = await Promise.allSettled(stems.map((stem) => of.make(`${stem}-480.webp`)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ statusCode: 503, retryAfter: 5 });
    expect(await of.make(`${stems[19]}-480.webp`)).toBeInstanceOf(Buffer);
  });

  it('do not exist without a picture of ours', async () => {
    expect(await variants.make('public/a/other-480.webp')).toBeUndefined();
    expect(await variants.make('public/a/lost-480.webp')).toBeUndefined();
  });

  it('are made ahead, whatever one of the pictures is', async () => {
    const warmed = variants.warm(['public/a/broken.jpg', 'public/a/one.jpg'], () => false);
    await expect(warmed).rejects.toThrow('could not be read');
    for (const key of variantKeys('public/a/one.jpg')) expect(await files.exists(key)).toBe(true);
    asked = [];
    await variants.warm(['public/a/one.jpg'], () => false);
    expect(asked).toEqual([]);
  });

  it('are no longer made once the server stops', async () => {
    await variants.warm(['public/a/one.jpg'], () => asked.length === 2);
    expect(asked).toHaveLength(2);
  });
});
