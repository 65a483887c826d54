import { parseArgs } from 'node:util';
import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { createAdmin, type NewAdmin } from '../features/accounts/service.ts';
import { firstLine, Questions } from './terminal/ask.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

// No option for the password: other users could read it in the list of processes.
const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  salutation: { type: 'string', default: '1' },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function askForTheRest(given: Given): Promise<NewAdmin> {
  const questions = new Questions({ input: process.stdin, output: process.stderr });
  try {
    return {
      email: given.email ?? (await questions.line('E-mail: ')),
      firstName: given['first-name'] ?? (await questions.line('First name: ')),
      lastName: given['last-name'] ?? (await questions.line('Last name: ')),
      salutation: Number(given.salutation) as 1,
      password: await questions.passwordTwice(),
    };
  } finally {
    questions.close();
  }
}

async function takeAsGiven(given: Given): Promise<NewAdmin> {
  const { email, 'first-name': firstName, 'last-name': lastName } = given;
  if (email === undefined || firstName === undefined || lastName === undefined) {
    throw new OperatorError(
      'Give --email, --first-name and --last-name, or run the command in a terminal.',
    );
  }
  const password = await firstLine(process.stdin);
  return { email, firstName, lastName, salutation: Number(given.salutation) as 1, password };
}

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const config = openConfig();
  const input = await (process.stdin.isTTY ? askForTheRest(values) : takeAsGiven(values));
  await withPreparedDatabase(config, async (database) => {
    const admin = await database.transaction((tx) => createAdmin(tx, input));
    printMessage(`The administrator ${admin.email} can log in now.`);
  });
});
