import { sql, type SQL } from './drizzle.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '../../base-data/prepare-database.ts';
import type { Database } from './database.ts';
import { applyMigrations, migrate, migrationFiles } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { afterTestFile, testDatabase, testDatabaseLocation } from './test-database.ts';
import { dropAllObjects, hasTables } from '../backup/tables.ts';

describe('migrate', () => {
  it('applies every file once, in order, and nothing the second time', async () => {
    const db = await testDatabase();
    await db.transaction(dropAllObjects);
    expect(await hasTables(db)).toBe(false);
    expect(await migrate(db)).toEqual(migrationFiles());
    expect(await migrate(db)).toEqual([]);
    const rows = await db.rows<{ name: string }>(
      sql`select name from migrations order by applied_at, name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(migrationFiles());
    expect(migrationFiles().map((name) => Number(name.slice(0, 4)))).toEqual(
      migrationFiles().map((_, index) => index + 1),
    );
  });

  it('applies all that is missing or none of it', async () => {
    const db = await testDatabase();
    await db.transaction(dropAllObjects);
    await db.rows(sql`create table job_ads (id int)`);
    await expect(migrate(db)).rejects.toThrow('already exists');
    expect(await db.rows(sql`select to_regclass('public.districts')::text as found`)).toEqual([
      { found: null },
    ]);
  });

  it('says that the account has to own the database', async () => {
    const db = await testDatabase();
    const asAnother = db.transaction(async (tx) => {
      await tx.rows(sql`set local role pg_monitor`);
      await applyMigrations(tx);
    });
    await expect(asAnother).rejects.toThrow(
      /^The account of DATABASE_URL may not create tables: make it the owner of this database/,
    );
  });

  it('refuses a database that a newer program has used, in a sentence', async () => {
    const db = await testDatabase();
    await db.rows(sql`insert into migrations (name) values ('9999_future.sql')`);
    await expect(migrate(db)).rejects.toThrow(
      'The database is newer than this program: it has 9999_future.sql.',
    );
  });

  it.runIf(inject('templates').kind === 'server')(
    'lets several processes start on one empty database',
    async () => {
      const location = await testDatabaseLocation();
      const databases = await Promise.all([1, 2, 3].map(() => openDatabase(location)));
      afterTestFile(async () => void (await Promise.all(databases.map((db) => db.close()))));
      await databases[0]!.transaction(dropAllObjects);
      const applied = await Promise.all(databases.map(prepareDatabase));
      expect(applied.map(({ length }) => length).sort()).toEqual([0, 0, migrationFiles().length]);
    },
  );
});

describe('the schema', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase('base');
    await db.script(`
      insert into job_names (id, name) values (90001, 'Eins'), (90002, 'Zwei'), (90003, 'Drei');
      update job_names set mapping_id = 90002 where id = 90001;
      insert into companies (id, name) values (90001, 'Firma');
      insert into towns (name, district, latitude, longitude) values ('Zweimal', 'Börde', 52, 11);
      insert into addresses (id, street, place_id) select 90001, 'Weg 1', min(id) from places`);
  });

  it.each<[string, RegExp, SQL]>([
    [
      'a mapping to a name that is mapped',
      /one step/,
      sql`update job_names set mapping_id = 90001 where id = 90003`,
    ],
    [
      'a mapping of a name that others map to',
      /one step/,
      sql`update job_names set mapping_id = 90003 where id = 90002`,
    ],
    [
      'two names mapped to each other',
      /one step/,
      sql`update job_names set mapping_id = 90001 where id = 90002`,
    ],
    [
      'a name mapped to itself',
      /job_names_check/,
      sql`update job_names set mapping_id = 90003 where id = 90003`,
    ],
    [
      'a new name mapped to a mapped one',
      /one step/,
      sql`insert into job_names (name, mapping_id) values ('Vier', 90001)`,
    ],
    [
      'a second job name that differs in capitals alone',
      /job_names_name/,
      sql`insert into job_names (name) values ('EINS')`,
    ],
    [
      'a town twice in a district',
      /towns_name_district_key/,
      sql`insert into towns (name, district, latitude, longitude) values ('Zweimal', 'Börde', 1, 1)`,
    ],
    [
      'a town in no district',
      /foreign key/,
      sql`insert into towns (name, district, latitude, longitude) values ('x', 'Nirgends', 1, 1)`,
    ],
    [
      'a postcode of four digits',
      /places_postcode_check/,
      sql`insert into places (town_id, postcode, latitude, longitude) select min(id), '1234', 1, 1 from towns`,
    ],
    [
      'an e-mail address in capitals',
      /users_email_check/,
      sql`insert into users (email, permission) values ('A@b.de', 3)`,
    ],
    [
      'an account that is active without a password',
      /users_check/,
      sql`insert into users (email, permission, active) values ('a@b.de', 3, true)`,
    ],
    [
      'a permission beyond three',
      /users_permission_check/,
      sql`insert into users (email, permission) values ('a@b.de', 4)`,
    ],
    [
      'a contact person of nobody',
      /contact_persons_check/,
      sql`insert into contact_persons (last_name) values ('x')`,
    ],
    [
      'an ad that is published without a day',
      /job_ads_check/,
      sql`insert into job_ads (company_id, title, job_name_id, job_type, published) values (90001, 'x', 90001, 1, true)`,
    ],
    [
      'an ad that waits for no day',
      /job_ads_check/,
      sql`insert into job_ads (company_id, title, job_name_id, job_type, waiting) values (90001, 'x', 90001, 1, true)`,
    ],
    [
      'an ad of no company',
      /foreign key/,
      sql`insert into job_ads (company_id, title, job_name_id, job_type) values (1234567, 'x', 90001, 1)`,
    ],
    [
      'an event that ends before it begins',
      /events_check/,
      sql`insert into events (title, start_date, end_date) values ('x', '2026-02-02', '2026-02-01')`,
    ],
    [
      'a digital event at an address',
      /events_check/,
      sql`insert into events (title, start_date, end_date, digital, address_id) values ('x', '2026-02-02', '2026-02-02', true, 90001)`,
    ],
    [
      // Sixteen code units for each visible character that the form allows.
      'a title of 961 characters',
      /events_title_check/,
      sql`insert into events (title, start_date, end_date) values (${'ä'.repeat(961)}, '2026-02-02', '2026-02-02')`,
    ],
    [
      'a file over 3 MB',
      /job_ad_files_size_check/,
      sql`insert into job_ad_files (job_ad_id, name, file, size) values (1, 'x', 'x', 3145729)`,
    ],
  ])('refuses %s', async (_, message, statement) => {
    await expect(db.rows(statement)).rejects.toThrow(message);
  });

  it('lets a town have its name in two districts', async () => {
    await db.rows(
      sql`insert into towns (name, district, latitude, longitude) values ('Zweimal', 'Harz', 51, 11)`,
    );
  });

  it('can check every foreign key at the end of a transaction', async () => {
    const rows =
      await db.rows(sql`select conname from pg_constraint where contype = 'f' and not condeferrable
      and connamespace = 'public'::regnamespace`);
    expect(rows).toEqual([{ conname: 'towns_district_fkey' }]);
  });
});
