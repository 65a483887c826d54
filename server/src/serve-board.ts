import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, type App } from './app.ts';
import { prepareDatabase } from './base-data/prepare-database.ts';
import { refuseDemoAccounts } from './features/accounts/passwords/demo-accounts.ts';
import { normaliseStoredEmails } from './features/registrations/stored-emails.ts';
import { listenError } from './core/http/connections/listen-error.ts';
import { openFiles } from './core/files/files.ts';
import { openLog, type Log } from './core/logging/log.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/database.ts';
import { openDatabase } from './core/database/open-database.ts';
import { vacuumTables } from './core/database/vacuum.ts';
import { openTracing } from './core/tracing/open-tracing.ts';
import { version } from './core/config/version.ts';
import { startWatchdog } from './core/threads/watchdog/watchdog.ts';
import type { WorkerChannel } from './core/workers/worker-channel.ts';
import { endsByHangup } from './run-workers.ts';
import { OperatorError, printMessage } from './commands/run-command.ts';

/** Time for writing the last lines of the log. */
const exitAfterMs = 2000;

/** Logs fatal errors without user input, unlike the trace that the runtime would print. */
function logFatal(log: Log): void {
  let stopping = false;
  process.on('uncaughtException', async (error) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), exitAfterMs);
    log.logger.fatal({ err: error }, 'stopped by an error');
    printMessage(
      error instanceof OperatorError ? error.message : 'Stopped by an error; the log has it.',
    );
    await log.close();
    process.exit(1);
  });
}

/** Time in which clients of this process can switch to others; their idle connections are closed afterwards. */
const minRetireMs = 2000;

interface Ending {
  /** Seconds in which a load balancer can notice the shutdown. */
  readonly drainSeconds: number;
  readonly drain: () => void;
  readonly leaveToOthers: (maxMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Closes at the first signal; Ctrl-C, which no load balancer needs to notice, and the npm around this process may each send one. */
function closeWhenTold(
  { drainSeconds, drain, leaveToOthers, close }: Ending,
  channel: WorkerChannel | undefined,
): void {
  const isAlone = channel === undefined;
  let closing = false;
  const end = async (why: string, prepare: () => Promise<unknown>) => {
    if (closing) return;
    closing = true;
    await prepare();
    if (isAlone) printMessage(`${why}: finishing open requests …`);
    await close();
    process.exit(0);
  };
  const drained = async () => {
    if (drainSeconds === 0) return;
    if (isAlone) printMessage(`SIGTERM: going on for ${drainSeconds} s, not ready any more …`);
    drain();
    await sleep(drainSeconds * 1000);
  };
  process.on('SIGTERM', () => void end('SIGTERM', drained));
  process.on('SIGINT', () => void end('SIGINT', () => Promise.resolve()));
  // A supervisor handles it. Otherwise there is no process that could replace this one.
  if (!isAlone || !endsByHangup) process.on('SIGHUP', () => undefined);
  const maxMs = Math.max(minRetireMs, drainSeconds * 1000);
  channel?.onRetire(() => void end('replaced', () => leaveToOthers(maxMs)));
}

/** Warns of settings that are valid but hardly meant for a public board. */
function warnOfSettings(config: Config, { logger }: Log): void {
  if (!config.rateLimits) logger.warn('rate limits are switched off (RATE_LIMITS=off)');
  if (config.importFromLocal)
    logger.warn('imports may read from this machine (IMPORT_FROM_LOCAL=on)');
  if (config.mailUrl && !config.publicUrl)
    logger.warn('links in mails lead to this machine (PUBLIC_URL is not set)');
  const { missing } = config.operator;
  if (!config.demoData && missing.length > 0)
    logger.warn(`the legal pages name an invented operator (not set: ${missing.join(', ')})`);
}

/** Opens the database and brings it up to date. @param tell informs the operator of each step */
async function openPrepared(
  config: Config,
  log: Log,
  tell: typeof printMessage,
): Promise<Database> {
  tell(
    `Lehrpfad ${version}: opening the ${config.databaseUrl ? 'PostgreSQL' : 'embedded'} database …`,
  );
  const database = await openDatabase(config, config.databaseWaits);
  const applied = await prepareDatabase(database);
  if (applied.length > 0) tell(`Applied ${applied.length} migration(s).`);
  for (const line of await normaliseStoredEmails(database)) log.logger.warn(line);
  if (config.demoData) {
    // Its texts and pictures are no part of a public board.
    const { seedDemo } = await import('./commands/demo/seed.ts');
    await seedDemo({ database, files: await openFiles(config), now: new Date() });
  } else {
    await refuseDemoAccounts(database, printMessage);
  }
  await vacuumTables(database);
  return database;
}

/** Serves the board in this process. @param channel to the supervisor, if there are several processes */
export async function serveBoard(
  config: Config,
  channel: WorkerChannel | undefined,
): Promise<void> {
  const isTelling = channel === undefined || channel.isFirst;
  const tell = isTelling ? printMessage : () => undefined;
  const log = await openLog({ ...config, worker: channel?.number });
  logFatal(log);
  const database = await openPrepared(config, log, tell);
  if (isTelling) warnOfSettings(config, log);
  const tracing = await openTracing(config, (reason) =>
    log.logger.warn({ reason }, 'traces cannot be sent (OTEL_EXPORTER_OTLP_ENDPOINT)'),
  );
  const app = await buildApp({ config, database, log, tracing });

  const starting = app.http
    .listen({ host: config.host, port: config.port })
    .catch((error: unknown) => Promise.reject(listenError(error, config)))
    .then(async (listening) => {
      // The URL for a person to type, with the actual port instead of 0.
      const address = listening.replace(/^http:\/\/127\.0\.0\.1:/, `http://${config.host}:`);
      app.links.setBase(address);
      await app.start({ serveMetrics: channel === undefined });
      return address;
    });
  let stopWatchdog = async () => {};
  const close = async () => {
    // A partly loaded application cannot be closed; loading takes only a moment.
    await starting.catch(() => undefined);
    await stopWatchdog();
    await app.close();
    await tracing?.close();
    await log.close();
  };
  const { drainSeconds } = config;
  const { drain, leaveToOthers } = app;
  closeWhenTold({ drainSeconds, drain, leaveToOthers, close }, channel);
  const ready = await starting;
  stopWatchdog = startWatchdog({
    seconds: config.watchdogSeconds,
    logFolder: config.logLevel === 'silent' ? undefined : log.folder,
    onError: (error) => log.logger.error({ err: error }, 'the watchdog does not run'),
  });
  channel?.onReadMetrics((withShared) => app.metrics.forOthers(withShared));
  if (channel === undefined) printMessage(`Lehrpfad is ready at ${ready}`);
  else channel.sayReady(ready);
  if (config.demoData) await tellOfDemo(app, config, tell);
}

/** Says how to log in to the demo, and where its mails are. */
async function tellOfDemo(
  { database, links }: App,
  { mailUrl }: Config,
  tell: (line: string) => void,
): Promise<void> {
  const { printLogins } = await import('./commands/demo/accounts/print-logins.ts');
  for (const line of await printLogins(database, links.to('/#/login'))) tell(line);
  if (!mailUrl) tell(`Mails are not sent but shown at ${links.to('/demo/mails')}`);
}
