import { describe, expect, inject, it } from 'vitest';
import { excessiveGrowth, ordinaryTime, type Reading } from './excessive-growth.ts';
import { planted } from './planted.ts';
import { shapes, textOf } from './shapes.ts';

/** Maximum length in `npm test`; the endurance test uses longer texts. */
const maxLength = 8000;

/** Expressions that once blocked the program: each takes seconds, the first ones longest. */
const examples = Object.entries(planted).slice(inject('endurance') ? 0 : -3);

/** Long enough for quadratic growth to be significant even on a fast machine. */
const longestOfPlanted = 4 * maxLength;

const growth = (read: Reading, name: string, upTo = maxLength) =>
  excessiveGrowth(read, (length) => textOf(shapes[name]!, length), upTo);

/** A measurement may miss growth on a busy machine, but not three times. */
async function growthInThreeTries(read: Reading, name: string) {
  const find = () => growth(read, name, longestOfPlanted);
  return (await find()) ?? (await find()) ?? find();
}

/** Takes some microseconds per character. */
const laborious = (text: string) => [...text].map((one) => one.normalize('NFC').repeat(99).length);

/** Constant work, like hashing a password: about twenty times ordinary work for any text. */
const alwaysTheSame = () => 'Wir suchen eine Köchin. '.repeat(80_000).toLowerCase().split(' ');

describe('the measure of growth', () => {
  it.each(examples)(
    'finds what once froze the program: %s',
    async (_, { read, foundBy }) => {
      expect(await growthInThreeTries(read, foundBy)).toBeDefined();
    },
    60_000,
  );

  it('finds what happens in a promise', async () => {
    const read: Reading = async (text) => (await Promise.resolve(text)).replaceAll(/<[^>]*>/g, '');
    expect(await growthInThreeTries(read, 'less than')).toBeDefined();
  }, 60_000);

  it.each<[string, Reading]>([
    ['a scan', (text) => [...text].length],
    ['a linear expression', (text) => text.match(/[\p{L}\d]+/gu)],
    ['sorting', (text) => text.split('').sort()],
    ['a refusal', () => Promise.reject(new Error('No'))],
    ['another way of reading from a length on', (text) => text.length > 3000 && laborious(text)],
  ])(
    'lets %s be',
    async (_, read) => {
      for (const name of ['less than', 'digits and blanks', 'marks in disorder'])
        expect(await growth(read, name)).toBeUndefined();
    },
    60_000,
  );

  it.each([0, 20, 60])(
    'lets work be that is the same for all texts of more than %d characters',
    async (min) => {
      const read = (text: string) => text.length > min && alwaysTheSame();
      const growth = await excessiveGrowth(read, (length) => 'x'.repeat(length), [4, 16, 64]);
      expect(growth).toBeUndefined();
    },
  );

  it('finds what doubles with each character of a short text', async () => {
    const read = (text: string) => /^(?:a|a)*$/.test(text);
    const text = (length: number) => `${'a'.repeat(length - 1)}!`;
    expect(await excessiveGrowth(read, text, 128)).toMatchObject({ length: expect.any(Number) });
  });

  it('finds what doubles with each of some characters before it stands still', async () => {
    let now = 0;
    // The measure compares with the time of this machine.
    const slowness = await ordinaryTime();
    const read = (text: string) => (now += (slowness * 2 ** (text.length / 7)) / 1_000_000);
    const found = await excessiveGrowth(
      read,
      (length) => 'x'.repeat(length),
      maxLength,
      () => now,
    );
    expect(found?.length).toBeLessThan(200);
  });
});
