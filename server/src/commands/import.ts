import { parseArgs } from 'node:util';
import { outcomes } from '@lehrpfad/contract/exchanges/options.ts';
import { alias, sql } from '../core/database/drizzle.ts';
import { prepareDatabase } from '../base-data/prepare-database.ts';
import { recordOperatorAction } from '../features/audit/trail.ts';
import { ExchangeError } from '../features/exchanges/adapters/adapter.ts';
import { adapters } from '../features/exchanges/adapters/all.ts';
import type { Exchange } from '../features/exchanges/exchange.ts';
import {
  allImportResults,
  type ImportResultLine,
} from '../features/exchanges/editor/import-result-store.ts';
import { tableHeading, tableLines } from '../features/exchanges/editor/import-results-table.ts';
import type { ImportResult } from '../features/exchanges/pipeline/decision.ts';
import { runDeps } from '../features/exchanges/runs/open-runner.ts';
import { queueRun } from '../features/exchanges/runs/queue/queue.ts';
import { dryRun } from '../features/exchanges/runs/dry-run.ts';
import type { RunDeps } from '../features/exchanges/runs/run-deps.ts';
import { ImportRunner } from '../features/exchanges/runs/runner.ts';
import { systemClock } from '../core/clock.ts';
import type { Config } from '../core/config/config.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/errors.ts';
import { openFiles } from '../core/files/files.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { StoredFiles } from '../core/files/stored-files.ts';
import { ProgressBar } from './terminal/progress-bar.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';
import { namedFiles } from '../named-files-store.ts';
import { exchangeImportResults, exchangeRuns, exchanges } from '../features/exchanges/schema.ts';

const r = alias(exchangeRuns, 'r');
const c = alias(exchangeImportResults, 'c');

/*
 * Imports an exchange now, even if it is inactive, and prints the import results: counts and reasons to standard error, and every
 * record as CSV to standard output if that is a file or a pipe.
 */

const usage = 'Name the exchange: npm run import -- KEY [--dry-run]';

async function exchangeWithKey(database: Database, key: string): Promise<Exchange> {
  const kinds = Object.keys(adapters);
  const rows = await database.rows<Exchange>(sql`
    select ${exchanges.id}, ${exchanges.key}, ${exchanges.name}, ${exchanges.kind}, ${exchanges.settings}, ${exchanges.rank},
      ${exchanges.user_id} as "userId" from ${exchanges} order by ${exchanges.key}`);
  const found = rows.find((row) => row.key === key);
  if (found && kinds.includes(found.kind)) return found;
  const keys = rows.filter(({ kind }) => kinds.includes(kind)).map((row) => row.key);
  throw new OperatorError(`There is no exchange "${key}". There are: ${keys.join(', ')}.`);
}

async function openDeps(
  config: Config,
  database: Database,
  onError: (error: unknown) => void,
): Promise<RunDeps> {
  const stored = new StoredFiles({
    files: await openFiles(config),
    database,
    namedFiles,
    onError,
  });
  return runDeps(config, { database, stored, clock: systemClock, onError });
}

/** Counts import results as they arrive, and prints them if standard output is not a terminal. */
class Printed {
  readonly #counts = new Map<string, number>();
  readonly #isKept = process.stdout.isTTY !== true;

