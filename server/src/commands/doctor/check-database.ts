import { operationLimits } from '@lehrpfad/contract/core/operations/board-state-options.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/config/config.ts';
import { fileProblem } from '../../core/config/system-error.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/database.ts';
import { migrationFiles, ownerRemedy } from '../../core/database/migrate.ts';
import { openDatabase } from '../../core/database/open-database.ts';
import { migrations } from '../../core/database/schema.ts';
import { refuseRootForOthers } from '../../core/files/folder-owner.ts';
import { FolderInUseError } from '../../core/files/folder-lock.ts';
import { countJobs } from '../../core/jobs/count-jobs.ts';
import { countMails } from '../../core/mail/count-mails.ts';
import type { QueueCount } from '../../core/metrics/queue-reader.ts';
import { openDemoAccounts } from '../../features/accounts/passwords/demo-accounts.ts';
import { publicBase } from '../../features/exchanges/adapters/arbeitsagentur/calls.ts';
import { listActiveAddresses } from '../../features/exchanges/active-store.ts';
import { countRuns } from '../../features/exchanges/runs/queue/count-store.ts';
import { checkConnections } from './check-connections.ts';
import { checkStandby } from './check-standby.ts';
import type { CheckedHost } from './check-certificates.ts';
import { about, reasonOf, type Finding } from './finding.ts';

/** Data that the checks have read from a database, and their findings. */
export interface SeenDatabase {
  readonly found: readonly Finding[];
  readonly exchanges: readonly CheckedHost[];
  /** Its clock, if it runs on a machine of its own. */
  readonly now?: Date;
}

const { ok, warn, fail } = about('database');

const waits = { connection: 10, statement: 10, lock: 5, idleTransaction: 10 };

/** Opens the database, but never creates one. @returns findings if it cannot be opened */
async function opened(config: Config): Promise<Database | Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    return [ok('none yet; the first start makes an embedded one')];
  try {
    if (config.databaseUrl === undefined) refuseRootForOthers(config.dataDir);
    return await openDatabase(config, waits);
  } catch (error) {
    if (error instanceof FolderInUseError) {
      const holder = /in use by (process \d{1,10} on \S{1,255})/.exec(error.message)?.[1];
      const what = 'migrations, accounts, queues and certificates of exchanges are not checked';
      return [
        holder
          ? warn(
              `open in ${holder}, which is the server as a rule: ${what}. For those stop it first`,
            )
          : warn(`${error.message} ${what}`),
      ];
    }
    if (config.databaseUrl !== undefined)
      return [fail(`${reasonOf(error)}: see DATABASE_URL, and whether the server runs`)];
    return [fail(fileProblem(error) ?? reasonOf(error))];
  }
}

/** Checks version and migrations. @returns also whether the schema is that of this program */
async function checkSchema(database: Database): Promise<{ found: Finding[]; isCurrent: boolean }> {
  const [server] = await database.rows<{ version: string; made: boolean; owns: boolean }>(sql`
    select current_setting('server_version') as version, to_regclass('migrations') is not null as made,
      has_schema_privilege('public', 'create') as owns`);
  const kind = `${database.kind === 'server' ? 'PostgreSQL' : 'embedded PostgreSQL'} ${server?.version}`;
  if (server?.owns === false)
    return {
      found: [fail(`${kind}: the account of DATABASE_URL may not create tables: ${ownerRemedy}`)],
      isCurrent: false,
    };
  if (server?.made !== true)
    return { found: [ok(`${kind}, empty; the first start fills it`)], isCurrent: false };
  const rows = await database.rows<{ name: string }>(
    sql`select ${migrations.name} from ${migrations}`,
  );
  const done = new Set(rows.map(({ name }) => name));
  const files = migrationFiles();
  const unknown = [...done].filter((name) => !files.includes(name));
  const missing = files.filter((name) => !done.has(name));
  if (unknown.length > 0)
    return {
      found: [
        fail(
          `newer than this program, which does not know ${unknown[0]}: use the newer version, or restore a backup`,
        ),
      ],
      isCurrent: false,
    };
  if (missing.length > 0)
    return {
      found: [
        warn(
          `${kind}: ${missing.length} migration(s) wait for the next start, or npm run migrate; make a backup first`,
        ),
      ],
      isCurrent: false,
    };
  return { found: [ok(`${kind}, up to date`)], isCurrent: true };
}

