import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { logIn } from '@lehrpfad/contract/core/sessions.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './core/config/config.ts';
import { version } from './core/config/version.ts';
import { spaceOf } from './core/files/disk-space.ts';
import type { ChangeFeed } from './core/database/change-feed/changes.ts';
import type { Database } from './core/database/database.ts';
import type { OpenReads } from './core/database/replica/open-reads.ts';
import type { ProcessMetrics } from './core/metrics/merge-metrics.ts';
import { MetricSet } from './core/metrics/metric-set.ts';
import { QueueReader } from './core/metrics/queue-reader.ts';
import type { RequestCounts } from './core/metrics/request-counts.ts';
import { serveMetrics, type MetricsServer } from './core/metrics/serve-metrics.ts';
import type { LiveSearch } from './features/search/live-search.ts';
import { countedQueues } from './queues.ts';

interface MeasuredDeps {
  readonly config: Pick<Config, 'dataDir' | 'host' | 'metricsPort'>;
  readonly http: Pick<FastifyInstance, 'log' | 'openCalls' | 'publicReads' | 'requestCounts'>;
  readonly database: Database;
  readonly reads: Pick<OpenReads, 'replica'>;
  readonly search: LiveSearch;
  readonly changes: Pick<ChangeFeed, 'lag'>;
}

const loginPath = apiBase + logIn.path;

/** Rejected logins by reason. */
function refusedLogins(requests: RequestCounts): Record<string, number> {
  const statuses = requests.statusesOf(logIn.method, loginPath);
  const answered = (status: number) => statuses.get(status) ?? 0;
  return { wrong_login: answered(401), inactive: answered(403), too_many: answered(429) };
}

function addRequests(
  metrics: MetricSet,
  requests: RequestCounts,
  http: MeasuredDeps['http'],
): void {
  metrics.addAnswers(requests);
  metrics.addCounters('logins_refused_total', 'Logins that were refused, by reason', 'reason', () =>
    refusedLogins(requests),
  );
  const results = 'Calls of public reads, by whether their answer was kept';
  metrics.addCounters('kept_answers_total', results, 'result', () => {
    const { hits, misses } = http.publicReads.usage;
    return { hit: hits, miss: misses };
  });
  metrics.addGauge(
    'kept_answers_bytes',
    'Memory of kept answers',
    () => http.publicReads.usage.bytes,
  );
}

function addOpenCalls(metrics: MetricSet, { openCalls }: MeasuredDeps['http']): void {
  metrics.addGauge('open_calls', 'Calls that are worked on', () => openCalls.count);
  const refused = 'Calls that were refused since too many were worked on, by what they are worth';
  metrics.addCounters('calls_refused_total', refused, 'worth', () => ({ ...openCalls.refused }));
}

function addSearch(metrics: MetricSet, { search, changes }: MeasuredDeps): void {
  const add = (name: string, help: string, read: () => number) =>
    metrics.addGauge(name, help, () => (search.ready ? read() : 0));
  add('search_ready', 'Whether searches can be answered (1 or 0)', () => 1);
  add('search_ads', 'Ads in the search index', () => search.index.size);
  add('search_version', 'Grows with every change of the index', () => search.index.version);
  add('search_card_bytes', 'Memory of the cards', () => search.index.cardBytes);
  add('search_kept_bytes', 'Memory of what is kept for searches', () => search.index.keptBytes);
  const lag = 'Time since the index was last in step with the database';
  metrics.addGauge('change_feed_lag_seconds', lag, () => changes.lag.seconds);
  const deferred = 'Changes of imports that wait to be taken in together';
  metrics.addGauge('change_feed_deferred', deferred, () => changes.lag.deferred);
  const held = 'Changes that cannot be taken in, and are tried again';
  metrics.addGauge('change_feed_held', held, () => changes.lag.held);
}

const none: Record<string, number> = {};

function addMachine(metrics: MetricSet, { config, database }: MeasuredDeps): void {
  metrics.addRuntime();
  metrics.addWorkers();
  const isShared = true;
  const build = () => ({ [version]: 1 });
  metrics.addGauges('build_info', 'Version of the program', 'version', build, { isShared });
  const connections = 'Connections to the PostgreSQL server; none with the embedded database';
  metrics.addGauges('database_connections', connections, 'state', () => {
    const pool = database.pool?.();
    return pool === undefined ? none : { busy: pool.busy, idle: pool.idle };
  });
  const waiting = 'Statements that wait for a connection';
  metrics.addGauge('database_waiting', waiting, () => database.pool?.().waiting ?? 0);
  const readDisk = async () => {
    const { freeBytes, totalBytes } = await spaceOf(config.dataDir);
    return { free: freeBytes, total: totalBytes };
  };
  const disk = 'Space of the disk of the data folder';
  metrics.addGauges('disk_bytes', disk, 'of', readDisk, { isShared });
}

function addReplica(metrics: MetricSet, { replica }: MeasuredDeps['reads']): void {
  if (replica === undefined) return;
  const lag = 'How old the standby of DATABASE_READ_URL may be; infinite where it is not in use';
  metrics.addGauge('database_replica_lag_seconds', lag, () => replica.lagMs / 1000);
  const reads = 'Statements that a standby may answer, by the server that has answered them';
  metrics.addCounters('database_replica_reads_total', reads, 'server', () => replica.answered);
}

interface Measured {
  readonly metrics: MetricSet;
  readonly queues: QueueReader;
}

/** The metrics of the server; without a port nothing is measured or served. */
export class AppMetrics {
  readonly #deps: MeasuredDeps;
  #measured: Measured | undefined;
  #server: MetricsServer | undefined;

  constructor(deps: MeasuredDeps) {
    this.#deps = deps;
  }

  /** Undefined while they are not served. */
  get url(): string | undefined {
    return this.#server?.url;
  }

  /**
   * @param serves whether this process serves them; false if another one reads them (`forOthers`)
   * @throws {OperatorError} if the port cannot be used
   */
  async start(serves = true): Promise<void> {
    const { config, http } = this.#deps;
    const { host, metricsPort: port } = config;
    if (port === undefined || http.requestCounts === undefined) return;
    const { metrics, queues } = (this.#measured = this.#measure(http.requestCounts));
    if (!serves) return;
    const read = async () => metrics.text(await queues.read());
    this.#server = await serveMetrics({ host, port }, read, (error) =>
      http.log.error({ err: error }, 'metrics cannot be read'),
    );
    http.log.info(`metrics are served at ${this.#server.url}`);
  }

  /** Returns the numbers of this process, with `withShared` also those that are equal in each process of the board. */
  async forOthers(withShared: boolean): Promise<ProcessMetrics> {
    if (this.#measured === undefined) return [];
    const { metrics, queues } = this.#measured;
    return metrics.forOthers(withShared ? { read: await queues.read() } : undefined);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  #measure(requests: RequestCounts): Measured {
    const metrics = new MetricSet();
    addRequests(metrics, requests, this.#deps.http);
    addOpenCalls(metrics, this.#deps.http);
    addSearch(metrics, this.#deps);
    addMachine(metrics, this.#deps);
    addReplica(metrics, this.#deps.reads);
    return { metrics, queues: new QueueReader(this.#deps.database, countedQueues) };
  }
}
