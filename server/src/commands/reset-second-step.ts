import { parseArgs } from 'node:util';
import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { resetSecondStepOf } from '../features/accounts/service.ts';
import { createLinks } from '../core/http/links.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

const options = { email: { type: 'string' } } as const;

await runCommand(async () => {
  const { email } = parseArgs({ options }).values;
  if (email === undefined) throw new OperatorError('Say whose: --email ADDRESS');
  const config = openConfig();
  await withPreparedDatabase(config, async (database) => {
    const links = createLinks(config);
    const account = await database.transaction((tx) => resetSecondStepOf(tx, email, links));
    printMessage(`${account} logs in with the password alone; all sessions of it have ended.`);
  });
});
