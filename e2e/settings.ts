import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';
import { slowTag } from './support/slow.ts';

const { executablePath, env } = await findChromium();

/** Common settings of all browser tests. */
export const settings = defineConfig({
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than the number of cores, because each waits at times. All share one server.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A busy machine needs several times as long as an idle one: a limit is only for tests that would never end.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A service worker would answer calls before the tests can; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    // During a transition colours lack contrast.
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
        // Pages exist only for seconds: optimising their code takes longer than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});

/**
 * The tests of `npm test` and of `npm run test:slow`. They run folder by folder, since Playwright takes files in the order of their names:
 * `finding` compares pages with responses of the API, and comes before tests that add and delete ads and events; `reading` changes no data
 * that those tests find, since its first tests run beside the last of `finding`; `writing` may change data.
 */
export const journeys = { testMatch: '{finding,reading,writing}/*.spec.ts' };

/** Pages of companies and editors: they are the same in every state. */
const backOffice = '{area,dashboard,failed-mails,operations,requests,statistics}.spec.ts';

/** Tests for the board of each state (`npm run test:regions`): the public side, and the import of a feed. */
export const journeysOfRegions = {
  testMatch: [
    '{finding,reading}/*.spec.ts',
    'writing/{changed-sources,exchange-mapping,exchanges,own-imports}.spec.ts',
  ],
  testIgnore: `reading/${backOffice}`,
};

/** Marks tests that only `npm run test:slow` runs. */
export const slow = new RegExp(slowTag);
