import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { readConfig } from '../core/config/config.ts';
import { resumeJobs } from '../core/jobs/job-suspension.ts';
import { runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  await withPreparedDatabase(readConfig(process.env), async (database) => {
    const names = await resumeJobs(database);
    printMessage(
      names.length === 0 ? 'No job is suspended.' : `These jobs run again: ${names.join(', ')}.`,
    );
  });
});
