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

/**
 * The tests of `npm test` and of `npm run test:slow`. They run folder by folder, since Playwright takes files in the order of their names:
 * `finding` holds pages against what the API finds, and comes before tests that add and delete ads and events; `reading` changes nothing
 * that those find, since its first tests run beside the last of `finding`; `writing` may change what there is.
 */
export const journeys = { testMatch: '{finding,reading,writing}/*.spec.ts' };

/** Pages of companies and editors: they are the same in every state. */
const backOffice = '{area,dashboard,failed-mails,operations,requests,statistics}.spec.ts';

/** What the board of each state has to pass (`npm run test:regions`): the public side, and what an import makes of a feed. */
export const journeysOfRegions = {
  testMatch: [
    '{finding,reading}/*.spec.ts',
    'writing/{changed-sources,exchange-mapping,exchanges,own-imports}.spec.ts',
  ],
  testIgnore: `reading/${backOffice}`,
};

/** Marks what `npm test` leaves to `npm run test:slow`. */
export const slow = new RegExp(slowTag);
