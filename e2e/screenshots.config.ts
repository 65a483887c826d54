import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: the pictures of the README, from the demo data. */
export default defineConfig({ ...tests, testMatch: 'screenshots.ts', workers: 1 });
