import { parseArgs } from 'node:util';
import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { replacePassword } from '../features/accounts/service.ts';
import { createLinks } from '../core/http/links.ts';
import { firstLine, Questions } from './terminal/ask.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

// As in create-admin: no option for the password, because other users could read it in the list of processes.
const options = { email: { type: 'string' } } as const;

async function askForPassword(): Promise<string> {
  const questions = new Questions({ input: process.stdin, output: process.stderr });
  try {
    return await questions.passwordTwice();
  } finally {
    questions.close();
  }
}

await runCommand(async () => {
  const { email } = parseArgs({ options }).values;
  if (email === undefined) throw new OperatorError('Say whose: --email ADDRESS');
  const config = openConfig();
  const password = await (process.stdin.isTTY ? askForPassword() : firstLine(process.stdin));
  await withPreparedDatabase(config, async (database) => {
    const given = { email, password, links: createLinks(config), now: new Date() };
    const account = await database.transaction((tx) => replacePassword(tx, given));
    printMessage(`${account} has the new password; all sessions of it have ended.`);
  });
});
