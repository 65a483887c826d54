import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

/** `npm run screenshots`: the pictures of the README, from the demo data. */
export default defineConfig({ ...settings, testMatch: 'screenshots.ts', workers: 1 });
