import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

/** The tests for a board of several states (`REGION=sachsen-anhalt,thueringen`); `npm run test:regions` runs them last. */
export default defineConfig({ ...settings, testMatch: '*.joined.ts' });
