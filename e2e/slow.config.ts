import { defineConfig } from '@playwright/test';
import { journeys, settings } from './settings.ts';

/** All browser tests: those that `npm test` leaves out, and the others including the scans that it leaves out. */
export default defineConfig({
  ...settings,
  projects: [
    { name: 'journeys', ...journeys },
    { name: 'endurance', testMatch: '*.slow.ts' },
  ],
});
