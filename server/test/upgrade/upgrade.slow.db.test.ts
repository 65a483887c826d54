import { expect, it, vi } from 'vitest';
import type { Database } from '../../src/core/database/database.ts';
import { sql } from '../../src/core/database/drizzle.ts';
import { migrationFiles } from '../../src/core/database/migrate.ts';
import { openDatabase } from '../../src/core/database/open-database.ts';
import { testDatabaseLocation } from '../../src/core/database/test-database.ts';
import { oldPassword } from '../../src/features/accounts/accounts.fixture.ts';
import { csrf } from '../fleet/load.ts';
import { runServer } from '../processes.ts';
import { layDown, readRelease, type Row } from './release.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const release = readRelease('release-2.3.1.jsonl');

/** Tables whose rows only people create and delete: an upgrade must neither lose nor change them. */
const made = [
  'users',
  'companies',
  'contact_persons',
  'addresses',
  'job_ads',
  'job_ad_files',
  'events',
  'faq_entries',
  'company_requests',
  'exchanges',
  'audit_entries',
];

async function rowsOf(db: Database, table: string): Promise<Row[]> {
  const rows = await db.rows<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  return rows.map(({ row }) => row);
}

/** The rows with only the columns of the release. */
function asBefore(rows: readonly Row[], known: readonly Row[]): string[] {
  const columns = new Set(known.flatMap((row) => Object.keys(row)));
  return rows
    .map((row) => {
      const kept = Object.entries(row).filter(
        ([column, value]) => value !== null && columns.has(column),
      );
      return JSON.stringify(kept.toSorted(([a], [b]) => a.localeCompare(b)));
    })
    .toSorted();
}

it(`what version ${release.release} has left is taken over whole, and served`, async () => {
  const location = await testDatabaseLocation();
  const database = await openDatabase(location);
  await layDown(database, release);
  const before = new Map<string, Row[]>();
  for (const table of release.tables.keys()) before.set(table, await rowsOf(database, table));
  for (const [table, rows] of release.tables) expect(before.get(table)).toHaveLength(rows.length);
  await database.close();

  const later = migrationFiles().length - release.migrations.length;
  expect(later).toBeGreaterThan(40);
  const server = await runServer({
    DATABASE_URL: location.databaseUrl,
    DATA_DIR: location.dataDir,
    RATE_LIMITS: 'off',
  });
  expect(server.stderr()).toContain(`Applied ${later} migration(s).`);
  const get = (path: string, headers = {}) => fetch(`${server.url}/api/v1/${path}`, { headers });
  for (const path of [
    'search/?fields=card',
    'search/',
    'events/?page=1',
    'faq/public/',
    'search/overview/',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  const login = await fetch(`${server.url}/api/v1/token/`, {
    method: 'POST',
    headers: { ...csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@lehrpfad.example', password: oldPassword }),
  });
  expect(login.status).toBe(200);
  const { access } = (await login.json()) as { access: string };
  const authorization = { authorization: `Bearer ${access}` };
  for (const path of ['user/own/', 'jobdescriptions/all/', 'companies/', 'mails/'])
    expect([path, (await get(path, authorization)).status]).toEqual([path, 200]);
  expect(
    server
      .stdout()
      .split('\n')
      .filter((line) => line.includes('"level":50')),
  ).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const after = await openDatabase(location);
  const asNow = async (table: string, known: readonly Row[]) =>
    asBefore(await rowsOf(after, table), known);
  for (const table of made) {
    const known = before.get(table) ?? [];
    expect({ table, rows: await asNow(table, known) }).toEqual({
      table,
      rows: asBefore(known, known),
    });
  }
  // Requests since then are also counted.
  const counts = before.get('monthly_counts') ?? [];
  expect(await asNow('monthly_counts', counts)).toEqual(
    expect.arrayContaining(asBefore(counts, counts)),
  );
  await after.close();
});
