import { defineConfig } from '@playwright/test';
import { projects, settings, slow } from './settings.ts';

/** What `npm test` leaves out: see "Slow tests" in CONTRIBUTING. */
export default defineConfig({
  ...settings,
  projects: [
    ...projects.map((project) => ({ ...project, grep: slow })),
    { name: 'endurance', testMatch: '*.slow.ts' },
  ],
});
