import { hash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from '../database/drizzle.ts';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { onQuickerDatabase } from '../../../test/quicker-database.ts';
import { addAd, addCompany, addUser, jobNameId } from '../../../test/stock.ts';
import type { Database } from '../database/database.ts';
import { openBucket } from '../files/bucket/bucket.ts';
import { keysOf, openFolder, readBytes, type Files } from '../files/files.ts';
import { openDatabase } from '../database/open-database.ts';
import {
  afterTestFile,
  testDatabase,
  testDatabaseLocation,
  testFolder,
} from '../database/test-database.ts';
import { loadTables } from './load-tables.ts';
import { openBackup, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { dropAllObjects, backedUpTables, qualified } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

// Writing and restoring whole databases takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const now = new Date('2026-11-21T10:15:30.123Z');
const picture = Buffer.from([0, 255, 10, 13, 0, 128]);

/** Types that later versions of the schema may use. */
const oddTable = `create table odd_values (
    "order" bigint generated always as identity primary key, "Größe" numeric, ratio double precision, tags text[],
    grid integer[], data jsonb, span interval, at timestamp, free tstzrange, doubled integer generated always as (2) stored,
    parent bigint references odd_values ("order") deferrable)`;

/** Inserts rows that are hard to preserve: umlauts, unusual line ends, limits of types, empty values. */
async function fill(db: Database): Promise<void> {
  await addUser(db, { email: 'grüße@firma.example' });
  const company = await addCompany(db, {
    name: 'Bäckerei „Möhring“ & Söhne 🥐',
    logo: 'public/logos/a.webp',
  });
  const details = '<p>Zeile\u2028zwei\u2029drei\r\nvier\t\\n "ß" \u0085 \u{1F950}</p>';
  const ad = await addAd(db, { company_id: company, details, job_start: '2027-08-01' });
  await addAd(db, {
    company_id: company,
    waiting: true,
    published: false,
    publish_date: null,
    availability_start_date: '2027-02-28',
  });
  await db.rows(
    sql`insert into job_ad_files (job_ad_id, name, file, size) values (${ad}, 'Über uns.pdf', 'attachments/a 1.pdf', 6)`,
  );
  await db.rows(sql`insert into sessions (id, user_id, last_used_at)
    select 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', id, '2026-03-29 01:59:59.123456+00' from users limit 1`);
  await db.rows(sql`insert into refresh_tokens (token_hash, session_id)
    values ('\\x00ff10', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11')`);
  // Maps to a name with a higher id: this row is loaded before the row that it references.
  const [first, last] = [await jobNameId(db, 'Bäcker/-in'), await addJobName(db, 'Bäckerin (alt)')];
  await db.rows(sql`update job_names set mapping_id = ${last} where id = ${first}`);
  // The highest id is free again, but must not be assigned a second time.
  const gone = await addAd(db, { company_id: company });
  await db.rows(sql`delete from job_ads where id = ${gone}`);
  await db.script(oddTable);
  await db.rows(sql`insert into odd_values ("Größe", ratio, tags, grid, data, span, at, free, parent) values
    (12345678901234567890.123456789, 'NaN', '{"a,b","",NULL,"ä\\"x"}', '{{1,2},{3,4}}', 'null', '1 mon -2 days', '0044-03-15 BC', '[2026-01-01,)', 2),
    (-0.10, 0.1, '{}', null, '{"a": [1.10, null]}', '25:00:00', 'infinity', 'empty', 1),
    (null, '-Infinity', null, null, null, null, null, null, null)`);
}

async function addJobName(db: Database, name: string): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    sql`insert into job_names (name) values (${name}) returning id`,
  );
  return row?.id ?? 0;
}

async function fillFiles(files: Files): Promise<void> {
  await files.put('public/logos/a.webp', picture);
  await files.put('attachments/a 1.pdf', 'Grüße');
  await files.putStream('public/large.webp', Readable.from([Buffer.alloc(300_000, 7), picture]));
  await files.put('public/empty.webp', '');
}

/** Returns the whole content of a database and its file store in a form that can be compared. */
async function contentOf(db: Database, files: Files) {
  const tables: Record<string, unknown> = {};
  for (const { name, counters } of await backedUpTables(db)) {
    const rows = await db.rows<{ row: string }>(
      sql`select t::text as row from ${qualified(name)} t order by 1`,
    );
    const next = await Promise.all(
      counters.map(({ sequence }) =>
        db.rows(sql`select nextval(${sequence}::regclass)::text as next`),
      ),
    );
    tables[name] = { rows: rows.map(({ row }) => row), next };
  }
  const stored: Record<string, string> = {};
  for (const key of await keysOf(files)) stored[key] = hash('sha256', await readBytes(files, key));
  return { tables, stored };
}

let database: Database;
let files: Files;
let location: Awaited<ReturnType<typeof testDatabaseLocation>>;
let parent: string;
let folder: string;
let manifest: Manifest;
let before: Awaited<ReturnType<typeof contentOf>>;

