import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/database/database.ts';
import { openStandby, writtenPosition } from '../../core/database/replica/standby.ts';
import { about, reasonOf, type Finding } from './finding.ts';

const { ok, warn } = about('standby');

const waits = { connection: 10, statement: 10, lock: 5, idleTransaction: 10 };

/** Compares the standby of `DATABASE_READ_URL` with the primary server. */
export async function checkStandby(
  database: Database,
  { databaseReadUrl: url }: Pick<Config, 'databaseReadUrl'>,
): Promise<Finding[]> {
  if (url === undefined) return [];
  const standby = openStandby(url, waits);
  try {
    const replayed = await standby.position();
    const behind = (await writtenPosition(database)) - replayed;
    return [
      behind < 0n
        ? warn('has what this server has not written: see whether it follows another one')
        : ok(`follows, ${(Number(behind) / 1e6).toFixed(1)} MB of changes behind`),
    ];
  } catch (error) {
    return [
      warn(`${reasonOf(error)}: see DATABASE_READ_URL. Meanwhile all reads go to DATABASE_URL`),
    ];
  } finally {
    await standby.close();
  }
}
