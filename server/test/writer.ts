import { sql } from '../src/core/database/drizzle.ts';
import { openDatabase } from '../src/core/database/open-database.ts';

/**
 * Commits one transaction after the other until it is killed, and prints the number of each committed one. Each transaction moves
 * an amount between two marks and records this, so that a partial transaction would be noticed.
 */
const [dataDir = '', from = '0'] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir });
await database.script(`
  create table if not exists balances (name text primary key, amount bigint not null);
  insert into balances values ('left', 0), ('right', 0) on conflict do nothing;
  create table if not exists moves (id integer primary key, amount bigint not null, note text not null)`);
for (let id = Number(from); ; id += 1) {
  await database.transaction(async (tx) => {
    await tx.rows(sql`update balances set amount = amount - ${id} where name = 'left'`);
    await tx.rows(sql`insert into moves values (${id}, ${id}, ${'x'.repeat(2000)})`);
    await tx.rows(sql`update balances set amount = amount + ${id} where name = 'right'`);
  });
  process.stdout.write(`${id}\n`);
}