  begin(): void {
    if (this.#isKept) process.stdout.write(tableHeading());
  }

  add(importResults: readonly ImportResultLine[]): void {
    for (const { outcome, reason } of importResults) {
      const key = `${outcome} ${reason}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    if (this.#isKept && importResults.length > 0) process.stdout.write(tableLines(importResults));
  }

  /** Returns lines such as `rejected: 12 (unknown-place 8, expired 4)`. */
  summary(): string[] {
    return outcomes.map(({ key }) => {
      const reasons = [...this.#counts].filter(([one]) => one.startsWith(`${key} `));
      const sum = reasons.reduce((all, [, count]) => all + count, 0);
      const named = reasons
        .map(([one, count]) => [one.slice(key.length + 1), count] as const)
        .filter(([reason]) => reason !== '')
        .map(([reason, count]) => `${reason} ${count}`);
      return `${key}: ${sum}${named.length > 0 ? ` (${named.join(', ')})` : ''}`;
    });
  }
}

const lineOfTrial = ({
  externalId,
  jobAdId,
  duplicateOf,
  wasShown = false,
  ...importResult
}: ImportResult): ImportResultLine => ({
  ...importResult,
  was_shown: wasShown,
  run_state: 'waiting',
  external_id: externalId,
  job_ad_id: jobAdId,
  duplicate_of: duplicateOf,
});

/** @throws {OperatorError} if the exchange cannot be read */
async function printDryRun(deps: RunDeps, exchange: Exchange): Promise<Printed> {
  const printed = new Printed();
  const bar = new ProgressBar(process.stderr);
  let total: number | null = null;
  // Only at the end it is certain which records are new, and not known under other ids.
  const lines = new Map<string, ImportResultLine>();
  printed.begin();
  try {
    for await (const { importResults, announced } of dryRun(
      deps,
      exchange,
      new AbortController().signal,
    )) {
      total = announced;
      for (const line of importResults.map(lineOfTrial)) lines.set(line.external_id, line);
      bar.show(lines.size, total);
    }
  } catch (error) {
    bar.end(lines.size, total);
    if (!(error instanceof ExchangeError)) throw error;
    printed.add([...lines.values()]);
    throw new OperatorError(
      `${exchange.name} cannot be read: ${error.reason} (${error.message}).`,
      { cause: error },
    );
  }
  bar.end(lines.size, total);
  printed.add([...lines.values()]);
  printMessage('Nothing was written. A run would have made of it:');
  return printed;
}

interface RunRow {
  state: string;
  reason: string;
  detail: string;
  announced: number | null;
  records: number;
}

async function runRow(database: Database, id: number): Promise<RunRow> {
  const [row] = await database.rows<RunRow>(sql`
    select ${r.state}, ${r.reason}, ${r.detail}, ${r.announced},
      (select count(*)::int from ${exchangeImportResults} c where ${c.run_id} = ${r.id}) as records
    from ${exchangeRuns} r where ${r.id} = ${id}`);
  if (row === undefined) throw new OperatorError('The run is gone.');
  return row;
}

async function queued(database: Database, exchange: Exchange): Promise<number> {
  try {
    return await database.transaction(async (tx) => {
      const run = await queueRun(tx, exchange.id, 'command', null);
      const { id, name } = exchange;
      const note = { action: 'started', subject: 'exchange', id, name, after: { run } } as const;
      await recordOperatorAction(tx, note);
      return run;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError('A run of this exchange waits or is under way already.', {
      cause: error,
    });
  }
}

/** Returns why the command ends with an error although the run is finished; undefined for a successful run. */
function complaint({ state, reason, detail }: RunRow): string | undefined {
  if (state === 'done') return undefined;
  if (state === 'held')
    return `The run is held (${reason}): nothing was taken down. An editor decides.`;
  if (state === 'set-aside')
    return `The run is set aside (${detail}): the server has died with it twice. An editor decides.`;
  return `The run has ${state === 'failed' ? 'failed' : `ended as ${state}`}: ${reason} ${detail}`.trim();
}

async function printRealRun(deps: RunDeps, exchange: Exchange): Promise<Printed> {
  const { database } = deps;
  const id = await queued(database, exchange);
  const bar = new ProgressBar(process.stderr);
  let [done, total] = [0, null as number | null];
  const runner = new ImportRunner({
    ...deps,
    pace: 0,
    onProgress: (_run, records, announced) => {
      [done, total] = [records, announced];
      bar.show(done, total);
    },
  });
  await runner.drain(id);
  bar.end(done, total);
  const printed = new Printed();
  printed.begin();
  for await (const importResults of allImportResults(database, id)) printed.add(importResults);
  const problem = complaint(await runRow(database, id));
  if (problem !== undefined) {
    for (const line of printed.summary()) printMessage(line);
    throw new OperatorError(problem);
  }
  return printed;
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [key] = positionals;
  if (key === undefined || positionals.length > 1) throw new OperatorError(usage);
  const config = openConfig();
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database);
    const exchange = await exchangeWithKey(database, key);
    let failure: unknown;
    const deps = await openDeps(config, database, (error) => (failure = error));
    const printed = await (values['dry-run'] ? printDryRun : printRealRun)(deps, exchange);
    for (const line of printed.summary()) printMessage(line);
    if (failure !== undefined) throw failure;
  } finally {
    await database.close();
  }
});
