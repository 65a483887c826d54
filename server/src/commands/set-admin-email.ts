import { parseArgs } from 'node:util';
import { withPreparedDatabase } from '../base-data/prepare-database.ts';
import { replaceAdminEmail } from '../features/accounts/service.ts';
import { createLinks } from '../core/http/links.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

const options = { email: { type: 'string' }, to: { type: 'string' } } as const;

await runCommand(async () => {
  const { email, to } = parseArgs({ options }).values;
  if (email === undefined || to === undefined)
    throw new OperatorError('Say the former and the new address: --email ADDRESS --to ADDRESS');
  const config = openConfig();
  await withPreparedDatabase(config, async (database) => {
    const given = { email, to, links: createLinks(config), now: new Date() };
    const next = await database.transaction((tx) => replaceAdminEmail(tx, given));
    printMessage(`The administrator logs in as ${next} now; mails tell both addresses.`);
  });
});
