import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statisticsOf, topTowns } from '../server/src/features/statistics/figures.ts';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { spanOf } from '../server/src/features/statistics/span.ts';
import { termPage } from '../server/src/features/statistics/term-lists-store.ts';
import { migrate } from '../server/src/core/database/migrate.ts';
import { openDatabase } from '../server/src/core/database/open-database.ts';

/*
 * Measures how long the statistics of a year take on the embedded database: 365 days with 2,000 terms each, and with 200 towns.
 * Prints the results and asserts nothing, because times depend on the machine; the response should take less than 100 ms. The last
 * line shows the cost of the same sums calculated from the days alone.
 */

const today = '2026-11-21';
const rounds = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-counts-'));
const db = await openDatabase({ dataDir, databaseUrl: undefined });
await migrate(db);
for (const [dimension, name, values] of [
  ['term', 'Ausbildungsberuf Nummer ', 2000],
  ['town', 'Ort ', 200],
  ['brafo', '', 12],
] as const)
  await db.script(`
    insert into daily_counts (day, dimension, value, count)
    select '${today}'::date - day, '${dimension}', '${name}' || number, 1 + (day * number) % 7
    from generate_series(0, 364) day, generate_series(1, ${values}) number`);
await db.script(`
  insert into daily_counts (day, dimension, value, count)
  select '${today}'::date - day, dimension, '', 400 from generate_series(0, 364) day,
    (values ('visit'), ('search')) kinds (dimension);
  analyze`);

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const middle = times[rounds / 2]?.toFixed(0);
  // Processor time, which is the duration on an idle machine.
  const cpu = ((user + system) / 1000 / rounds).toFixed(0);
  console.log(
    `${name}: ${middle} ms (${cpu} ms of processor), slowest of ${rounds} ${times.at(-1)?.toFixed(0)} ms`,
  );
}

const year = spanOf({}, today);
await timed('all figures of 365 days', () => statisticsOf(db, year, today));
await timed('top towns', () => topTowns(db, today));
for (const days of [30, 90])
  await timed(`all figures of ${days} days`, () =>
    statisticsOf(db, { from: addDays(today, 1 - days), to: today }, today),
  );
await timed('last page of the terms', () =>
  termPage(db, { span: year, what: 'searched', page: 100 }),
);
await timed('the same sums from the days alone', () =>
  db.script(`
    select value, sum(count)::int as count from daily_counts
    where dimension = 'term' and day between '${year.from}' and '${year.to}'
    group by value order by 2 desc limit 10`),
);
await db.close();
rmSync(dataDir, { recursive: true });
