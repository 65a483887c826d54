import { defineConfig } from '@playwright/test';
import { journeys, settings, slow } from './settings.ts';
import type { ScanOptions } from './support/checks/axe.ts';

export default defineConfig<ScanOptions>({
  ...settings,
  ...journeys,
  grepInvert: slow,
  use: { ...settings.use, scansSteps: false },
});
