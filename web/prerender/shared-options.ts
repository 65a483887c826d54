import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { UserConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** Style sheets by what tells them apart in names of classes. */
const sheets = new Map<string, string>();

/**
 * `button-x4A`: what tells files apart as short as it can be, since it stands in styles and scripts both and compresses badly.
 * @throws where two files come out alike; then a letter more is needed
 */
function nameClass(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const mark = createHash('sha1').update(path).digest('base64url').slice(0, 3);
  const other = sheets.get(mark) ?? path;
  if (other !== path) throw new Error(`Classes of ${path} and ${other} would have the same names.`);
  sheets.set(mark, path);
  return `${local}-${mark}`;
}

/** What the application and its app shells, which are rendered out of the same components, have to be built with alike. */
export const sharedOptions = {
  css: { modules: { generateScopedName: nameClass } },
  resolve: {
    alias: [
      // For React before 18; it would bring what React has. `shim/with-selector`, which the editor of texts needs, is no part of React.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      // What TanStack Query imports of itself.
      {
        find: /^\.\/mutationCache\.js$/,
        replacement: join(import.meta.dirname, '../src/core/data/no-mutations.ts'),
      },
    ],
  },
} satisfies UserConfig;
