import pg from 'pg';
import { table } from './report/tables.ts';

/*
 * `BENCH_DATABASE_URL=postgres://… npm run bench:partitions`: measures the gain of a partition of ads for each Land, on a PostgreSQL server.
 * It creates its own schema, which it drops again. Figures for docs/beyond-one-board.md.
 */

const rows = Number(process.argv[2] ?? 1_000_000);
const schema = 'partitions_bench';

/** The Länder with their inhabitants in thousands (31 December 2024), which are the weights for drawing ads. */
const inhabitants = [
  18_020, 13_250, 11_250, 8_000, 6_280, 4_130, 4_050, 3_690, 2_960, 2_560, 2_130, 2_100, 1_860,
  1_580, 1_010, 700,
];

const columns = `
  id integer not null, land smallint not null, company_id integer not null, job_name_id integer not null,
  title text not null, details text not null, published boolean not null, publish_date date not null`;

/** The indexes of the product: by key, for companies, for days. */
const indexes = (name: string) => [
  `create index on ${name} (company_id)`,
  `create index on ${name} (publish_date, id)`,
];

const landOf = () => {
  const total = inhabitants.reduce((sum, one) => sum + one, 0);
  let sum = 0;
  const cases = inhabitants.map((one, at) => {
    sum += one;
    return `when n * 7919 % ${total} < ${sum} then ${at + 1}`;
  });
  return `case ${cases.join(' ')} end`;
};

const rowsAsSql = `
  select n, ${landOf()}, n / 4, n % 400, 'Ausbildung Nummer ' || n, repeat(md5(n::text) || ' ', 30), n % 20 <> 0,
    date '2026-11-20' - (n % 540)::int
  from generate_series(1, ${rows}::bigint) n`;

const questions: readonly { what: string; sql: (name: string) => string }[] = [
  { what: 'an ad by its id', sql: (name) => `select * from ${name} where id = 123456` },
  {
    what: 'an ad by its id, the Land known',
    sql: (name) => `select * from ${name} where id = 123456 and land = {land}`,
  },
  {
    what: 'the 50 newest of the largest Land',
    sql: (name) =>
      `select id, title from ${name} where land = 1 and published order by publish_date desc, id desc limit 50`,
  },
  {
    what: 'the 50 newest of the smallest Land',
    sql: (name) =>
      `select id, title from ${name} where land = 16 and published order by publish_date desc, id desc limit 50`,
  },
  {
    what: 'the 50 newest of all',
    sql: (name) =>
      `select id, title from ${name} where published order by publish_date desc, id desc limit 50`,
  },
  {
    what: 'all ads of one Land (to build its index), 2.1 million inhabitants',
    sql: (name) => `select id, title, details from ${name} where land = 11 and published`,
  },
  {
    what: 'the ads of a company',
    sql: (name) => `select id from ${name} where company_id = 30000`,
  },
];

const client = new pg.Client({ connectionString: process.env['BENCH_DATABASE_URL'] });
await client.connect();
const run = async (text: string) => (await client.query(text)).rows as Record<string, unknown>[];

async function timed(text: string): Promise<number> {
  const begun = performance.now();
  await run(text);
  return performance.now() - begun;
}

interface Plan {
  readonly ms: number;
  readonly scans: number;
}

/** Runs a query three times. @returns the shortest time, including planning, and the number of scanned tables or indexes */
async function explain(text: string): Promise<Plan> {
  let ms = Infinity;
  let scans = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const lines = (await run(`explain (analyze, costs off, timing off) ${text}`)).map((row) =>
      String(row['QUERY PLAN']),
    );
    const of = (name: string) =>
      Number(
        new RegExp(`^${name} Time: ([\\d.]+)`).exec(
          lines.find((line) => line.startsWith(name)) ?? '',
        )?.[1],
      );
    ms = Math.min(ms, of('Planning') + of('Execution'));
    scans = lines.filter(
      (line) => / Scan .*\bon\b/.test(line) && !line.includes('never executed'),
    ).length;
  }
  return { ms, scans };
}

async function sizeOf(name: string): Promise<string> {
  const [row] = await run(`
    select round(sum(pg_table_size(oid)) / 1e6) as data, round(sum(pg_indexes_size(oid)) / 1e6) as indexes
    from pg_class where relkind = 'r' and (oid = '${name}'::regclass or oid in
      (select inhrelid from pg_inherits where inhparent = '${name}'::regclass))`);
  return `${String(row?.['data'])} MB and ${String(row?.['indexes'])} MB`;
}

await run(`drop schema if exists ${schema} cascade`);
await run(`create schema ${schema}`);
try {
  const [flat, parted] = [`${schema}.flat`, `${schema}.parted`];
  await run(`create table ${flat} (${columns}, primary key (id))`);
  // The primary key of a partitioned table must contain the partition column.
  await run(`create table ${parted} (${columns}, primary key (id, land)) partition by list (land)`);
  for (const land of inhabitants.keys())
    await run(
      `create table ${parted}_${land + 1} partition of ${parted} for values in (${land + 1})`,
    );
  for (const name of [flat, parted]) {
    const filled = await timed(`insert into ${name} ${rowsAsSql}`);
    let indexed = 0;
    for (const text of indexes(name)) indexed += await timed(text);
    // An index that only the table without partitions needs.
    if (name === flat) indexed += await timed(`create index on ${flat} (land, publish_date, id)`);
    await run(`vacuum analyze ${name}`);
    console.log(
      `${name}: ${rows} rows in ${(filled / 1000).toFixed(0)} s, further indexes in ${(indexed / 1000).toFixed(1)} s, ${await sizeOf(name)} of indexes`,
    );
  }
  const [found] = await run(`select land from ${flat} where id = 123456`);
  const lines: string[][] = [];
  for (const { what, sql } of questions) {
    const text = (name: string) => sql(name).replace('{land}', String(found?.['land']));
    const [one, many] = [await explain(text(flat)), await explain(text(parted))];
    lines.push([what, one.ms.toFixed(2), many.ms.toFixed(2), String(many.scans)]);
  }
  console.log(
    table(['what is asked', 'one table, ms', 'by Land, ms', 'partitions looked into'], lines),
  );
  const gone = await timed(`delete from ${flat} where land = 16`);
  const dropped = await timed(`drop table ${parted}_16`);
  console.log(
    `A Land that leaves, of ${inhabitants.at(-1)} thousand inhabitants: ${gone.toFixed(0)} ms to delete, ${dropped.toFixed(0)} ms to drop`,
  );
} finally {
  await run(`drop schema ${schema} cascade`);
  await client.end();
}