const shown = 3;

async function checkAccounts(database: Database, { demoData }: Config): Promise<Finding[]> {
  const accounts = about('accounts');
  if (demoData) return [];
  const open = await openDemoAccounts(database);
  if (open.length === 0)
    return [accounts.ok('none of those looked at has the password of the README')];
  const names = open.slice(0, shown).join(', ') + (open.length > shown ? ', …' : '');
  return [
    accounts.fail(
      `${open.length} with the password of the README (${names}): npm run lock-demo-accounts, or npm run set-password`,
    ),
  ];
}

async function checkQueues(database: Database): Promise<Finding[]> {
  const queues = about('queues');
  const found: Finding[] = [];
  const of = (counts: readonly QueueCount[], state: string) =>
    counts.find((one) => one.state === state) ?? { length: 0, oldestSeconds: 0 };
  const [mails, jobs, runs] = [
    await countMails(database),
    await countJobs(database),
    await countRuns(database),
  ];
  if (of(mails, 'failed').length > 0)
    found.push(
      queues.warn(
        `${of(mails, 'failed').length} mail(s) have failed: see why and send them again in the back-office`,
      ),
    );
  if (of(mails, 'waiting').oldestSeconds > operationLimits.waitingMailSeconds)
    found.push(
      queues.warn(
        `${of(mails, 'waiting').length} mail(s) wait, the oldest for more than an hour: see mail, and the log`,
      ),
    );
  if (of(jobs, 'suspended').length > 0)
    found.push(
      queues.warn(
        `${of(jobs, 'suspended').length} job(s) are suspended: see The watchdog in docs/operations.md, then npm run resume-jobs`,
      ),
    );
  if (of(jobs, 'waiting').oldestSeconds > operationLimits.dueJobSeconds)
    found.push(queues.warn('a job has been due for more than 15 minutes: is a server running?'));
  for (const state of ['held', 'set-aside', 'failed']) {
    const { length } = of(runs, state);
    if (length > 0)
      found.push(
        queues.warn(`${length} import(s) ${state}: see Redaktionsbereich, Schnittstellen`),
      );
  }
  return found.length > 0 ? found : [queues.ok('nothing is late, nothing has failed')];
}

type Address = Awaited<ReturnType<typeof listActiveAddresses>>[number];

function hostOf({ key, kind, url }: Address): CheckedHost[] {
  const address = kind === 'arbeitsagentur' ? publicBase : url;
  return address === null ? [] : [{ url: address, of: `exchange ${key}`, isOwn: false }];
}

async function look(database: Database, config: Config): Promise<SeenDatabase> {
  const schema = await checkSchema(database);
  const [moment] = await database.rows<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  );
  const now = database.kind === 'server' && moment ? { now: new Date(moment.now * 1000) } : {};
  if (!schema.isCurrent) return { found: schema.found, exchanges: [], ...now };
  const found = [
    ...schema.found,
    ...(await checkConnections(database, config)),
    ...(await checkStandby(database, config)),
    ...(await checkAccounts(database, config)),
    ...(await checkQueues(database)),
  ];
  const addresses = await listActiveAddresses(database);
  return {
    found,
    exchanges: addresses.flatMap(hostOf),
    ...now,
  };
}

/** Checks the database without changing it. */
export async function checkDatabase(config: Config): Promise<SeenDatabase> {
  const database = await opened(config);
  if (Array.isArray(database)) return { found: database, exchanges: [] };
  try {
    return await look(database, config);
  } finally {
    await database.close();
  }
}
