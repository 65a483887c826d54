import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { prepared } from './database.ts';
import { sql } from './drizzle.ts';
import { afterTestFile, testDatabaseLocation } from './test-database.ts';

const { kind } = inject('templates');
const location = await testDatabaseLocation();
const db = await openDatabase(location);
afterTestFile(() => db.close());

const twice = (number: number) =>
  db.rows<{ result: number }>(prepared(sql`select ${number}::int * 2 as result`));

const markOf = (name: string) => prepared(sql`insert into marks (name) values (${name})`);

describe('a prepared statement', () => {
  it('takes new values each time', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      expect(await twice(number)).toEqual([{ result: number * 2 }]);
    expect(await Promise.all([8, 9, 10].map(twice))).toEqual([
      [{ result: 16 }],
      [{ result: 18 }],
      [{ result: 20 }],
    ]);
  });

  it('is kept by the connection', async () => {
    const kept = await db.transaction(async (tx) => {
      await tx.rows(prepared(sql`select ${'kept'}::text as word`));
      return tx.rows<{ statement: string }>(sql`select statement from pg_prepared_statements`);
    });
    expect(kept.map(({ statement }) => statement)).toContain('select $1::text as word');
  });

  it('gives the same values as any other statement', async () => {
    const statement = sql`
      select date '2026-02-28' as day, timestamptz '2026-03-29 03:00:00.123456+02' as moment, time '07:30' as hour,
        42 as number, 1.5::float8 as fraction, true as truth, array['ä', null] as list, '{"a": [1]}'::jsonb as tree,
        null as nothing`;
    const values = sql`select ${Buffer.from('ä')}::bytea as bytes, ${null}::int as nothing, ${true}::boolean as truth,
        ${JSON.stringify({ a: "'" })}::jsonb as tree, ${'{1,2}'}::int[] as list`;
    for (const each of [statement, values]) {
      const plain = await db.rows(each);
      expect(await db.rows(prepared(each))).toEqual(plain);
    }
  });

  it('belongs to its transaction, beside other statements', async () => {
    await db.transaction(async (tx) => {
      await Promise.all([
        tx.rows(markOf('first')),
        tx.rows(sql`insert into marks (name) values ('second')`),
        tx.rows(markOf('third')),
      ]);
    });
    const failing = db.transaction(async (tx) => {
      await tx.rows(markOf('lost'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.rows(sql`select name from marks order by name`)).toEqual([
      { name: 'first' },
      { name: 'second' },
      { name: 'third' },
    ]);
  });

  it.runIf(kind === 'embedded')('waits for a transaction that does not include it', async () => {
    const open = () => db.rows(prepared(sql`select from marks where name = ${'open'}`));
    let outside: Promise<unknown[]> | undefined;
    await db.transaction(async (tx) => {
      await tx.rows(markOf('open'));
      outside = open();
      await tx.rows(sql`delete from marks where name = 'open'`);
    });
    expect(await outside).toEqual([]);
  });

  it('fails with the code and the constraint of the database, and works on', async () => {
    await db.rows(markOf('refused'));
    await expect(db.rows(markOf('refused'))).rejects.toMatchObject({
      code: '23505',
      constraint: expect.stringMatching(/marks/),
    });
    const failing = db.transaction(async (tx) => {
      await tx.rows(sql`insert into marks (name) values ('with it')`);
      await tx.rows(markOf('refused'));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await db.rows(sql`select from marks where name = 'with it'`)).toEqual([]);
    await db.rows(markOf('after'));
  });

  it('follows a change of its tables', async () => {
    await db.script('create table colours (id int primary key, name text not null)');
    await db.rows(sql`insert into colours values (1, 'rot')`);
    const colour = () => db.rows(prepared(sql`select name from colours where id = ${1}`));
    for (let at = 0; at < 7; at += 1) await colour();
    await db.script(`alter table colours add column shade text not null default 'hell'`);
    expect(await colour()).toEqual([{ name: 'rot' }]);
  });
});
