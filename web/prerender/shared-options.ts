import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InlineConfig, UserConfig } from 'vite';
import { folderOfMap } from './joined-map.ts';
import { regionData } from './region-data.ts';

export const root = join(import.meta.dirname, '..');

/** All style sheets with names of their own, in a fixed order: the application and its app shells must number them alike. */
const sheets = globSync('src/**/*.module.css', { cwd: root }).sort();

/** Names of each sheet in the order in which they were first needed. */
const namesOf = new Map<string, string[]>();

/** Returns 'a', 'b', … 'z', 'aa', 'ab', … for 0, 1, … */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}

/**
 * Returns a class name like `bc4`: letters for the sheet, a number for the class. It is short, because it occurs in styles and scripts and
 * compresses badly. While developing, it is preceded by the name in the sheet.
 */
function nameClass(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const names = namesOf.get(path) ?? [];
  namesOf.set(path, names);
  if (!names.includes(local)) names.push(local);
  const name = `${letters(sheets.indexOf(path))}${names.indexOf(local)}`;
  return process.env['NODE_ENV'] === 'production' ? name : `${local}-${name}`;
}

/** Build options that the application and its app shells must have in common, because both render the same components. */
export const sharedOptions = {
  plugins: [regionData()],
  css: { modules: { generateScopedName: nameClass } },
  resolve: {
    alias: [
      // Node and the editor resolve it to the default region (regions/package.json).
      {
        find: /^@lehrpfad\/regions\/map\//,
        replacement: `${folderOfMap()}/`,
      },
      // This shim is for React before 18. `shim/with-selector`, which the text editor needs, is no part of React and stays.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      // TanStack Query's own import of its mutation cache.
      {
        find: /^\.\/mutationCache\.js$/,
        replacement: join(import.meta.dirname, '../src/core/data/no-mutations.ts'),
      },
    ],
  },
} satisfies UserConfig;

/** Options of the builds that run within the build of the application. */
export const buildOptions: InlineConfig = {
  ...sharedOptions,
  root,
  configFile: false,
  logLevel: 'warn',
};
