import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/test/postgres.ts';

const server = {
  setupFiles: ['server/test/setup.ts'],
  // As the server itself is started: keeps the embedded database small and quick to open.
  execArgv: ['--liftoff-only'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Endurance tests, which take minutes: `npm run test:slow` (vitest.slow.config.ts). */
const slow = '**/*.slow.test.ts';

const onServer = findPostgres() !== undefined;

/** Long ones that try rules, which are the same on both kinds: on PostgreSQL alone where there is one, since it is quicker. */
const onQuickerOnly = [
  'server/src/commands/demo/seed.db.test.ts',
  'server/test/midnight.db.test.ts',
  'server/test/validation.db.test.ts',
];

/** Tests of the database are named `*.db.test.ts` and run on both kinds of it. */
export default defineConfig({
  test: {
    // Loading the application anew for each file takes longer than the tests; each has a database, folders and clock of its own.
    isolate: false,
    // One more than there are cores: some tests wait for what others do.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', slow],
          // A busy machine needs several times the seconds of processor time that some of them take.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...server,
          name: 'embedded',
          include: ['server/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', ...(onServer ? onQuickerOnly : [])],
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
                globalSetup: ['server/test/server-templates.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
