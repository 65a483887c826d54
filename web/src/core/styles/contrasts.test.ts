import { globSync, readFileSync } from 'node:fs';
import { defaultRegion, regionKeys } from '@lehrpfad/regions/chosen-region.ts';
import { brandColour } from '@lehrpfad/regions/parts/colours.ts';
import { readPart } from '@lehrpfad/regions/read-part.ts';
import { coloursSchema } from '@lehrpfad/regions/schemas/colours.ts';
import { withColours } from '@lehrpfad/regions/style-colours.ts';
import { describe, expect, it } from 'vitest';
import { mapColours } from '../../features/search/map/layers/base-style.ts';
import { markerLooks } from '../../features/search/map/layers/marker-kinds.ts';
import { marks, texts } from './contrasts.ts';

type Scheme = 'light' | 'dark';

const schemes: readonly Scheme[] = ['light', 'dark'];
const root = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');

/** Returns red, green and blue, 0 to 1, of `#fff`, `#ffffff` or `rgb(1 2 3)`. */
function channels(colour: string): number[] {
  const parts = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(colour)?.slice(1).map(Number);
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1];
  const wide = digits?.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const all = parts ?? wide?.match(/../g)?.map((part) => Number.parseInt(part, 16));
  if (!all) throw new Error(`No colour: ${colour}`);
  return all.map((part) => part / 255);
}

/** Relative luminance and contrast as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const sheet = read('core/styles/colours.css');
const declarationsOf = (css: string) => [...css.matchAll(/^ {2}--([\w-]+): ([^;]+);$/gm)];
const declarations = declarationsOf(sheet);
const coloursOf = (region: string) => readPart('colours', coloursSchema, region);

/** Returns the values of one scheme by the names of their variables. */
function valuesOf(scheme: Scheme, region: string): Map<string, string> {
  return new Map(
    declarationsOf(withColours(sheet, coloursOf(region))).map(([, name = '', value = '']) => {
      const both = /^light-dark\((#\w+|rgb\([^)]+\)), (#\w+|rgb\([^)]+\))\)$/.exec(value);
      return [name, (scheme === 'light' ? both?.[1] : both?.[2]) ?? value];
    }),
  );
}

it('computes as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('rgb(119 119 119)', '#fff')).toBeCloseTo(4.478, 3);
});

const schemesOfRegions = regionKeys.flatMap((region) =>
  schemes.map((scheme) => ({ region, scheme })),
);

describe.each(schemesOfRegions)('in the $scheme scheme of $region', ({ region, scheme }) => {
  const values = valuesOf(scheme, region);
  const valueOf = (name: string) => values.get(name) ?? '';

  it.each([
    ['text', texts, 4.5],
    ['marks', marks, 3],
  ] as const)('%s can be told from its ground', (_kind, table, min) => {
    const pairs = table.flatMap(([colours, grounds]) =>
      colours.flatMap((colour) => grounds.map((ground) => [colour, ground] as const)),
    );
    const weak = pairs
      .map(([colour, ground]) => {
        const ratio = contrast(valueOf(colour), valueOf(ground));
        return { pair: `${colour} on ${ground}`, ratio: Math.floor(ratio * 100) / 100 };
      })
      .filter(({ ratio }) => ratio < min);
    expect(weak).toEqual([]);
  });

  it('the names of towns can be read on the built-in map, and markers stand out', () => {
    const { around, state, text, largeText, neighbour } = mapColours[scheme];
    for (const ink of [text, largeText]) expect(contrast(ink, state)).toBeGreaterThan(4.5);
    expect(contrast(neighbour, around)).toBeGreaterThan(4.5);
    const { brand } = coloursOf(region);
    for (const { ground: drawn, edge, ink } of markerLooks) {
      const ground = drawn === brandColour ? brand.light : drawn;
      expect(contrast(ink, ground)).toBeGreaterThan(4.5);
      const strongest = Math.max(contrast(ground, state), contrast(edge, state));
      expect(strongest).toBeGreaterThan(3);
    }
  });
});

it('declares the colours of the region that is the default', () => {
  expect(withColours(sheet, coloursOf(defaultRegion))).toBe(sheet);
});

it('every colour is listed with what it stands on, or named here as none that must be told from its ground', () => {
  const listed = new Set([...texts, ...marks].flat(2));
  const names = declarations.map(([, name = '']) => name);
  expect(names.filter((name) => !listed.has(name)).toSorted()).toEqual(
    [
      'art',
      'art-blue',
      'art-soft',
      'danger-line',
      'line',
      'notice-line',
      'plate',
      'shadow',
      'veil',
    ].toSorted(),
  );
});

/** Files that may contain colours: the variables, our logo, and code that passes colours to a canvas or a picture as text. */
const withOwnColours = new Set([
  'core/styles/colours.css',
  'core/ui/media/logo.module.css',
  'core/form/files/pictures/shrink-picture.ts',
  'features/search/map/layers/base-style.ts',
  'features/search/map/layers/marker-images.ts',
  'features/search/map/layers/marker-kinds.ts',
]);

it('no other file names a colour, which would be the same in both schemes', () => {
  const named =
    /(?<![\w&'-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|oklch)\(|: (?:white|black)\b/gi;
  const found = globSync('**/*.{css,ts,tsx}', { cwd: root })
    .filter((name) => !withOwnColours.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = read(name).replaceAll(/\/\*[^]*?\*\//g, '');
      return (text.match(named) ?? []).map((colour) => `${name}: ${colour}`);
    });
  expect(found).toEqual([]);
});
