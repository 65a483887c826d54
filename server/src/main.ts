import { seedDemo } from './commands/demo/seed.ts';
import { buildApp, prepareDatabase, version } from './app.ts';
import { readConfig } from './floor/config.ts';
import { openFiles } from './floor/files.ts';
import { openLog } from './floor/log.ts';
import { openDatabase } from './floor/open-database.ts';
import { runCommand, say } from './commands/run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env, process.argv.includes('--demo'));
  const log = await openLog(config);
  say(
    `Lehrpfad ${version}: opening the ${config.databaseUrl ? 'PostgreSQL' : 'embedded'} database …`,
  );
  const database = await openDatabase(config);
  const applied = await prepareDatabase(database);
  if (applied.length > 0) say(`Applied ${applied.length} migration(s).`);
  if (config.demoData) {
    await seedDemo({ database, files: openFiles(config.dataDir), now: new Date() });
  }
  if (!config.rateLimits) log.logger.warn('rate limits are switched off (RATE_LIMITS=off)');
  const app = await buildApp({ config, database, log });

  let closing: Promise<void> | undefined;
  const close = (signal: string) => {
    if (closing) return;
    say(`${signal}: finishing open requests …`);
    closing = app
      .close()
      .then(() => log.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  const address = await app.http.listen({ host: config.host, port: config.port });
  await app.start();
  say(`Lehrpfad is ready at ${address}`);
});
