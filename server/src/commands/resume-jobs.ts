import { parseArgs } from 'node:util';
import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { resumeJobs } from '../core/jobs/job-suspension.ts';
import { openConfig, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  // Refuses arguments: it takes none.
  parseArgs();
  await withPreparedDatabase(openConfig(), async (database) => {
    const names = await resumeJobs(database);
    printMessage(
      names.length === 0 ? 'No job is suspended.' : `These jobs run again: ${names.join(', ')}.`,
    );
  });
});
