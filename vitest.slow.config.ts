import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/test/postgres.ts';
import { limits } from './vitest.config.ts';

/** Endurance tests: what takes minutes and so stays out of `npm test`. */
export default defineConfig({
  test: {
    include: [
      '{contract,server,web}/**/*.slow.test.ts',
      // These read and write several times as much here.
      'server/test/{imports,storm}.db.test.ts',
    ],
    provide: { endurance: true },
    // Some of them need a database.
    setupFiles: ['server/test/setup.ts'],
    globalSetup: [
      findPostgres() ? 'server/test/server-templates.ts' : 'server/test/embedded-templates.ts',
    ],
    // `npm run test:slow` runs with the flag that lets a test collect garbage before it measures memory.
    execArgv: ['--expose-gc'],
    ...limits,
    testTimeout: 30 * 60_000,
    maxWorkers: 1,
    passWithNoTests: true,
  },
});
