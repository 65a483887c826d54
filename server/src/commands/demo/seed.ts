import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { hashDemoPassword } from '../../features/accounts/passwords/demo-password.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { hasMark } from '../../core/database/marks.ts';
import type { Files } from '../../core/files/files.ts';
import { withMigrationLock } from '../../core/database/migrate.ts';
import type { PendingFile } from './content/attachments.ts';
import { readBase } from './base.ts';
import { insertRows, openIds } from './rows.ts';
import { marks } from '../../core/database/schema.ts';
import { exchanges } from '../../features/exchanges/schema.ts';
import {
  addresses,
  branchChecks,
  companies as companiesTable,
} from '../../features/companies/schema.ts';
import { places } from '../../features/places/schema.ts';
import { users } from '../../features/accounts/schema.ts';
import {
  faqCategories as faqCategoriesTable,
  faqEntryCategories,
} from '../../features/faq/schema.ts';
import { bareList } from '../../core/database/build.ts';
import { filesOf, makeBoard, tablesOf, type Tables } from './board.ts';

const c = alias(companiesTable, 'c');
const p = alias(places, 'p');
const d = alias(addresses, 'd');
const o = alias(companiesTable, 'o');
const u = alias(users, 'u');
const cFaqCategories = alias(faqCategoriesTable, 'c');

const mark = 'demo-data';

/**
 * Fills a database once with a realistic board: the same for every run on one day. All rows are inserted in one transaction; files
 * are written before the commit, so that a row never references a missing file.
 * @throws if places and occupations have not been loaded
 */
export async function seedDemo({
  database,
  files,
  now,
}: {
  database: Database;
  files: Files;
  now: Date;
}): Promise<void> {
  if (await hasMark(database, mark)) return;
  const passwordHash = await hashDemoPassword();
  await withMigrationLock(database, 'lehrpfad-demo-data', async (tx) => {
    if (await hasMark(tx, mark)) return;
    const base = await readBase(tx);
    const ids = await openIds(tx);
    const board = await makeBoard(base, ids, {
      passwordHash,
      agency: await agencyId(tx),
      today: berlinDay(now),
    });
    const written = writeFiles(files, filesOf(board));
    // Both must be finished before this returns: a statement after the rollback would be committed by itself.
    written.catch(() => undefined);
    await insertBoard(tx, tablesOf(board));
    await confirmBranches(tx);
    await written;
    await insertFaqCategories(tx, board.faq.categories);
    await ids.settle(tx);
    await tx.rows(sql`insert into ${marks} (${bareList(marks, 'name')}) values (${mark})`);
  });
}

/** Returns the id of the exchange that every database has. */
async function agencyId(tx: Queries): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    sql`select ${exchanges.id} from ${exchanges} where ${exchanges.key} = 'arbeitsagentur'`,
  );
  if (row === undefined) throw new Error('The exchange of the employment agency is missing.');
  return row.id;
}

async function insertBoard(tx: Queries, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows);
}

/** Number of branches that an editor has not confirmed yet. */
const unconfirmed = 3;

/** Confirms all other branches, including those of the demo login's account. */
async function confirmBranches(tx: Queries): Promise<void> {
  await tx.rows(sql`
    insert into ${branchChecks} (${bareList(branchChecks, 'company_id', 'name', 'folded_name', 'town_id', 'verdict', 'at')})
    select ${c.id}, ${c.name}, ${c.folded_name}, ${p.town_id}, ${branchCheck.confirmed}::int, ${c.created_at}
    from ${companiesTable} c left join ${addresses} d on ${d.id} = ${c.address_id} left join ${places} p on ${p.id} = ${d.place_id}
    where ${c.user_id} is not null and ${c.id} not in (
      select ${o.id} from ${companiesTable} o join ${users} u on ${u.id} = ${o.user_id}
      where ${u.validated} and ${u.active} and not ${o.locked} order by ${o.user_id} desc, ${o.id} desc limit ${unconfirmed})
    order by ${c.id}`);
}

async function insertFaqCategories(
  tx: Queries,
  categories: readonly { id: number; key: string }[],
): Promise<void> {
  await tx.rows(sql`
    insert into ${faqCategoriesTable} (${bareList(faqCategoriesTable, 'key')})
    select distinct r.key from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as r(id integer, key text)
    where not exists (select from ${faqCategoriesTable} c where lower(${cFaqCategories.key}) = lower(r.key))
    order by r.key`);
  await tx.rows(sql`
    insert into ${faqEntryCategories} (${bareList(faqEntryCategories, 'faq_entry_id', 'faq_category_id')})
    select r.id, ${cFaqCategories.id}
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as r(id integer, key text)
    join ${faqCategoriesTable} c on ${cFaqCategories.key} = r.key`);
}

/** Pictures are drawn on other threads while the database writes; only a few at a time, to limit the memory. */
const filesAtATime = 4;

async function writeFiles(files: Files, pending: readonly PendingFile[]): Promise<void> {
  const queue = pending.values();
  const work = async () => {
    for (const { key, content } of queue) await files.put(key, await content());
  };
  await Promise.all(Array.from({ length: filesAtATime }, work));
}
