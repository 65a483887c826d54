import type { Config } from '../../config/config.ts';
import type { Queries } from '../database.ts';
import { readsFrom, type Reads } from './reads.ts';
import { ReplicaReads } from './replica-reads.ts';
import { openStandby } from './standby.ts';

interface ReadsDeps {
  /** Used for all reads that do not go to the standby. */
  readonly database: Queries;
  /** Called with a sentence when the standby becomes unusable, and when it becomes usable. */
  readonly tell: (text: string, isWarning: boolean) => void;
  /** Wraps the statements sent to the standby. */
  readonly trace: (queries: Queries) => Queries;
}

type ReadConfig = Pick<Config, 'databaseReadUrl' | 'databaseReadLagSeconds' | 'databaseWaits'>;

export interface OpenReads extends Reads {
  /** Undefined without a standby. */
  readonly replica: Pick<ReplicaReads, 'answered' | 'lagMs'> | undefined;
  start(): void;
  close(): Promise<void>;
}

/** Opens the standby of `DATABASE_READ_URL`; without the setting the database itself serves all reads. */
export function openReads(config: ReadConfig, { database, tell, trace }: ReadsDeps): OpenReads {
  const { databaseReadUrl: url, databaseReadLagSeconds, databaseWaits } = config;
  if (url === undefined) {
    const nothing = { replica: undefined, start: () => {}, close: () => Promise.resolve() };
    return { ...readsFrom(database), ...nothing };
  }
  const standby = openStandby(url, databaseWaits);
  const replica = new ReplicaReads({
    primary: database,
    standby: { ...standby, queries: trace(standby.queries) },
    maxLagMs: databaseReadLagSeconds * 1000,
    onChange: (reason) =>
      tell(
        reason === undefined
          ? 'the standby of DATABASE_READ_URL is in use'
          : `the standby of DATABASE_READ_URL is not in use: ${reason}`,
        reason !== undefined,
      ),
  });
  return {
    replica,
    stale: replica.stale,
    upTo: (moment) => replica.upTo(moment),
    start: () => replica.start(),
    close: () => replica.close(),
  };
}
