import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/test/postgres.ts';

/** A busy machine needs several times the seconds that a quiet one does: a limit ends only what would never end. */
export const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { interval: 10, timeout: 50_000 } },
};

/** With more room for young objects the garbage collector runs less often: 5 % of the time. */
const roomForYoung = '--max-semi-space-size=64';

/** Node reads the modules itself, as it does in production: vite transforms all files in one process. No such test replaces a module. */
const native = {
  // As the server itself is started: keeps the embedded database small and quick to open.
  execArgv: ['--liftoff-only', roomForYoung],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

export const server = {
  ...limits,
  ...native,
  setupFiles: ['server/test/setup.ts', './vitest.setup.ts'],
};

const unit = { ...limits, ...native, setupFiles: ['./vitest.setup.ts'] };

/** The search against queries that were judged by hand. */
const quality = 'server/test/quality/*.test.ts';

/** Stress tests, killed processes and tests of long running times: `npm run test:slow` (vitest.slow.config.ts). */
const slow = '**/*.slow.{db.,}test.ts';
const exclude = ['**/node_modules/**', slow];

const onServer = findPostgres() !== undefined;

/**
 * What the kinds of database do differently: drivers, migrations, locks, notifications, the order of texts, jobs, backup, start and end.
 * All other tests run on PostgreSQL alone where there is one, since it is quicker; the browser tests run on the embedded one.
 */
const onBothKinds = [
  'server/src/features/companies/listing-store.db.test.ts',
  'server/src/features/exchanges/pipeline/stability.db.test.ts',
  'server/src/features/exchanges/runs/{parallel,queue/queue}.db.test.ts',
  'server/src/features/exchanges/fetching/hosts/host-turns.db.test.ts',
  'server/src/features/search/vocabulary/live.db.test.ts',
  'server/src/core/{backup,database,files,jobs,security}/**/*.db.test.ts',
  'server/src/core/mail/**/{outbox,post-office}.db.test.ts',
  'server/src/main.db.test.ts',
  'server/test/{closing,in-step,kill,repeats}.db.test.ts',
];

/** Tests of the database are named `*.db.test.ts`. */
export default defineConfig({
  test: {
    // Loading the application anew for each file takes longer than the tests; each has a database, folders and clock of its own.
    isolate: false,
    // More than there are cores: many tests wait, for the database, for another process or for a time that is always the same.
    maxWorkers: availableParallelism() + 2,
    // They run in the order of their names.
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{regions,contract,server,scripts,bench}/**/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts', quality],
        },
      },
      // It takes the longest of all, and would come last in a project with others, since its files are small.
      { test: { ...unit, name: 'quality', include: [quality], exclude: ['**/*.db.test.ts'] } },
      {
        test: {
          ...limits,
          name: 'browser',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: ['./vitest.setup.ts'],
          execArgv: [roomForYoung],
        },
      },
      {
        test: {
          ...server,
          name: 'embedded',
          include: onServer ? onBothKinds : ['server/**/*.db.test.ts'],
          exclude,
          globalSetup: ['server/test/embedded-templates.ts'],
        },
      },
      ...(onServer
        ? [
            {
              test: {
                ...server,
                name: 'server',
                include: ['server/**/*.db.test.ts'],
                exclude,
                globalSetup: ['server/test/server-templates.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
