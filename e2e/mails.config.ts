import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

const { globalSetup: _, ...withoutBoard } = settings;

/** `npm run mails`: a picture of every kind of mail in `e2e/test-results`, for manual inspection after a change of words or layout. */
export default defineConfig({ ...withoutBoard, testMatch: 'mails.ts', workers: 1 });
