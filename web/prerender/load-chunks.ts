import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './shared-options.ts';

/** Replaces the function that Vite calls for each dynamic import by our own, which can be called again after a failure. */
export function loadChunks(): Plugin {
  return {
    name: 'lehrpfad:load-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        `export { loadChunk as __vitePreload } from ${JSON.stringify(join(root, 'src/core/loading/load-chunk.ts'))}`,
    },
  };
}
