import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';
import { slowTag } from './support/slow.ts';

const { executablePath, env } = await findChromium();

/** What all tests in the browser share. */
export const settings = defineConfig({
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
      ],
    },
  },
});

/** These hold pages against what the API finds. They come first, since the others add and delete ads. */
const searches = [
  'address',
  'elements',
  'failures',
  'favourites',
  'guidance',
  'history',
  'map',
  'print',
  'results',
  'search',
  'story',
].map((name) => `**/${name}.spec.ts`);

/** The tests of `npm test` and of `npm run test:slow`, in their order. */
export const projects = [
  { name: 'searches', testMatch: searches },
  { name: 'others', testMatch: '*.spec.ts', testIgnore: searches },
];

/** Marks what `npm test` leaves to `npm run test:slow`. */
export const slow = new RegExp(slowTag);
