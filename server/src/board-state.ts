import type { BoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { readBackupFolder } from './core/backup/newest-backup.ts';
import type { Config } from './core/config/config.ts';
import { version } from './core/config/version.ts';
import type { ChangeFeed } from './core/database/change-feed/changes.ts';
import type { Database } from './core/database/database.ts';
import { serverVersion } from './core/database/server/server-version.ts';
import { spaceOf } from './core/files/disk-space.ts';
import { listFailedJobs } from './core/jobs/failed-jobs.ts';
import { suspendedJobs } from './core/jobs/job-suspension.ts';
import { QueueReader } from './core/metrics/queue-reader.ts';
import type { LiveSearch } from './features/search/live-search.ts';
import { countedQueues } from './queues.ts';

export interface BoardStateDeps {
  readonly config: Pick<Config, 'backupDir' | 'dataDir' | 'minFreeMegabytes' | 'mailUrl'>;
  readonly database: Database;
  readonly search: LiveSearch;
  readonly changes: Pick<ChangeFeed, 'lag'>;
}

/** Reads the state of the board, as seen from this process. */
export class BoardStateReader {
  readonly #deps: BoardStateDeps;
  readonly #queues: QueueReader;
  readonly #startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  constructor(deps: BoardStateDeps) {
    this.#deps = deps;
    this.#queues = new QueueReader(deps.database, countedQueues);
  }

  async #listQueues(): Promise<BoardState['queues']> {
    const queues = await this.#queues.read();
    if (queues === undefined) return null;
    return queues.flatMap(({ name: queue, counts }) =>
      counts.map(({ state, length, oldestSeconds }) => ({
        queue,
        state,
        length,
        oldest_seconds: oldestSeconds,
      })),
    );
  }

  async read(): Promise<BoardState> {
    const { config, database, search, changes } = this.#deps;
    const [space, backups] = await Promise.all([
      spaceOf(config.dataDir),
      readBackupFolder(config.backupDir),
    ]);
    return {
      version,
      started_at: this.#startedAt,
      database: { kind: database.kind, version: await serverVersion(database) },
      disk: {
        free_bytes: space.freeBytes,
        total_bytes: space.totalBytes,
        least_free_bytes: config.minFreeMegabytes * 1024 ** 2,
      },
      last_backup_at: backups.newest?.toISOString() ?? null,
      sends_mails: config.mailUrl !== undefined,
      search: { ads: search.ready ? search.index.size : 0, lag_seconds: changes.lag.seconds },
      queues: await this.#listQueues(),
      failed_jobs: await listFailedJobs(database),
      suspended_jobs: await suspendedJobs(database),
    };
  }
}
