import { prepareDatabase } from '../base-data/prepare-database.ts';
import { lockDemoAccounts } from '../features/accounts/passwords/demo-accounts.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { openConfig, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  const database = await openDatabase(openConfig());
  try {
    await prepareDatabase(database);
    const locked = await database.transaction(lockDemoAccounts);
    printMessage(
      `${locked} account(s) with the README's password were locked. What they published stays; npm run create-admin adds an administrator.`,
    );
  } finally {
    await database.close();
  }
});
