import type { Locator } from '@playwright/test';

/*
 * Reads a QR code by ISO/IEC 18004, independently of the library that drew it: text in bytes, error correction M, up to version 20.
 * It corrects no errors: a code with a single wrong module is refused.
 */

type Matrix = readonly (readonly boolean[])[];

/** For error correction level M, by version from 1: codewords per block, and number of blocks. */
const correction = [
  [0, 0],
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
] as const;

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const numberOf = (bits: readonly boolean[]) => bits.reduce((sum, bit) => 2 * sum + Number(bit), 0);

/** Returns the number of the mask, from the format information beside the upper left finder pattern. */
function maskOf(matrix: Matrix): number {
  const columns = [0, 1, 2, 3, 4, 5, 7, 8];
  const beside = columns.map((column) => matrix[8]?.[column] ?? false);
  const above = [7, 5, 4, 3, 2, 1, 0].map((row) => matrix[row]?.[8] ?? false);
  const format = numberOf([...beside, ...above]) ^ 0b101_0100_0001_0010;
  if (format >> 13 !== 0) throw new Error('The code has another error correction than M.');
  return (format >> 10) & 7;
}

/** Returns the centres of the alignment patterns along a side. */
function alignmentOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))];
}

/** Returns a predicate: whether a module contains data, and does not belong to a function pattern. */
function carriesData(version: number): (row: number, column: number) => boolean {
  const size = 17 + 4 * version;
  const middles = alignmentOf(version);
  const last = middles.at(-1) ?? 0;
  const isFinder = (r: number, c: number) =>
    (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9);
  const isAlignment = (r: number, c: number) =>
    middles.some((y) =>
      middles.some(
        (x) =>
          Math.abs(r - y) <= 2 &&
          Math.abs(c - x) <= 2 &&
          !((y === 6 && (x === 6 || x === last)) || (x === 6 && y === last)),
      ),
    );
  const isVersion = (r: number, c: number) =>
    version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11));
  return (r, c) => r !== 6 && c !== 6 && !isFinder(r, c) && !isAlignment(r, c) && !isVersion(r, c);
}

/** Returns all codewords in the order of their placement: in columns of two modules, alternately up and down. */
function codewordsOf(matrix: Matrix, version: number): number[] {
  const size = matrix.length;
  const isData = carriesData(version);
  const mask = masks[maskOf(matrix)] ?? (() => false);
  const bits: boolean[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isData(row, column)) bits.push((matrix[row]?.[column] ?? false) !== mask(row, column));
      }
    }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    numberOf(bits.slice(8 * at, 8 * at + 8)),
  );
}

/** Returns the blocks from which the codewords were interleaved; later blocks may have one more. */
function blocksOf(words: readonly number[], version: number): number[][] {
  const [ecc = 0, count = 0] = correction[version] ?? [];
  const short = Math.floor(words.length / count) - ecc;
  const longBlocks = words.length % count;
  const blocks = Array.from({ length: count }, (): number[] => []);
  const deal = [...words];
  for (let at = 0; at <= short; at += 1) {
    for (const [index, block] of blocks.entries()) {
      if (at < short || index >= count - longBlocks) block.push(deal.shift() ?? 0);
    }
  }
  for (let at = 0; at < ecc; at += 1) for (const block of blocks) block.push(deal.shift() ?? 0);
  for (const block of blocks) if (!isWhole(block, ecc)) throw new Error('The code is damaged.');
  return blocks.map((block) => block.slice(0, -ecc));
}

/** Product in the field of 256 elements of QR codes. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * 0x1_1d);
    if ((b >> bit) & 1) result ^= a;
  }
  return result;
}

/** Whether a block is a multiple of the generator polynomial, so that it has no errors. */
function isWhole(block: readonly number[], ecc: number): boolean {
  let root = 1;
  for (let at = 0; at < ecc; at += 1) {
    const value = root;
    if (block.reduce((sum, word) => product(sum, value) ^ word, 0) !== 0) return false;
    root = product(root, 2);
  }
  return true;
}

function textOf(matrix: Matrix): string {
  const version = (matrix.length - 17) / 4;
  const words = blocksOf(codewordsOf(matrix, version), version).flat();
  const bits = words.flatMap((word) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((at) => ((word >> at) & 1) === 1),
  );
  const take = (count: number) => numberOf(bits.splice(0, count));
  if (take(4) !== 4) throw new Error('The code holds something else than bytes.');
  const length = take(version < 10 ? 8 : 16);
  return Buffer.from(Array.from({ length }, () => take(8))).toString('utf8');
}

/** Modules of the quiet zone around a code, and pixels per module while it is read. */
const [quiet, pixels] = [4, 4];

/** Reads a code from the screen like a camera: only the painted pixels are used. */
export async function readQrCode(code: Locator): Promise<string> {
  const width = await code.evaluate((svg, scale) => {
    const modules = (svg as SVGSVGElement).viewBox.baseVal.width;
    const length = `${modules * scale}px`;
    Object.assign((svg as SVGSVGElement).style, {
      position: 'fixed',
      // Above the header.
      zIndex: 1000,
      top: 0,
      left: 0,
      margin: 0,
      background: 'white',
      width: length,
      height: length,
    });
    return modules;
  }, pixels);
  const png = (await code.screenshot()).toString('base64');
  const size = width - 2 * quiet;
  const middles = Array.from({ length: size }, (_, at) => (at + quiet + 0.5) * pixels);
  const matrix = await code.evaluate(
    async (_svg, { data, at }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const isDark = (x: number, y: number) =>
        (context?.getImageData(x, y, 1, 1).data[0] ?? 255) < 128;
      return at.map((y) => at.map((x) => isDark(x, y)));
    },
    { data: png, at: middles },
  );
  await code.evaluate((svg) => svg.removeAttribute('style'));
  return textOf(matrix);
}
