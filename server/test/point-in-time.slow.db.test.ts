import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import type { Database } from '../src/core/database/database.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import { afterTestFile, testFolder } from '../src/core/database/test-database.ts';
import { prepareDatabase } from '../src/base-data/prepare-database.ts';
import { addAd, addCompany } from './stock.ts';
import {
  findPostgres,
  makePostgres,
  openPostgres,
  postgresFolder,
  runPostgresProgram,
  type PostgresServer,
} from './postgres.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const bin = findPostgres();

const addressOf = ({ url }: PostgresServer) => url.replace(/\/postgres$/, '/board');
const openBoard = (server: PostgresServer): Promise<Database> =>
  openDatabase({ databaseUrl: addressOf(server), dataDir: testFolder() });

const titlesOf = async (board: Database) => {
  const found = await board.rows<{ title: string }>(sql`select title from job_ads order by id`);
  return found.map(({ title }) => title);
};

/** Makes a subfolder that belongs to PostgreSQL's account, so that PostgreSQL may write there. */
function openFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  return folder;
}

it.runIf(inject('templates').kind === 'server' && bin !== undefined)(
  'a PostgreSQL server is brought back to the moment before a mistake, as the manual says, and the board opens it',
  async () => {
    const [first, second] = [postgresFolder(), postgresFolder()];
    const opened: PostgresServer[] = [];
    afterTestFile(async () => {
      for (const server of opened) await server.end('SIGQUIT');
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
    });
    const archive = openFolder(first, 'archive');
    makePostgres(bin ?? '', first);
    const settings = [
      'archive_mode=on',
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    ];
    const server = await openPostgres(bin ?? '', first, { settings });
    opened.push(server);
    const postgres = await openDatabase({ databaseUrl: server.url, dataDir: testFolder() });
    await postgres.script('create database board');
    const board = await openBoard(server);
    await prepareDatabase(board);
    const company_id = await addCompany(board);

    const from = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'lehrpfad'];
    const data = join(second, 'data');
    const options = ['-D', data, '-X', 'stream', '--checkpoint=fast', '--no-sync'];
    runPostgresProgram(bin ?? '', 'pg_basebackup', [...from, ...options], second);

    await addAd(board, { company_id, title: 'Nach der Sicherung' });
    const [moment] = await board.rows<{ at: string }>(sql`select clock_timestamp()::text as at`);
    await addAd(board, { company_id, title: 'Zu spät' });
    await board.rows(sql`delete from job_ads`);
    expect(await titlesOf(board)).toEqual([]);
    const [segment] = await postgres.rows<{ name: string }>(
      sql`select pg_walfile_name(pg_switch_wal()) as name`,
    );
    const isArchived = async () => {
      const [row] = await postgres.rows<{ last: string | null }>(
        sql`select last_archived_wal as last from pg_stat_archiver`,
      );
      return (row?.last ?? '') >= (segment?.name ?? '');
    };
    await expect.poll(isArchived).toBe(true);
    for (const one of [board, postgres]) await one.close();

    writeFileSync(join(data, 'recovery.signal'), '');
    const restored = await openPostgres(bin ?? '', second, {
      settings: [
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${moment?.at}`,
        'recovery_target_action=promote',
      ],
    });
    opened.push(restored);
    const again = await openBoard(restored);
    const isPrimary = async () => {
      const [row] = await again.rows<{ is: boolean }>(sql`select not pg_is_in_recovery() as is`);
      return row?.is;
    };
    await expect.poll(isPrimary).toBe(true);
    expect(await titlesOf(again)).toEqual(['Nach der Sicherung']);
    await addAd(again, { company_id, title: 'Danach' });
    expect(await titlesOf(again)).toHaveLength(2);
    await again.close();
  },
);
