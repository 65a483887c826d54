import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { builtApplication } from '@lehrpfad/regions/chosen-region.ts';
import { loadChunks } from './prerender/load-chunks.ts';
import { prerender } from './prerender/plugin.ts';
import { regionFiles } from './prerender/region-data.ts';
import { serviceWorker } from './prerender/service-worker.ts';
import { sharedOptions } from './prerender/shared-options.ts';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';

/** Parts of the core that only the areas of companies and of editors need. */
const coreOfAreas =
  'api/null-if-gone|notices/undo|navigation/(entry-|editor-|plain-path)|data/(editorial-|own-|shared-data)|focus/|hooks/use-action|list/|loading/list-loading';

/** Parts of the core that a page needs once something is opened, sent or saved. */
const onDemand =
  'api/(upload|download|new-key)|data/look-up|session/(end-for-good|deletion)|text/csv|ui/inputs/text-area';

/** Parts of the core that results need and the start page does not. */
const coreOfResults = 'hooks/use-stable-callback|loading/skeleton';

/**
 * Modules that the entry needs before the application, because the texts of another language must be loaded before modules read them.
 * Must be a chunk of its own that imports no other.
 */
const ofEntry = new RegExp(
  [
    'vite/preload-helper',
    'web/src/core/(loading/(first-paint|load-chunk)|styles/styles|device/stored-text|texts/)',
    'web/src/app/boot/loading-failed',
    'contract/src/core/text/counted\\.',
  ].join('|'),
);

/**
 * Modules that both the start page and the results need. By default the bundler would split them by the needs of all other pages, too,
 * into a dozen chunks that are fetched one by one and compress 7 kB worse.
 */
const ofEveryPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack(?!.*[iI]nfinite)|wouter|regexparam|clsx)/',
    `web/src/core/(?!${onDemand}|${coreOfAreas}|${coreOfResults})(api|data|device|hooks|loading|navigation|notices|session|styles|text|ui/inputs)/`,
    'web/src/core/print/print\\.css',
    'web/src/core/ui/(notices/announcer|icons/(icons?|language-icon)\\.|suggest/|media/logo\\.|controls/(button|loader|choice-pill)|text/visually-hidden)',
    'contract/src/core/(endpoint|options|limits|access)\\.',
    'contract/src/core/dates/(month-name|days)\\.',
    'contract/src/notices/map-service\\.',
    'regions/src/parts/(names|areas|worlds)\\.',
    'web/src/app/(app|router|boot/(arriving|destination|hand-over|start)|frame/(colour-choice|footer|header|header-links|layout|offline-links|page-boundary|plain-button))\\.',
    'web/src/app/(favourites/favourites|results/map-consent|start-page/home)\\.',
    'web/src/features/(job-ads/(favourites-sto|use-favourites)|notices/(consent-banner|consent-choice|maintenance)\\.|pages/queries|statistics/count-visit)',
    'web/src/features/places/(queries|place|place-field|find-place|town-options|look-up-timeout)\\.',
    'web/src/features/search/(last-search|search|search-link|link-values|range-label|results/place-of-card|favourites/favourites-link)\\.',
    'web/src/features/search/fields/(draft|text-field|text-suggestions|search-fields)\\.',
  ].join('|'),
);

/** Modules that render results, and the lower part of the start page. */
const ofCards = new RegExp(
  [
    `web/src/core/(${coreOfResults}|offline/stored-notice)`,
    'web/src/core/ui/(media/(carousel|company-logo)|text/date-text|notices/notice\\.)',
    'web/src/core/ui/page/(pressed-card|card-link|list-card)',
    'web/src/features/(occupations/(breakable|queries)|places/town-coordinates)\\.',
    'contract/src/(core/dates/date-options|companies/company-initials)\\.',
    'web/src/features/events/(banner/|event-text|place-line|queries)',
    'web/src/features/job-ads/(job-type-badge|favourites/favourite-star)\\.',
    'web/src/features/search/(queries|search-request|date-options|results/sorting/sort-options|fields/use-search-bar)\\.',
  ].join('|'),
);

/** Modules that cards of ads and opened ads share: each would be a chunk of its own. */
const ofAds = new RegExp(
  'contract/src/job-ads/facts/certificates\\.|web/src/features/job-ads/(title|job-name-in-title)\\.',
);

