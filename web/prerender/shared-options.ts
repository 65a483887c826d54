import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { UserConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** Paths of style sheets by their suffix in class names. */
const sheets = new Map<string, string>();

/**
 * Returns a class name like `button-x4A`. The suffix identifies the file and is short, because it occurs in styles and scripts and
 * compresses badly.
 * @throws if two files get the same suffix; then it needs one more character
 */
function nameClass(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const mark = createHash('sha1').update(path).digest('base64url').slice(0, 3);
  const other = sheets.get(mark) ?? path;
  if (other !== path) throw new Error(`Classes of ${path} and ${other} would have the same names.`);
  sheets.set(mark, path);
  return `${local}-${mark}`;
}

/** Build options that the application and its app shells must have in common, because both render the same components. */
export const sharedOptions = {
  css: { modules: { generateScopedName: nameClass } },
  resolve: {
    alias: [
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