/** Opens a copy of the backup that `change` has altered. */
async function damaged(change: (copy: string) => void) {
  const copy = join(testFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  change(copy);
  return openBackup(copy);
}

beforeAll(async () => {
  location = await testDatabaseLocation('base');
  database = await openDatabase(location);
  afterTestFile(() => database.close());
  files = openBucket((await startS3Server()).address);
  await fill(database);
  await fillFiles(files);
  parent = testFolder();
  // Read after the backup, because reading a counter increments it.
  ({ folder, manifest } = await writeBackup(parent, { database, files, product: '2.3.1', now }));
  before = await contentOf(database, files);
});

describe('a backup', () => {
  it('bears the moment in its name and says what it holds', () => {
    expect(readdirSync(parent)).toEqual(['lehrpfad-2026-11-21T10-15-30Z']);
    expect(manifest).toMatchObject({ format: 1, product: '2.3.1', madeAt: now.toISOString() });
    expect(manifest.migrations[0]).toBe('0001_floor.sql');
    expect(manifest.tables.find(({ name }) => name === 'job_ads')).toMatchObject({ rows: 2 });
    expect(manifest.tables.map(({ name }) => name)).not.toContain('search_changes');
    expect(manifest.files.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['attachments/a 1.pdf', 7],
      ['public/empty.webp', 0],
      ['public/large.webp', 300_006],
      ['public/logos/a.webp', 6],
    ]);
  });

  it('is readable without this program', () => {
    const users = readFileSync(join(folder, 'database/users.jsonl'), 'utf8').trim().split('\n');
    expect(users.map((line) => JSON.parse(line) as { email: string })).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ email: 'grüße@firma.example' })]),
    );
  });

  it('does not overwrite another of the same second', async () => {
    const again = writeBackup(parent, { database, files, product: '2.3.1', now });
    await expect(again).rejects.toThrow('exists already');
    expect(readdirSync(parent)).toHaveLength(1);
  });

  it.runIf(onQuickerDatabase)('leaves out a file that is deleted meanwhile', async () => {
    const folder = openFolder(testFolder());
    await fillFiles(folder);
    const read = folder.getStream.bind(folder);
    folder.getStream = async (key) => {
      await folder.delete('public/logos/a.webp');
      return read(key);
    };
    const sources = { database, files: folder, product: '2.3.1', now };
    const partly = await writeBackup(testFolder(), sources);
    expect(partly.manifest.files.map(({ key }) => key)).toEqual([
      'attachments/a 1.pdf',
      'public/empty.webp',
      'public/large.webp',
    ]);
  });

  it('leaves nothing when it fails', async () => {
    const elsewhere = testFolder();
    const broken = {
      ...files,
      listAll: async () => {
        throw new Error('disk full');
      },
    } as unknown as Files;
    const sources = { database, files: broken, product: '2.3.1', now };
    await expect(writeBackup(elsewhere, sources)).rejects.toThrow('disk full');
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe.runIf(onQuickerDatabase)('opening a backup', () => {
  it.each<[string, RegExp, (copy: string) => void]>([
    [
      'a changed table',
      /users\.jsonl is not what was written/,
      (copy) => appendFileSync(join(copy, 'database/users.jsonl'), '\n'),
    ],
    [
      'a missing table',
      /users\.jsonl is missing/,
      (copy) => rmSync(join(copy, 'database/users.jsonl')),
    ],
    [
      'a changed file',
      /a\.webp is not what was written/,
      (copy) => writeFileSync(join(copy, 'files/public/logos/a.webp'), 'ABCDEF'),
    ],
    [
      'a missing file',
      /a\.webp is missing/,
      (copy) => rmSync(join(copy, 'files/public/logos/a.webp')),
    ],
    ['a missing manifest', /not a backup/, (copy) => rmSync(join(copy, 'manifest.json'))],
    [
      'half a manifest',
      /cannot be read/,
      (copy) => writeFileSync(join(copy, 'manifest.json'), '{"format": 1'),
    ],
    [
      'a later format',
      /cannot be read/,
      (copy) =>
        writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, format: 2 })),
    ],
    [
      'a key that leads out of the folder',
      /cannot be read/,
      (copy) =>
        writeFileSync(
          join(copy, 'manifest.json'),
          JSON.stringify({ ...manifest, files: [{ ...manifest.files[0], key: '../x' }] }),
        ),
    ],
  ])('is refused with %s', async (_, message, change) => {
    await expect(damaged(change)).rejects.toThrow(message);
  });

  it('is refused while it is not complete', async () => {
    const partial = join(testFolder(), 'lehrpfad-x.partial');
    const complete = await damaged((copy) => renameSync(copy, partial)).catch(() => undefined);
    expect(complete).toBeUndefined();
    await expect(openBackup(partial)).rejects.toThrow('not finished');
  });
});

