import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run film`: the film of the page for registrations, from the demo data. */
export default defineConfig({
  ...tests,
  testMatch: 'film.ts',
  workers: 1,
  timeout: 300_000,
  use: { ...tests.use, actionTimeout: 10_000 },
});
