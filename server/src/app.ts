import type { FastifyInstance } from 'fastify';
import { aboveAccounts, aboveCompanies } from './above.ts';
import { loadBaseData } from './base-data.ts';
import { ByLink } from './features/accounts/links/by-link.ts';
import { serveAlertPages } from './features/alerts/pages.ts';
import { registerAlerts } from './features/alerts/routes.ts';
import { serveAccountPages } from './features/accounts/links/pages.ts';
import type { AccountDeps } from './features/accounts/deps.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import { Sessions } from './features/accounts/login/sessions.ts';
import { registerCompanies } from './features/companies/routes.ts';
import { registerContactPersons } from './features/contact-persons/routes.ts';
import { registerBackgrounds } from './features/backgrounds/routes.ts';
import { registerEvents } from './features/events/routes.ts';
import { registerChambers } from './features/enquiries/chambers.ts';
import { registerEnquiries } from './features/enquiries/routes.ts';
import { registerExchanges } from './features/exchanges/routes.ts';
import { openRunner } from './features/exchanges/runs/open-runner.ts';
import type { ImportRunner } from './features/exchanges/runs/runner.ts';
import { registerFaq } from './features/faq/routes.ts';
import { publishWhatIsDue } from './features/job-ads/publishing/publishing-store.ts';
import { registerJobAds } from './features/job-ads/routes.ts';
import { registerNotices } from './features/notices/routes.ts';
import { registerOccupations } from './features/occupations/routes.ts';
import { registerPlainTexts } from './features/pages/plain-routes.ts';
import { registerPages } from './features/pages/routes.ts';
import { registerPlaces } from './features/places/routes.ts';
import { PageVersion } from './features/public-pages/page-version.ts';
import { registerPublicPages, type PublicPagesDeps } from './features/public-pages/routes.ts';
import { serveAnswerPage } from './features/registrations/questions/answering.ts';
import { registerRegistrations } from './features/registrations/routes.ts';
import { LiveSearch } from './features/search/live-search.ts';
import { registerSearch } from './features/search/routes.ts';
import { registerVocabulary, type Report } from './features/search/vocabulary/routes.ts';
import { Counters } from './features/statistics/counters.ts';
import { registerStatistics } from './features/statistics/routes.ts';
import { emptySearches } from './features/statistics/term-lists-store.ts';
import { createApi, type Api } from './core/http/api.ts';
import { RateLimiter } from './core/security/rate-limiter.ts';
import { describeApi, serveApiDocs } from './core/http/api-docs.ts';
import { ChangeFeed } from './core/database/changes.ts';
import { berlinDay, systemClock, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/database.ts';
import { refuseWritesOnFullDisk } from './core/files/disk-space.ts';
import { openFiles, type Files } from './core/files/files.ts';
import { createHttp } from './core/http/http.ts';
import { serveHealth } from './core/http/health.ts';
import { startJobs, type Job, type JobRunner } from './core/jobs/jobs.ts';
import { createLinks, type Links } from './core/http/links.ts';
import type { Log } from './core/logging/log.ts';
import { serveDemoMails } from './core/mail/demo-mails.ts';
import { openPostOffice } from './core/mail/delivery/post-office.ts';
import { migrate, underLock } from './core/database/migrate.ts';
import { serveSecurityTxt } from './core/security/security-txt.ts';
import { servePages } from './core/server-pages/serve-pages.ts';
import { asCallsSeeIt } from './core/http/idempotency/one-transaction.ts';
import { Repeats } from './core/http/idempotency/repeats.ts';
import { StoredFiles } from './core/files/stored-files.ts';
import { writeQuotas } from './core/security/write-quotas.ts';
import { version as ownVersion } from './core/config/version.ts';
import { housekeeping } from './housekeeping.ts';
import { AppMetrics } from './metrics.ts';
import { namedFiles } from './named-files-store.ts';
import { registerOperations } from './operations.ts';
import { serveFiles } from './serve-files.ts';

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
  /** Loads the index and starts the background work; until then `/readyz` responds 503. */
  start(options?: { jobs?: boolean }): Promise<void>;
  /** Has `/readyz` say that the server ends; it goes on answering until it is closed. */
  drain(): void;
  /** Finishes open requests, saves the counters, closes everything. */
  close(): Promise<void>;
}

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log?: Log;
  readonly clock?: Clock;
  /** Whether the rate of requests is limited, besides attempts; off in tests, which send more than any visitor. */
  readonly limitCallRates?: boolean;
}

/** Brings the schema and the base data up to date. Safe with several processes at once. */
export async function prepareDatabase(database: Database): Promise<string[]> {
  const applied = await migrate(database);
  await underLock(database, 'lehrpfad-base-data', loadBaseData);
  return applied;
}