describe('restoring', () => {
  // No migration creates the test table, so the restored backup must not contain it.
  const withoutTestTable = async () => {
    const backup = await openBackup(folder);
    const tables = manifest.tables.filter(({ name }) => name !== 'odd_values');
    return { ...backup, manifest: { ...manifest, tables } };
  };
  const comparable = ({ tables, stored }: typeof before) => {
    const { odd_values: _, ...others } = tables;
    return { tables: others, stored };
  };

  it('is refused with the data of a newer program', async () => {
    const backup = await openBackup(folder);
    const migrations = [...manifest.migrations, '9999_future.sql'];
    const newer = { ...backup, manifest: { ...manifest, migrations } };
    await expect(restoreBackup(newer, { database, files, replace: true })).rejects.toThrow(
      'The backup is newer than this program: it has 9999_future.sql.',
    );
  });

  it('is refused where there is data, and says how to go on', async () => {
    const backup = await openBackup(folder);
    await expect(restoreBackup(backup, { database, files, replace: false })).rejects.toThrow(
      /--replace/,
    );
  });

  it('changes nothing when it fails half-way', async () => {
    const backup = await withoutTestTable();
    const tables = backup.manifest.tables.map((table) =>
      table.name === 'users' ? { ...table, rows: 99 } : table,
    );
    const wrong = { ...backup, manifest: { ...manifest, tables } };
    const counted = await database.rows(sql`select count(*)::int as count from job_names`);
    await expect(restoreBackup(wrong, { database, files, replace: true })).rejects.toThrow(
      'incomplete',
    );
    expect(await database.rows(sql`select count(*)::int as count from job_names`)).toEqual(counted);
    expect(await keysOf(files)).toHaveLength(4);
    if (inject('endurance')) await expect(verifyBackup(wrong)).rejects.toThrow('incomplete');
  });

  it('puts everything back where everything was destroyed, and removes what came since', async () => {
    await database.transaction(dropAllObjects);
    await files.deleteAll();
    await files.put('public/newer.webp', 'x');
    // As an interrupted restore leaves it: this file alone would not be in the way.
    await files.put('attachments/a 1.pdf', 'Grüße');
    await expect(
      restoreBackup(await withoutTestTable(), { database, files, replace: false }),
    ).rejects.toThrow('the file public/newer.webp is stored');
    await database.rows(sql`create table leftover (id int)`);
    expect(
      await restoreBackup(await withoutTestTable(), { database, files, replace: true }),
    ).toEqual([]);
    expect(await contentOf(database, files)).toEqual(comparable(before));
  });

  it('leaves triggers and constraints in force', async () => {
    const id = await jobNameId(database, 'Bäcker/-in');
    await expect(
      database.rows(sql`update job_names set mapping_id = ${id} where name = 'Fleischer/-in'`),
    ).rejects.toThrow('one step');
    await expect(
      database.rows(sql`insert into addresses (street, place_id) values ('x', 999999)`),
    ).rejects.toThrow('foreign key');
    await database.rows(sql`update job_ads set title = 'neu'`);
    expect(
      (await database.rows(sql`select from search_changes where subject = 'job_ad'`)).length,
    ).toBeGreaterThan(0);
  });

  it.runIf(inject('templates').kind === 'server')(
    'is refused while a server runs on the database',
    async () => {
      const stop = await database.listen('search_changes', () => undefined);
      await expect(
        restoreBackup(await withoutTestTable(), { database, files, replace: true }),
      ).rejects.toThrow('Stop it first');
      await stop();
    },
  );

  it.runIf(inject('templates').kind === 'server' && inject('endurance'))(
    'moves everything from a server and a bucket to the embedded database and a folder, and back',
    async () => {
      const dataDir = testFolder();
      const other = await openDatabase({ databaseUrl: undefined, dataDir });
      afterTestFile(() => other.close());
      const store = openFolder(dataDir);
      await restoreBackup(await withoutTestTable(), {
        database: other,
        files: store,
        replace: false,
      });
      const sources = { database: other, files: store, product: '2.3.1', now };
      const moved = await openBackup((await writeBackup(testFolder(), sources)).folder);
      expect(await contentOf(other, store)).toEqual(comparable(before));
      await restoreBackup(moved, { database, files, replace: true });
      expect(await contentOf(database, files)).toEqual(comparable(before));
    },
  );
});

describe('a value', () => {
  it('comes back as it was, whatever its type', async () => {
    const target = await testDatabase('empty');
    await target.script(oddTable);
    const tables = manifest.tables.filter(({ name }) => name === 'odd_values');
    await target.transaction((tx) => loadTables(tx, { folder, manifest: { ...manifest, tables } }));
    const rows = await target.rows<{ row: string }>(
      sql`select t::text as row from odd_values t order by 1`,
    );
    const expected = before.tables['odd_values'] as { rows: string[] };
    expect(rows.map(({ row }) => row)).toEqual(expected.rows);
    expect(expected.rows).toHaveLength(3);
    expect(
      await target.rows(sql`select data is null as missing from odd_values order by "order"`),
    ).toEqual([{ missing: false }, { missing: false }, { missing: true }]);
  });
});
