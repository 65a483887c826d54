import { defineConfig } from '@playwright/test';
import { projects, settings, slow } from './settings.ts';

/** What `npm test` leaves out: journeys on a further device, and endurance tests, which take minutes. */
export default defineConfig({
  ...settings,
  projects: [
    ...projects.map((project) => ({ ...project, grep: slow })),
    { name: 'endurance', testMatch: '*.slow.ts' },
  ],
});
