import { parseArgs } from 'node:util';
import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { lockDemoAccounts } from '../features/accounts/passwords/demo-accounts.ts';
import { openConfig, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  // Refuses arguments: it takes none.
  parseArgs();
  await withPreparedDatabase(openConfig(), async (database) => {
    const locked = await database.transaction(lockDemoAccounts);
    printMessage(
      `${locked} account(s) with the README's password were locked. What they published stays; npm run create-admin adds an administrator.`,
    );
  });
});
