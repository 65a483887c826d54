import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackup } from '../core/backup/manifest.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { openFiles } from '../core/files/files.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new OperatorError('Name the folder of one backup: npm run restore -- FOLDER [--replace]');
  }
  const config = openConfig();
  const backup = await openBackup(resolve(folder));
  printMessage('The backup is complete and undamaged. Restoring …');
  const database = await openDatabase(config);
  try {
    const files = await openFiles(config);
    const later = await restoreBackup(backup, { database, files, replace: values.replace });
    printMessage(`Restored the state of ${backup.manifest.madeAt}.`);
    if (later.length > 0) printMessage(`Applied ${later.length} migration(s) that came after it.`);
  } finally {
    await database.close();
  }
});
