import { prepareDatabase } from '../base-data/prepare-database.ts';
import { readConfig } from '../core/config/config.ts';
import { resumeJobs } from '../core/jobs/job-suspension.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  const database = await openDatabase(readConfig(process.env));
  try {
    await prepareDatabase(database);
    const names = await resumeJobs(database);
    printMessage(
      names.length === 0 ? 'No job is suspended.' : `These jobs run again: ${names.join(', ')}.`,
    );
  } finally {
    await database.close();
  }
});