interface CoreDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Opens what several features share. */
function openFloor(config: Config, deps: CoreDeps) {
  const files = openFiles(config.dataDir);
  const stored = new StoredFiles({ files, namedFiles, ...deps, clock: systemClock });
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

type SearchDeps = Parameters<typeof registerSearch>[1] & { changes: ChangeFeed };

/** Registers the search and what editors do with its words, who see failed searches and the number of their results now. */
function registerSearches(api: Api, deps: SearchDeps): void {
  const { search, db, clock, changes } = deps;
  registerSearch(api, deps);
  const report: Report = {
    emptySearches: (wanted) => emptySearches(db, wanted, berlinDay(clock())),
    hitsOf: (text) => search.hitsOf(text),
  };
  registerVocabulary(api, { db, changes, report, search });
}

/** Serves the pages that everybody can read, those that mails link to, and what programs ask for. */
async function serveOwnPages(
  http: FastifyInstance,
  accounts: AccountDeps,
  deps: PublicPagesDeps & { readonly config: Config },
): Promise<void> {
  await registerPublicPages(http, deps);
  serveDemoMails(http, deps.config);
  serveSecurityTxt(http, deps.config, accounts.clock);
  await servePages(http, (pages) => {
    serveAccountPages(pages, new ByLink(accounts));
    serveAnswerPage(pages, accounts);
    serveAlertPages(pages, accounts);
  });
}

/** Builds the whole server on an open, prepared database; it does not listen or load anything yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, database: itself, log, clock = systemClock, limitCallRates = true } = deps;
  const database = asCallsSeeIt(itself);
  const rateLimits = config.rateLimits && limitCallRates;
  const http = await createHttp({ ...config, rateLimits }, log?.logger);
  const hasSpace = await refuseWritesOnFullDisk(http, config.dataDir, config.leastFreeMegabytes);
  const onError = (error: unknown) => http.log.error({ err: error }, 'background work failed');
  const { files, stored, links, mail } = openFloor(config, { database, clock, onError });
  const { search, version, changes } = openSearch(database, clock, onError);
  const counters = new Counters(database, clock, onError, search);
  const runner = openRunner(config, { database, changes, stored, clock, onError, hasSpace });
  await describeApi(http, { version: ownVersion, publicUrl: config.publicUrl });
  // Not in a request's transaction: attempts count even if the request fails.
  const attempts = new RateLimiter(itself, clock, config.rateLimits);
  const sessions = new Sessions(database, clock, attempts);
  const repeats = new Repeats(itself, clock);
  const api = createApi(http, sessions.authenticate, repeats, writeQuotas(attempts));
  const accounts = { ...aboveAccounts, database, clock, attempts, links, changes, stored };
  registerAccounts(api, sessions, { ...accounts, config });
  registerPlaces(api, database);
  registerOccupations(api, { db: database, changes });
  registerNotices(api, database, clock);
  const siteValues = registerPages(api, config);
  registerPlainTexts(api, { db: database, clock });
  const backgrounds = registerBackgrounds(api, { db: database, files, stored, onError });
  registerFaq(api, { db: database, files, stored, clock });
  registerContactPersons(api, { db: database, clock });
  registerChambers(api, { db: database, clock });
  registerEnquiries(api, { database, attempts, clock });
  registerCompanies(api, { ...aboveCompanies, db: database, changes, stored, clock, links });
  registerJobAds(api, { db: database, files, changes, stored, links, clock });
  registerEvents(api, { db: database, clock, stored, links });
  registerRegistrations(api, { config, database, changes, attempts, links, clock });
  registerSearches(api, { search, db: database, clock, counting: counters, changes });
  registerExchanges(api, { db: database, changes, stored, clock, links, attempts, runner });
  registerAlerts(api, accounts);
  registerStatistics(api, { db: database, clock, counters });
  const kept = housekeeping({ ...accounts, config, sessions, runner, repeats, search });
  const jobs = [...kept, ...mail.jobs];
  let jobRunner: JobRunner | undefined;
  const operated = { config, database, search, changes };
  registerOperations(api, { ...operated, jobs, runner: () => jobRunner });
  await serveApiDocs(http);
  await serveOwnPages(http, accounts, { db: database, clock, search, links, version, config });
  await serveFiles(http, { config, files, backgrounds, siteValues });

  const metrics = new AppMetrics({ ...operated, http, database: itself });
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
    start: async ({ jobs: withJobs = true } = {}) => {
      await metrics.start();
      await database.transaction((tx) => publishWhatIsDue(tx, clock()));
      await changes.start();
      counters.start();
      if (!withJobs) return;
      await mail.sender.start();
      await runner.start();
      jobRunner = await startJobs(database, jobs, onError);
      void backgrounds.warm();
    },
    drain: serveHealth(http, () => search.ready),
    close: async () => {
      await http.close();
      await backgrounds.stop();
      // Before anything that can fail, so that no counts are lost.
      await counters.stop();
      await runner.stop();
      await jobRunner?.stop().catch(onError);
      await mail.sender.stop();
      await changes.stop();
      await metrics.stop();
      await database.close();
    },
  };
}
