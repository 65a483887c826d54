import { defineConfig } from '@playwright/test';
import { journeysOfRegions, settings } from './settings.ts';

/** The tests for the state that `REGION` names; `npm run test:regions` runs them for each state except the first. */
export default defineConfig({ ...settings, ...journeysOfRegions });
