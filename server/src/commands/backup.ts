import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackup } from '../core/backup/manifest.ts';
import { removeOldBackups } from '../core/backup/old-backups.ts';
import { verifyBackup } from '../core/backup/verify-backup.ts';
import { writeBackup } from '../core/backup/write-backup.ts';
import { daysBefore } from '../core/clock.ts';
import { openFiles } from '../core/files/files.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { version } from '../core/config/version.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  const [folder, ...others] = positionals;
  if (others.length > 0)
    throw new OperatorError('Name one folder at most: npm run backup -- FOLDER [--verify]');
  const config = openConfig();
  const parent = resolve(folder ?? config.backupDir);
  const database = await openDatabase(config);
  const files = await openFiles(config);
  const now = new Date();
  try {
    const { folder: written, manifest } = await writeBackup(parent, {
      database,
      files,
      product: version,
      now,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    printMessage(
      `Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files.`,
    );
    if (values.verify) {
      await verifyBackup(await openBackup(written));
      printMessage('It was restored for a trial, and everything came back.');
    }
    const { backupDays } = config.retention;
    const old = backupDays && (await removeOldBackups(parent, daysBefore(now, backupDays)));
    if (old && old.length > 0)
      printMessage(`Deleted ${old.length} backup(s) of more than ${backupDays} days.`);
    process.stdout.write(`${written}\n`);
  } finally {
    await database.close();
  }
});
