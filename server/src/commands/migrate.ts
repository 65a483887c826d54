import { prepareDatabase } from '../app.ts';
import { readConfig } from '../floor/config.ts';
import { openDatabase } from '../floor/open-database.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const database = await openDatabase(readConfig(process.env));
  try {
    const applied = await prepareDatabase(database);
    for (const name of applied) say(`Applied ${name}.`);
    say('The database is up to date.');
  } finally {
    await database.close();
  }
});
