import { readConfig, type Config } from '../../core/config/config.ts';
import { version } from '../../core/config/version.ts';
import { readBackupFolder } from '../../core/backup/newest-backup.ts';
import { checkBackups } from './check-backups.ts';
import { checkBucket } from './check-bucket.ts';
import { checkCertificates, type CheckedHost } from './check-certificates.ts';
import { checkDatabase, type SeenDatabase } from './check-database.ts';
import { checkDataFolder, checkFiles } from './check-folders.ts';
import { checkClock, checkDisk } from './check-machine.ts';
import { checkHrBa } from './check-hr-ba.ts';
import { checkMail } from './check-mail.ts';
import { checkServer } from './check-server.ts';
import { checkSettings } from './check-settings.ts';
import { about, findings, reasonOf, type Finding } from './finding.ts';

/** Time limit in ms, long enough to try passwords on all checked accounts. */
const databaseMs = 60_000;

function ownHost({ publicUrl }: Config): CheckedHost[] {
  return publicUrl === undefined ? [] : [{ url: publicUrl, of: 'PUBLIC_URL', isOwn: true }];
}

interface Asked {
  readonly env: NodeJS.ProcessEnv;
  readonly now: Date;
}

/** Runs all checks one after the other, without changing anything. The others run even if one fails. */
export async function* examine({ env, now }: Asked): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    yield about('settings').fail(
      `${reasonOf(error)} Mend them; nothing else can be checked before`,
    );
    return;
  }
  const { dataDir } = config;
  yield about('version').ok(`Lehrpfad ${version}, Node ${process.versions.node}`);
  yield* await findings('settings', () => checkSettings(config));
  yield* await findings('data folder', () => checkDataFolder(dataDir));
  const { filesUrl } = config;
  yield* await findings('files', () =>
    filesUrl ? checkBucket({ ...config, filesUrl }) : checkFiles(dataDir),
  );
  yield* await findings('disk', () => checkDisk(dataDir, config.minFreeMegabytes));
  yield* await findings('server', () => checkServer(config));
  let seen: SeenDatabase = { found: [], exchanges: [] };
  const look = async () => {
    seen = await checkDatabase(config);
    return seen.found;
  };
  yield* await findings('database', look, databaseMs);
  const backups = await readBackupFolder(config.backupDir);
  yield* await findings('clock', () => checkClock(new Date(), backups.newest, seen.now));
  yield* await findings('mail', () => checkMail(config));
  yield* await findings('HR-BA-XML', () => checkHrBa(config));
  const hosts = [...ownHost(config), ...seen.exchanges];
  const ask = () => checkCertificates(hosts, now, config.importFromLocal);
  yield* await findings('certificate', ask, databaseMs);
  const where = { parent: config.backupDir, now, isNamed: Boolean(env['BACKUP_DIR']) };
  yield* await findings('backup', () => checkBackups(backups, where));
}
