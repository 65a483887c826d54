import { defineConfig } from '@playwright/test';
import { projects, settings, slow } from './settings.ts';
import type { ScanOptions } from './support/axe.ts';

export default defineConfig<ScanOptions>({
  ...settings,
  projects,
  grepInvert: slow,
  use: { ...settings.use, scansSteps: false },
});
