import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../core/backup/write-backup.ts';
import { openFiles } from '../core/files/files.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { version } from '../core/config/version.ts';
import { openConfig, runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const config = openConfig();
  const parent = resolve(positionals[0] ?? config.backupDir);
  const database = await openDatabase(config);
  const files = await openFiles(config);
  const now = new Date();
  try {
    const { folder, manifest } = await writeBackup(parent, {
      database,
      files,
      product: version,
      now,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files.`,
    );
    process.stdout.write(`${folder}\n`);
  } finally {
    await database.close();
  }
});
