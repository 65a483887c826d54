import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from '../src/core/database/drizzle.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../src/core/database/open-database.ts';
import { testDatabaseLocation } from '../src/core/database/test-database.ts';
import { runScript } from './processes.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const rounds = 2;

describe.runIf(inject('templates').kind === 'embedded')('kill -9 in the midst of writes', () => {
  it('loses nothing that was acknowledged and leaves nothing by halves', async () => {
    const location = await testDatabaseLocation();
    let last = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const writer = runScript('test/writer.ts', { args: [location.dataDir, String(last + 1)] });
      // Each round kills the process at a different moment of a transaction.
      await writer.said(new RegExp(`^${last + 20 + round}$`, 'm'), 'stdout');
      await new Promise((resolve) => setTimeout(resolve, round));
      writer.child.kill('SIGKILL');
      expect(await writer.ended).toBe('SIGKILL');
      expect(existsSync(join(location.dataDir, 'database.lock'))).toBe(true);

      // Opens at once, although the lock file of the dead process still exists.
      const database = await openDatabase(location);
      const acknowledged = writer.stdout().split('\n').slice(0, -1).map(Number);
      const moves = await database.rows<{ id: number; amount: string }>(
        sql`select id, amount::text from moves order by id`,
      );
      const ids = moves.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(acknowledged));
      expect(ids).toEqual(ids.map((_, index) => index + 1));
      const sum = String(ids.reduce((a, b) => a + b, 0));
      expect(
        await database.rows(sql`select name, amount::text from balances order by name`),
      ).toEqual([
        { name: 'left', amount: `-${sum}` },
        { name: 'right', amount: sum },
      ]);
      await database.close();
      last = ids.length;
    }
    expect(last).toBeGreaterThan(rounds * 20);
  });

  // In `npm test` the tests of main.ts start a second server on the same folder.
  it.runIf(inject('endurance'))(
    'keeps a second process out while the first lives, and lets it in at once when it is dead',
    async () => {
      const location = await testDatabaseLocation();
      const first = runScript('test/writer.ts', { args: [location.dataDir, '1'] });
      await first.said(/^3$/m, 'stdout');
      const second = runScript('src/commands/migrate.ts', { env: { DATA_DIR: location.dataDir } });
      expect(await second.ended).toBe(1);
      expect(second.stderr()).toBe(
        `The database folder is in use by process ${first.pid} on ${hostname()} ` +
          `(lock file ${join(location.dataDir, 'database.lock')}). ` +
          'Stop that process first, or set DATA_DIR to another folder.\n',
      );
      const seen = first.stdout().length;
      await expect.poll(() => first.stdout().length).toBeGreaterThan(seen);
      first.child.kill('SIGKILL');
      await first.ended;
      const third = runScript('src/commands/migrate.ts', { env: { DATA_DIR: location.dataDir } });
      expect(await third.ended).toBe(0);
      expect(third.stderr()).toBe('The database is up to date.\n');
    },
  );
});
