import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture, rewritePicture } from './uploaded-picture.ts';

const blank = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 120, b: 120, alpha: 0 } } });

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['PNG', (picture) => picture.png()],
  ['JPEG', (picture) => picture.jpeg()],
  ['WebP', (picture) => picture.webp()],
  ['GIF', (picture) => picture.gif()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
];

function crc(bytes: Buffer): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(named));
  return Buffer.concat([head, named, tail]);
}

/** Builds a PNG whose header states this size, with almost no data. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it.each(formats)('may be a %s, and becomes a JPEG on white', async (_, encode) => {
    const made = await readPicture(await encode(blank()).toBuffer());
    const { format, width, height, hasAlpha } = await sharp(made).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'jpeg',
      width: 80,
      height: 60,
      hasAlpha: false,
    });
  });

  it('that lets see through stands on white', async () => {
    const { dominant } = await sharp(await readPicture(await blank().png().toBuffer())).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('is at most 1024 pixels wide and high, and never made larger', async () => {
    const measure = async (width: number, height: number) => {
      const made = await sharp(
        await readPicture(await blank(width, height).png().toBuffer()),
      ).metadata();
      return [made.width, made.height];
    };
    expect(await measure(3000, 1500)).toEqual([1024, 512]);
    expect(await measure(500, 2048)).toEqual([250, 1024]);
    expect(await measure(1, 9000)).toEqual([1, 1024]);
  });

  it('stands upright, and tells nothing of where it was taken', async () => {
    const photo = await blank(80, 60)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Ute Möhring' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 36/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Ute');
    const made = await readPicture(photo);
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(made).metadata();
    expect([width, height]).toEqual([60, 80]);
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(made.includes('Exif') || made.includes('Ute')).toBe(false);
  });

  it('that moves is its first frame', async () => {
    const frames = ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const made = await readPicture(gif);
    const { channels } = await sharp(made).stats();
    expect((await sharp(made).metadata()).height).toBe(20);
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

describe('no picture', () => {
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG with a script', () => Buffer.from(svg)],
    ['an SVG behind an XML declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a TIFF', () => blank().tiff().toBuffer()],
    ['the beginning of a PNG', async () => (await blank().png().toBuffer()).subarray(0, 60)],
    [
      'half a JPEG',
      async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
        const whole = await sharp({
          create: { width: 300, height: 300, channels: 3, background: 'red', noise },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a signature and rubbish',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, 7)]),
    ],
    ['a bomb of 2,500 million pixels', () => pngOf(50_000, 50_000)],
    ['a bomb that is one line', () => pngOf(2_000_000_000, 1)],
    ['a bomb just over what is let pass', () => pngOf(10_000, 5001)],
  ];

  it.each(cases)('is %s', async (_, make) => {
    await expect(readPicture(await make(), 'logo')).rejects.toMatchObject({
      statusCode: 400,
      answer: { errors: { logo: ['Dieses Bild kann nicht gelesen werden.'] } },
    });
  });

  it('is decoded: a bomb costs no time', async () => {
    const bomb = pngOf(50_000, 50_000);
    const before = process.memoryUsage().rss;
    await Promise.allSettled([1, 2, 3, 4].map(() => readPicture(bomb)));
    // One decoded picture would take 2,500 MB, even at one byte per pixel.
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });
});

it('names the field that it was sent in', async () => {
  await expect(readPicture(Buffer.from('x'), 'file')).rejects.toMatchObject({
    answer: { errors: { file: [expect.any(String)] } },
  });
});

describe('a picture that keeps its format', () => {
  const exif = { IFD0: { ImageDescription: 'acTL', Copyright: 'Frau Muster' } };
  const hasExif = async (bytes: Buffer | undefined) =>
    bytes && (await sharp(bytes).metadata()).exif !== undefined;

  it.each(formats.slice(0, 3))(
    'loses its metadata, even if they hold the mark of an animation: %s',
    async (_, as) => {
      const bytes = await as(blank().withExif(exif)).toBuffer();
      expect([bytes.includes('acTL'), await hasExif(bytes)]).toEqual([true, true]);
      expect(await hasExif(await rewritePicture(bytes))).toBe(false);
    },
  );

  it('stays as it is where it moves', async () => {
    const still = await blank().png().toBuffer();
    const frames = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]);
    const start = still.indexOf('IDAT') - 4;
    const moving = Buffer.concat([
      still.subarray(0, start),
      chunk('acTL', frames),
      still.subarray(start),
    ]);
    expect(await rewritePicture(moving)).toEqual(moving);
  });
});
