import type { FastifyInstance } from 'fastify';
import { Sessions } from './features/accounts/login/sessions.ts';
import { SecondStep } from './features/accounts/second-step/second-step.ts';
import { variantKeys } from './features/backgrounds/variant-names.ts';
import { openRunner } from './features/exchanges/runs/open-runner.ts';
import type { ImportRunner } from './features/exchanges/runs/runner.ts';
import { publishDueAds } from './features/job-ads/publishing/publishing-store.ts';
import { PageVersion } from './features/public-pages/page-version.ts';
import { AdCounts } from './features/ad-figures/counts.ts';
import { LiveSearch } from './features/search/live-search.ts';
import { Counters } from './features/statistics/counters.ts';
import { createApi, type Api } from './core/http/api.ts';
import { RateLimiter } from './core/security/rate-limiter.ts';
import { describeApi } from './core/http/api-docs/api-docs.ts';
import { ChangeFeed } from './core/database/change-feed/changes.ts';
import { systemClock, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Database, Queries } from './core/database/database.ts';
import { openReads } from './core/database/replica/open-reads.ts';
import { refuseWritesOnFullDisk } from './core/files/disk-space.ts';
import { openFiles, type Files } from './core/files/files.ts';
import { createHttp } from './core/http/http.ts';
import { serveHealth } from './core/http/health.ts';
import { startJobs, type Job, type JobRunner } from './core/jobs/jobs.ts';
import { createLinks, type Links } from './core/http/links.ts';
import { logBackgroundErrors } from './core/logging/background-errors.ts';
import type { Log } from './core/logging/log.ts';
import { openPostOffice } from './core/mail/delivery/post-office.ts';
import { joinRequestTransaction } from './core/http/idempotency/one-transaction.ts';
import { Repeats } from './core/http/idempotency/repeats.ts';
import { StoredFiles } from './core/files/stored-files.ts';
import { writeQuotas } from './core/security/write-quotas.ts';
import { version as ownVersion } from './core/config/version.ts';
import type { Tracing } from './core/tracing/tracing.ts';
import { housekeeping } from './housekeeping.ts';
import { AppMetrics } from './metrics.ts';
import { namedFiles } from './named-files-store.ts';
import { registerOperations } from './operations.ts';
import { registerFeatures } from './register-features.ts';

interface StartOptions {
  readonly jobs?: boolean;
  /** Whether this process serves the metrics itself. */
  readonly serveMetrics?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly api: Api;
  readonly database: Database;
  readonly files: Files;
  readonly links: Links;
  readonly changes: ChangeFeed;
  /** Runs imports from other exchanges. */
  readonly runner: ImportRunner;
  /** Scheduled jobs that `start` runs. */
  readonly jobs: readonly Job[];
  readonly metrics: AppMetrics;
  /** Counters of events of ads. */
  readonly adCounts: AdCounts;
  /** Loads the index and starts the background work; until then `/readyz` responds 503. */
  start(options?: StartOptions): Promise<void>;
  /** Makes `/readyz` report the shutdown; the server still responds until it is closed. */
  drain(): void;
  /** Leaves new connections to other processes on the same port, and waits until its own have ended, at most this long. */
  leaveToOthers(maxMs: number): Promise<void>;
  /** Finishes open requests, saves the counters, closes everything. */
  close(): Promise<void>;
}

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly tracing?: Tracing | undefined;
  /** Whether the rate of requests is limited, besides attempts; off in tests, which send more than any visitor. */
  readonly limitCallRates?: boolean;
}

interface CoreDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Opens the resources that several features share. */
async function openCore(config: Config, deps: CoreDeps) {
  const files = await openFiles(config);
  const stored = new StoredFiles({
    ...deps,
    files,
    namedFiles,
    versionsOf: variantKeys,
    clock: systemClock,
  });
  const links = createLinks(config);
  return { files, stored, links, mail: openPostOffice(config, { ...deps, links }) };
}

/** Opens the search and the change feed that keeps it up to date. */
function openSearch(database: Database, clock: Clock, onError: (error: unknown) => void) {
  const search = new LiveSearch(database, clock);
  const version = new PageVersion(search, clock);
  const apply: LiveSearch['apply'] = (list) => search.apply(list).finally(() => version.note());
  const startOver = () => search.startOver().finally(() => version.note());
  return { search, version, changes: new ChangeFeed({ database, apply, startOver, onError }) };
}

/** Opens the reads that need not come from the primary database, with a span for each if requests are traced. */
function openTracedReads(
  config: Config,
  database: Database,
  http: FastifyInstance,
  tracing?: Tracing,
) {
  const trace = (queries: Queries) =>
    tracing?.traceDatabase({ ...database, ...queries }) ?? queries;
  const tell = (text: string, isWarning: boolean) => http.log[isWarning ? 'warn' : 'info'](text);
  return openReads(config, { database, tell, trace });
}

