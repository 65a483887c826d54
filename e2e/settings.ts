import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';
import { slowTag } from './support/slow.ts';

const { executablePath, env } = await findChromium();

/** What all tests in the browser share. */
export const settings = defineConfig({
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than there are cores: each waits now and then. All share one server.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A busy machine needs several times the seconds that a quiet one does: a limit ends only what would never end.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Tests answer calls themselves, which a worker would do before them; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // Halfway through a fade colours lack contrast.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: to optimise their code takes longer than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});

const filesOf = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** These hold pages against what the API finds. They come first, since others add and delete ads and events. */
const searches = filesOf(
  'address',
  'elements',
  'event-search',
  'events',
  'failures',
  'favourites',
  'guidance',
  'history',
  'map',
  'print',
  'results',
  'search',
  'start',
  'story',
  'understood',
);

/** These change nothing that those find. They come next: the last of those run beside the first of these. */
const readers = filesOf(
  'accessibility',
  'api-page',
  'applying',
  'area',
  'backgrounds',
  'buttons',
  'colours',
  'consent',
  'embeds',
  'dashboard',
  'enquiries',
  'failed-mails',
  'header',
  'information',
  'install',
  'layout',
  'legal',
  'maintenance',
  'navigation',
  'offline',
  'operations',
  'plain-language',
  'public-pages',
  'requests',
  'routes',
  'saved-searches',
  'session',
  'shell',
  'sizes',
  'statistics',
  'without-scripts',
);

/** The tests of `npm test` and of `npm run test:slow`, in their order. */
export const projects = [
  { name: 'searches', testMatch: searches },
  { name: 'readers', testMatch: readers },
  { name: 'others', testMatch: '*.spec.ts', testIgnore: [...searches, ...readers] },
];

/** Pages of companies and editors: they are the same in every state. */
const backOffice = filesOf(
  'area',
  'dashboard',
  'failed-mails',
  'operations',
  'requests',
  'statistics',
);

/** What the board of each state has to pass (`npm run test:regions`): the public side, and what an import makes of a feed. */
export const projectsOfRegions = [
  { name: 'searches', testMatch: searches },
  { name: 'readers', testMatch: readers, testIgnore: backOffice },
  {
    name: 'imports',
    testMatch: filesOf('changed-sources', 'exchange-mapping', 'exchanges', 'own-imports'),
  },
];

/** Marks what `npm test` leaves to `npm run test:slow`. */
export const slow = new RegExp(slowTag);
