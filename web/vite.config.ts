import { defineConfig } from 'vite';
import { prerender } from './prerender/plugin.ts';
import { serviceWorker } from './prerender/service-worker.ts';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';

/** Parts of the core that only the areas of companies and of editors need. */
const coreOfAreas =
  'notices/undo|navigation/(entry-|plain-path)|data/(editorial-|own-|shared-data)|focus/|hooks/use-action';

/**
 * What the start page and the results need both. Left to itself the bundler would cut it along the needs of every other page as
 * well, into a dozen chunks that are fetched one by one and compress 7 kB worse.
 */
const ofEveryPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack|wouter|regexparam|clsx)/',
    'node_modules/use-sync-external-store/(?!.*with-selector)',
    `web/src/core/(?!api/upload|${coreOfAreas})(api|data|device|hooks|loading|navigation|notices|session|styles|text|ui/inputs)/`,
    'web/src/core/(offline/stored-notice|print/print\\.css)',
    'web/src/core/ui/(notices/announcer|icons/icons?\\.|dialogs/(use-modal\\.|drawer)|suggest/|media/logo|controls/(button|loader|choice-pill)|text/visually-hidden)',
    'contract/src/core/(endpoint|options|limits|access)\\.',
  ].join('|'),
);

/** What the areas of companies and of editors need besides. */
const ofAreas = new RegExp(
  `web/src/core/(ui/(notices/toast|dialogs/use-modal-keys)|${coreOfAreas})`,
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [prerender(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The Content-Security-Policy allows no `data:`.
    assetsInlineLimit: 0,
    // Only Safari before 17 knows no `modulepreload`; it fetches the same files a little later.
    modulePreload: { polyfill: false },
    // MapLibre's chunk, which comes with consent only.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common', test: ofEveryPage },
            { name: 'areas', test: ofAreas },
          ],
        },
      },
      checks: { moduleLevelDirective: false },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': apiUrl, '/media': apiUrl },
  },
});
