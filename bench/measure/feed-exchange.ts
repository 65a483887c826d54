import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../server/src/core/database/drizzle.ts';
import { startServer } from '../../e2e/support/server.ts';
import { openDatabase } from '../../server/src/core/database/open-database.ts';
import { openSession, type BenchSession } from './session.ts';

/** The exchange whose feed the benchmarks import. */
const exchangeName = 'Messbörse';

/** Places of the board's data. */
export interface Board {
  readonly dataDir: string;
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
}

export const settingsOf = ({ dataDir, databaseUrl }: Board) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl, DEMO_DATA: 'on' }),
});

/** Creates a board with the demo data and an exchange that reads the feed and whose schedule is not due. */
async function addFeedExchange(board: Board, url: string): Promise<void> {
  await (await startServer(settingsOf(board))).stop();
  const database = await openDatabase(board);
  await database.rows(sql`
    insert into exchanges (key, name, kind, settings, active, daily_at)
    values ('bench', ${exchangeName}, 'json', ${JSON.stringify({ url })}::text::jsonb, true, '23:59:59')`);
  await database.close();
}

/** Lets the exchange read another feed. The server must be stopped if its database is embedded. */
async function pointTo(board: Board, url: string): Promise<void> {
  const database = await openDatabase(board);
  await database.rows(sql`
    update exchanges set settings = ${JSON.stringify({ url })}::text::jsonb where key = 'bench'`);
  await database.close();
}

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly under_way: { readonly id: number } | null;
}

/** Starts an import over the API, or finds the one that the schedule has started; the returned function checks whether it has finished. */
export async function startImport(session: BenchSession): Promise<() => Promise<boolean>> {
  const { results } = (await session.ask('GET', 'exchanges/')) as { results: Listed[] };
  const exchange = results.find(({ name }) => name === exchangeName);
  const start = () => session.ask('POST', `exchanges/${exchange?.id ?? 0}/runs/`);
  const run = exchange?.under_way ?? ((await start()) as { id: number });
  return async () => {
    const { state } = (await session.ask('GET', `exchanges/runs/${run.id}/`)) as { state: string };
    if (state === 'failed' || state === 'held') throw new Error(`The run is ${state}.`);
    return state === 'done';
  };
}

/** @param isOver called each second */
export async function waitFor(isOver: () => Promise<boolean>): Promise<void> {
  while (!(await isOver())) await sleep(1000);
}

/**
 * Creates a board that has imported a feed and reads another one next. The measured import finds most of its ads there, and the index
 * contains equally many before and after it.
 * @returns how long the import took, in ms
 */
export async function importOnce(board: Board, first: string, next: string): Promise<number> {
  await addFeedExchange(board, first);
  const server = await startServer(settingsOf(board));
  const begun = performance.now();
  await waitFor(await startImport(await openSession(server.url)));
  const took = performance.now() - begun;
  await server.stop();
  await pointTo(board, next);
  return took;
}
