import { parseArgs } from 'node:util';
import { prepareDatabase } from '../base-data/prepare-database.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { openConfig, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  // Refuses arguments: it takes none.
  parseArgs();
  const database = await openDatabase(openConfig());
  try {
    const applied = await prepareDatabase(database);
    for (const name of applied) printMessage(`Applied ${name}.`);
    printMessage('The database is up to date.');
  } finally {
    await database.close();
  }
});
