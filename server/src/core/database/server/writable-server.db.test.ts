import { expect, inject, it } from 'vitest';
import { sql } from '../drizzle.ts';
import { afterTestFile, testDatabaseLocation } from '../test-database.ts';
import { freePort } from '../../../../test/programs.ts';
import { openServerDatabase } from './server.ts';

const onServer = inject('templates').kind === 'server';
const { databaseUrl = '' } = await testDatabaseLocation();

/** Two servers: an address where no server listens, and the real one under another host name. */
async function severalServers(): Promise<string> {
  const { username, port, pathname } = new URL(databaseUrl);
  return `postgres://${username}@127.0.0.1:${await freePort()},localhost:${port}${pathname}`;
}

it.runIf(onServer)('connects to the one of several servers that answers', async () => {
  const database = await openServerDatabase(await severalServers());
  afterTestFile(() => database.close());
  expect(await database.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  let woken = 0;
  const unlisten = await database.listen('test', () => (woken += 1));
  expect(woken).toBe(1);
  await unlisten();
});

it.runIf(onServer)('takes none that takes no writes, until it does', async () => {
  const url = await severalServers();
  const admin = await openServerDatabase(databaseUrl);
  afterTestFile(() => admin.close());
  const name = new URL(databaseUrl).pathname.slice(1);
  const makeReadOnly = (value: 'on' | 'off') =>
    admin.script(`alter database ${name} set default_transaction_read_only = ${value}`);
  const database = await openServerDatabase(url, {
    connection: 1,
    statement: 0,
    lock: 0,
    idleTransaction: 0,
  });
  afterTestFile(() => database.close());
  const write = () => database.rows(sql`create temporary table if not exists t (i int)`);
  await write();
  await makeReadOnly('on');
  await expect(openServerDatabase(url)).rejects.toThrow(
    /^The database .+,localhost:.+ of DATABASE_URL: no server answers that takes writes$/,
  );
  await (await openServerDatabase(`${url}?target_session_attrs=any`)).close();
  // Existing connections of the pool keep working; new ones find no server.
  const ending = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lehrpfad' and datname = '${name}' and pid <> pg_backend_pid()`;
  await admin.script(ending);
  await expect.poll(() => write().catch((error: Error) => error.message)).toMatch(/takes.*writes/);
  await admin.script('set default_transaction_read_only = off');
  await makeReadOnly('off');
  await expect
    .poll(() =>
      write().then(
        () => 'written',
        () => 'refused',
      ),
    )
    .toBe('written');
});
