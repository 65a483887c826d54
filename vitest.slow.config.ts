import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/test/postgres.ts';
import { limits, server } from './vitest.config.ts';

const onServer = findPostgres() !== undefined;
const embeddedTemplates = 'server/test/embedded-templates.ts';
const serverTemplates = 'server/test/server-templates.ts';

/** Stress tests, killed processes, and what takes minutes: they stay out of `npm test`. */
const slow = {
  ...server,
  setupFiles: ['server/test/setup.ts'],
  // A test can collect garbage before it measures memory.
  execArgv: [...server.execArgv, '--expose-gc'],
  testTimeout: 30 * 60_000,
};

/** Tests that start and kill processes run on each kind of database that is there. */
const ofDatabases = [
  'server/**/*.slow.db.test.ts',
  // These do more here than in `npm test`.
  'server/test/{imports,imports-crash,kill}.db.test.ts',
  'server/src/features/exchanges/pipeline/stability.db.test.ts',
  'server/src/core/backup/backup.db.test.ts',
  // Each of their tests starts a process; `npm test` runs some of them, on one kind of database.
  'server/src/commands/{commands,doctor}.db.test.ts',
];

export default defineConfig({
  test: {
    ...limits,
    // Makes some tests larger: they read it with `inject()`.
    provide: { endurance: true },
    maxWorkers: 1,
    projects: [
      {
        test: {
          ...slow,
          name: 'slow',
          include: [
            '{contract,server,web}/**/*.slow.test.ts',
            // These do more here than in `npm test`.
            'bench/corpus/ads.test.ts',
            'server/test/hostile/excessive-growth.test.ts',
            'server/src/features/exchanges/pipeline/hostile-texts.test.ts',
            'server/src/features/search/engine/testing/oracle{,-changes}.test.ts',
            'server/src/features/search/engine/index/numbering/renumber.test.ts',
            'server/src/features/search/understanding/kept-after-changes.test.ts',
            'server/src/app.db.test.ts',
            'server/test/in-step.db.test.ts',
          ],
          globalSetup: [onServer ? serverTemplates : embeddedTemplates],
        },
      },
      {
        test: {
          ...slow,
          name: 'slow-embedded',
          include: ofDatabases,
          globalSetup: [embeddedTemplates],
        },
      },
      ...(onServer
        ? [
            {
              test: {
                ...slow,
                name: 'slow-server',
                include: ofDatabases,
                globalSetup: [serverTemplates],
              },
            },
          ]
        : []),
    ],
  },
});
