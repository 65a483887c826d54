import { prepareDatabase } from '../prepare-database.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { openConfig, runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const database = await openDatabase(openConfig());
  try {
    const applied = await prepareDatabase(database);
    for (const name of applied) say(`Applied ${name}.`);
    say('The database is up to date.');
  } finally {
    await database.close();
  }
});
