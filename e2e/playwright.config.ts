import { defineConfig } from '@playwright/test';
import { projects, settings, slow } from './settings.ts';

export default defineConfig({ ...settings, projects, grepInvert: slow });
