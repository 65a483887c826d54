import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

/** `npm run proof`: tests the accessibility of every page, with a report. */
export default defineConfig({
  ...settings,
  testMatch: 'proof/*.proof.ts',
  globalSetup: './proof/global-setup.ts',
});
