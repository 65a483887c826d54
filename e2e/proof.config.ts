import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run proof`: whether everyone can use every page, with a report. */
export default defineConfig({
  ...tests,
  testMatch: 'proof/*.proof.ts',
  globalSetup: './proof/global-setup.ts',
});
