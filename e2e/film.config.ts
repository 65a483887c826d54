import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

/** `npm run film`: the film of the page for registrations, from the demo data. */
export default defineConfig({
  ...settings,
  testMatch: 'film.ts',
  workers: 1,
  timeout: 300_000,
  use: { ...settings.use, actionTimeout: 10_000 },
});
