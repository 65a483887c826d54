import { setTimeout as sleep } from 'node:timers/promises';
import { seedDemo } from './commands/demo/seed.ts';
import { printLogins } from './commands/demo/accounts/print-logins.ts';
import { buildApp } from './app.ts';
import { prepareDatabase } from './prepare-database.ts';
import { refuseDemoAccounts } from './features/accounts/passwords/demo-accounts.ts';
import { writeStoredEmails } from './features/registrations/stored-emails.ts';
import { openFiles } from './core/files/files.ts';
import { openLog, type Log } from './core/logging/log.ts';
import { openDatabase } from './core/database/open-database.ts';
import { version } from './core/config/version.ts';
import { startWatchdog } from './core/threads/watchdog/watchdog.ts';
import { openConfig, OperatorError, runCommand, say } from './commands/run-command.ts';

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
    say(error instanceof OperatorError ? error.message : 'Stopped by an error; the log has it.');
    await log.close();
    process.exit(1);
  });
}

interface Ending {
  /** For how many seconds a load balancer has time to notice that the server ends. */
  readonly drainSeconds: number;
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/** Closes at the first signal; Ctrl-C, which needs no load balancer to notice, and the npm around this process may both send one. */
function closeOnSignal({ drainSeconds, drain, close }: Ending): void {
  let closing = false;
  const onSignal = async (signal: string) => {
    if (closing) return;
    closing = true;
    if (signal === 'SIGTERM' && drainSeconds > 0) {
      say(`SIGTERM: going on for ${drainSeconds} s, not ready any more …`);
      drain();
      await sleep(drainSeconds * 1000);
    }
    say(`${signal}: finishing open requests …`);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void onSignal(signal));
}

await runCommand(async () => {
  const config = openConfig(process.argv.includes('--demo'));
  const log = await openLog(config);
  logFatal(log);
  say(
    `Lehrpfad ${version}: opening the ${config.databaseUrl ? 'PostgreSQL' : 'embedded'} database …`,
  );
  const database = await openDatabase(config, config.databaseWaits);
  const applied = await prepareDatabase(database);
  if (applied.length > 0) say(`Applied ${applied.length} migration(s).`);
  for (const line of await writeStoredEmails(database)) log.logger.warn(line);
  if (config.demoData) {
    await seedDemo({ database, files: await openFiles(config), now: new Date() });
  } else {
    await refuseDemoAccounts(database, say);
  }
  if (!config.rateLimits) log.logger.warn('rate limits are switched off (RATE_LIMITS=off)');
  if (config.importFromLocal)
    log.logger.warn('imports may read from this machine (IMPORT_FROM_LOCAL=on)');
  if (config.mailUrl && !config.publicUrl)
    log.logger.warn('links in mails lead to this machine (PUBLIC_URL is not set)');
  const { missing } = config.operator;
  if (!config.demoData && missing.length > 0)
    log.logger.warn(`the legal pages name an invented operator (not set: ${missing.join(', ')})`);
  const app = await buildApp({ config, database, log });

  const starting = app.http
    .listen({ host: config.host, port: config.port })
    .then(async (listening) => {
      // The URL for a person to type, with the actual port instead of 0.
      const address = listening.replace(/^http:\/\/127\.0\.0\.1:/, `http://${config.host}:`);
      app.links.setBase(address);
      await app.start();
      return address;
    });
  let stopWatchdog = async () => {};
  closeOnSignal({
    drainSeconds: config.drainSeconds,
    drain: app.drain,
    close: async () => {
      // A half loaded application cannot be closed; loading takes only a moment.
      await starting.catch(() => undefined);
      await stopWatchdog();
      await app.close();
      await log.close();
    },
  });
  const ready = await starting;
  stopWatchdog = startWatchdog({
    seconds: config.watchdogSeconds,
    logFolder: config.logLevel === 'silent' ? undefined : log.folder,
    onError: (error) => log.logger.error({ err: error }, 'the watchdog does not run'),
  });
  say(`Lehrpfad is ready at ${ready}`);
  if (config.demoData) {
    for (const line of await printLogins(database, app.links.to('/#/login'))) say(line);
  }
  if (config.demoData && !config.mailUrl) {
    say(`Mails are not sent but shown at ${app.links.to('/demo/mails')}`);
  }
});
