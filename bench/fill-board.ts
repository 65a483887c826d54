import { seedDemo } from '../server/src/commands/demo/seed.ts';
import { readConfig } from '../server/src/core/config/config.ts';
import type { Database, Queries } from '../server/src/core/database/database.ts';
import { sql } from '../server/src/core/database/drizzle.ts';
import { openDatabase } from '../server/src/core/database/open-database.ts';
import { openFiles } from '../server/src/core/files/files.ts';
import { prepareDatabase } from '../server/src/base-data/prepare-database.ts';

/** Maximum number of rows per statement: the embedded database keeps the data of a statement in memory. */
const batch = 20_000;
/** Number of distinct rare words in the descriptions; each copy gets three of them. */
const words = 50_000;

/** Columns that a copy must not share with its original, or gets from the table. */
const ownColumns = new Set([
  'id',
  'company_id',
  'title',
  'details',
  'publish_date',
  'external',
  'source',
  'source_id',
  'template_id',
]);

/** Returns the other present columns of the table as a list. */
async function sharedColumns(db: Queries) {
  const found = await db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'job_ads' and is_generated = 'NEVER'`);
  const names = found.map(({ name }) => name).filter((name) => !ownColumns.has(name));
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

const count = async (db: Queries): Promise<number> => {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from job_ads where published`,
  );
  return row?.count ?? 0;
};

/** Adds copies of the public ads: each at another company (and so in another town), on another day, with another title and rarer words. */
async function addCopies(db: Queries, copies: number): Promise<void> {
  const shared = await sharedColumns(db);
  await db.script(`
    create temporary table originals as
      select row_number() over (order by id) - 1 as number, id from job_ads where published;
    create temporary table employers as
      select row_number() over (order by company_id) - 1 as number, company_id
      from (select distinct company_id from job_ads where published) a;
    create unique index on originals (number);
    create unique index on employers (number);`);
  for (let from = 0; from < copies; from += batch) {
    const to = Math.min(from + batch, copies) - 1;
    await db.rows(sql`
      insert into job_ads (company_id, title, details, publish_date, external, ${shared})
      select e.company_id, title || ' – Platz ' || n,
        details || '<p>wort' || n % ${words} || ' wort' || n * 7919 % ${words} || ' wort' || n * 104729 % ${words} || '</p>',
        publish_date - (n % 300)::int, '', ${shared}
      from generate_series(${from}::bigint, ${to}::bigint) n
      join originals o on o.number = n % (select count(*) from originals)
      join employers e on e.number = n * 31 % (select count(*) from employers)
      join job_ads a on a.id = o.id`);
  }
}

/** Runs work without the triggers of a table, which notify listeners of each changed ad; there are no listeners yet. */
async function withoutTriggers(db: Database, work: () => Promise<void>): Promise<void> {
  await db.script('alter table job_ads disable trigger user');
  try {
    await work();
  } finally {
    await db.script('alter table job_ads enable trigger user');
  }
}

/**
 * Fills a database with demo data and copies of its ads before a server is started on it; a database with enough ads stays unchanged.
 * @param env settings of the server
 * @returns the number of public ads
 */
export async function fillBoard(env: NodeJS.ProcessEnv, ads: number): Promise<number> {
  const config = readConfig(env);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database);
    const files = await openFiles(config);
    await seedDemo({ database, files, now: new Date() });
    const missing = ads - (await count(database));
    if (missing > 0) {
      // One session, for the temporary tables.
      await withoutTriggers(database, () => database.transaction((tx) => addCopies(tx, missing)));
      await database.script('analyze');
    }
    return await count(database);
  } finally {
    await database.close();
  }
}