/** A dialog at a side of the window. */
const ofDrawer = new RegExp(
  'web/src/core/ui/(dialogs/(use-modal\\.|drawer)|controls/close-button)',
);

/** Small rules about texts that forms and opened details share: each would be a chunk of its own. */
const ofTexts = new RegExp('contract/src/core/text/|contract/src/events/event-options\\.');

/** Modules of opened ads and events. */
const ofDetails = new RegExp(
  [
    'web/src/core/ui/(page/(facts|detail)|text/external-link|controls/share-button)',
    'web/src/features/events/(event-actions|event-facts|event-description|audience-text)\\.',
  ].join('|'),
);

/** Notices that are shown without a network, so they must be loaded while there is one. */
const ofOffline = new RegExp(
  'web/src/(app/boot/(register-service-worker|after-start)|app/frame/offline-links-notice|core/offline/offline-n)',
);

/** The search for events, for its page and for the results. */
const ofEventSearch = new RegExp(
  'web/src/features/search/events/(queries|event-address|events-near)\\.|contract/src/search/event-query\\.',
);

/** Further modules that the areas of companies and of editors need. */
const ofAreas = new RegExp(
  [
    `web/src/core/(logout/|ui/(notices/toast|dialogs/use-modal-keys|controls/new-button|media/logo-tile|page/empty-state)|form/fields/choices/several-field|${coreOfAreas})`,
    // Too small for files of their own.
    'contract/src/(core/lock-words|companies/lock-options|job-ads/lock/lock-options)\\.',
    'web/src/features/(accounts/salutations|companies/all/name-address)\\.',
  ].join('|'),
);

/** Schemas that forms check with, and the library of schemas. */
const ofSchemas = new RegExp(
  'node_modules/zod/|contract/src/(core/(fields|form-values|pictures|visible-text)|companies/(companies|options)|contact-persons/contact-persons|occupations/pictures)\\.',
);

/** Components of pages behind a login, with or without forms: about forty modules of less than 2 kB each. */
const ofAreaParts = new RegExp(
  [
    'web/src/core/ui/(controls/(busy-button|segments|switch)|dialogs/(confirm-dialog|overlay)|page/(area-head|status-badge)|inputs/text-area|notices/copy-text)',
    'web/src/core/(api/(new-key|upload|download)|data/look-up|session/deletion|form/(edit-overlay|form-loading|drafts/|saving/))',
    'web/src/features/companies/branches/branch-(choice|name)\\.',
  ].join('|'),
);

/** The fields of forms, their validation and saving, and the notice about a conflict with another person's save. */
const ofForms = /web\/src\/core\/form\/(?!rich-text|fields\/dates\/|files\/pictures\/logo-crop)/;

/** Chunks without which nothing runs. */
const ofStart = /\/(?:entry|common|rolldown-runtime)-[\w-]+\.js$/;

export default defineConfig({
  ...sharedOptions,
  root: import.meta.dirname,
  plugins: [...sharedOptions.plugins, regionFiles(), prerender(), serviceWorker(), loadChunks()],
  build: {
    outDir: fileURLToPath(builtApplication),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The Content-Security-Policy allows no `data:`.
    assetsInlineLimit: 0,
    // Only Safari before 17 knows no `modulepreload`; it fetches the same files a little later.
    modulePreload: {
      polyfill: false,
      // Chunks that every page has already loaded need not be in each list.
      resolveDependencies: (_file, files) => files.filter((file) => !ofStart.test(file)),
    },
    // MapLibre's chunk, which comes with consent only.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // Constants such as limits are inlined into the modules that use them instead of being in the first chunk.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // The first chunk names many others, and hashes cannot be compressed: one character less each saves some 200 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'entry', test: ofEntry },
            { name: 'common', test: ofEveryPage },
            { name: 'cards', test: ofCards },
            { name: 'ads', test: ofAds },
            { name: 'drawer', test: ofDrawer },
            { name: 'texts', test: ofTexts },
            { name: 'details', test: ofDetails },
            { name: 'event-search', test: ofEventSearch },
            { name: 'areas', test: ofAreas },
            { name: 'offline', test: ofOffline },
            { name: 'schemas', test: ofSchemas },
            { name: 'area-parts', test: ofAreaParts },
            { name: 'forms', test: ofForms },
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