/** Components that work outside of requests. */
interface BackgroundWork {
  readonly database: Database;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly jobs: readonly Job[];
  readonly metrics: AppMetrics;
  readonly reads: ReturnType<typeof openReads>;
  readonly changes: ChangeFeed;
  readonly counters: Counters;
  readonly adCounts: AdCounts;
  readonly mail: ReturnType<typeof openPostOffice>;
  readonly runner: ImportRunner;
  readonly backgrounds: { warm(): Promise<void>; stop(): Promise<void> };
}

/** Starts the background work, and the jobs only if this process runs them. */
async function startWork(
  work: BackgroundWork,
  { jobs: withJobs = true, serveMetrics = true }: StartOptions,
): Promise<JobRunner | undefined> {
  const { database, clock, onError, metrics, reads, changes, counters, adCounts, mail } = work;
  await metrics.start(serveMetrics);
  reads.start();
  await database.transaction((tx) => publishDueAds(tx, clock()));
  await changes.start();
  counters.start();
  adCounts.start();
  if (!withJobs) return undefined;
  await mail.sender.start();
  await work.runner.start();
  const jobRunner = await startJobs(database, work.jobs, onError);
  void work.backgrounds.warm();
  return jobRunner;
}

/** Stops the background work, once no request is open. */
async function stopWork(
  { onError, metrics, reads, changes, counters, adCounts, mail, ...work }: BackgroundWork,
  jobRunner: () => JobRunner | undefined,
): Promise<void> {
  await work.backgrounds.stop();
  // Before any step that can fail, so that no counts are lost.
  await counters.stop();
  await adCounts.stop();
  await work.runner.stop();
  await jobRunner()?.stop().catch(onError);
  await mail.sender.stop();
  await changes.stop();
  await metrics.stop();
  await reads.close();
}

/** Builds the whole server on an open, prepared database; it does not listen or load anything yet. */
export async function buildApp(given: AppDeps): Promise<App> {
  const { config, log, clock = systemClock, limitCallRates = true, tracing } = given;
  const itself = tracing?.traceDatabase(given.database) ?? given.database;
  const database = joinRequestTransaction(itself);
  const rateLimits = config.rateLimits && limitCallRates;
  const http = await createHttp({ ...config, rateLimits, tracing }, log?.logger);
  const hasSpace = await refuseWritesOnFullDisk(http, config.dataDir, config.minFreeMegabytes);
  const onError = logBackgroundErrors(http.log);
  const { mail, ...core } = await openCore(config, { database, clock, onError });
  const { files, stored, links } = core;
  const { search, version, changes } = openSearch(database, clock, onError);
  const counters = new Counters(database, clock, onError, search);
  const adCounts = new AdCounts(database, clock, onError);
  const runner = openRunner(config, { database, changes, stored, clock, onError, hasSpace });
  await describeApi(http, { version: ownVersion, publicUrl: config.publicUrl });
  // Not in a request's transaction: attempts count even if the request fails.
  const attempts = new RateLimiter(itself, clock, config.rateLimits);
  const secondStep = new SecondStep(config, { links });
  const sessions = new Sessions({ database, clock, attempts, secondStep, links });
  const repeats = new Repeats(itself, clock);
  const api = createApi(http, sessions.authenticate, repeats, writeQuotas(attempts));
  const reads = openTracedReads(config, database, http, tracing);
  const shared = { database, reads, clock, config, ...core, attempts, secondStep };
  const deps = { ...shared, changes, search, version };
  const registered = { ...deps, counters, adCounts, runner, sessions, onError };
  const { accounts, backgrounds } = await registerFeatures(http, api, registered);

  const { dataDir } = config;
  const own = { config, reads, dataDir, files, sessions, runner, repeats, search };
  const kept = housekeeping({ ...accounts, ...own });
  const jobs = [...kept, ...mail.jobs].map((job) => tracing?.traceJob(job) ?? job);
  let jobRunner: JobRunner | undefined;
  registerOperations(api, { ...deps, jobs, runner: () => jobRunner });
  const metrics = new AppMetrics({ ...deps, http, database: itself });
  const work = { ...registered, jobs, metrics, mail, backgrounds };
  return {
    http,
    api,
    database: itself,
    files,
    links,
    changes,
    runner,
    jobs,
    metrics,
    adCounts,
    start: async (options = {}) => {
      jobRunner = await startWork(work, options);
    },
    drain: serveHealth(http, () => search.ready),
    leaveToOthers: (maxMs) => http.connections.leaveToOthers(maxMs),
    close: async () => {
      await http.close();
      await stopWork(work, () => jobRunner);
      await database.close();
    },
  };
}
