/**
 * Builds the fonts of the application and of the server's pages, for web/src/core/styles/fonts.
 *
 * node server/scripts/build-fonts.ts
 *
 * Source: Atkinson Hyperlegible by the Braille Institute (SIL Open Font License 1.1), from the package @fontsource/atkinson-hyperlegible.
 * Keeps all characters of its two subsets. Removes the instructions for hinting, a third of each file: current browsers smooth letters without.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const target = join(import.meta.dirname, '../../web/src/core/styles/fonts');
const require = createRequire(import.meta.url);

/** All characters that a subset can contain: those of the Basic Multilingual Plane except surrogates. */
const anyCharacter = Array.from({ length: 0xd8_00 }, (_, code) => String.fromCharCode(code)).join(
  '',
);

/** `latin` contains German and the languages of western Europe; `latin-ext` the other letters of Europe. */
export const fontFiles = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 700].map((weight) => ({
    file: join(target, `atkinson-hyperlegible-${subset}-${weight}.woff2`),
    source: require.resolve(
      `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-${subset}-${weight}-normal.woff2`,
    ),
  })),
);

/** Returns a font without its hinting. */
export const withoutHinting = (source: string): Promise<Buffer> =>
  subsetFont(readFileSync(source), anyCharacter, { targetFormat: 'woff2', noHinting: true });

if (import.meta.main)
  for (const { file, source } of fontFiles) writeFileSync(file, await withoutHinting(source));
