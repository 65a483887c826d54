import type { FastifyInstance } from 'fastify';
import { accountHooks, companyHooks, teamHooks } from './feature-hooks.ts';
import { LinkActions } from './features/accounts/links/link-actions.ts';
import { serveAlertPages } from './features/alerts/pages.ts';
import { registerAlerts } from './features/alerts/routes.ts';
import { serveAccountPages } from './features/accounts/links/pages.ts';
import { serveWellKnown } from './features/accounts/profile/well-known.ts';
import type { AccountDeps } from './features/accounts/deps.ts';
import type { AdCounts } from './features/ad-figures/counts.ts';
import { serveFigureMailPage } from './features/ad-figures/mails/pages.ts';
import { registerAdFigures } from './features/ad-figures/routes.ts';
import { serveReportPage } from './features/ad-reports/report-page.ts';
import { registerAdReports } from './features/ad-reports/routes.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import type { Sessions } from './features/accounts/login/sessions.ts';
import type { SecondStep } from './features/accounts/second-step/second-step.ts';
import { registerCompanies } from './features/companies/routes.ts';
import { registerContactPersons } from './features/contact-persons/routes.ts';
import { registerBackgrounds } from './features/backgrounds/routes.ts';
import { registerEmbeds } from './features/embeds/routes.ts';
import { registerEvents } from './features/events/routes.ts';
import { registerChambers } from './features/enquiries/chambers.ts';
import { registerEnquiries } from './features/enquiries/routes.ts';
import { registerExchanges } from './features/exchanges/routes.ts';
import type { ImportRunner } from './features/exchanges/runs/runner.ts';
import { registerFaq } from './features/faq/routes.ts';
import { serveAdLinkPage } from './features/job-ads/ending/pages.ts';
import { registerJobAds } from './features/job-ads/routes.ts';
import { registerInbox } from './features/inbox/routes.ts';
import { registerNotices } from './features/notices/routes.ts';
import { registerOccupations } from './features/occupations/routes.ts';
import { registerPlainTexts } from './features/pages/plain-routes.ts';
import { registerOpenData } from './features/open-data/routes.ts';
import { registerPages } from './features/pages/routes.ts';
import { registerPartnerFeeds } from './features/partner-feeds/routes.ts';
import { registerPlaces } from './features/places/routes.ts';
import type { PageVersion } from './features/public-pages/page-version.ts';
import { serveKeyPages } from './features/public-api/keys/pages.ts';
import { registerApiKeys } from './features/public-api/keys/routes.ts';
import { serveWebhookPage } from './features/public-api/webhooks/pages.ts';
import { registerPublicApi } from './features/public-api/routes.ts';
import type { CountOpened } from './features/public-pages/ad-visits.ts';
import { registerPublicPages, type PublicPagesDeps } from './features/public-pages/routes.ts';
import { serveAnswerPage } from './features/registrations/questions/answer.ts';
import { registerRegistrations } from './features/registrations/routes.ts';
import { registerSchoolInternships } from './features/school-internships/routes.ts';
import type { CountShown } from './features/search/search-counts.ts';
import type { LiveSearch } from './features/search/live-search.ts';
import { registerSearch } from './features/search/routes.ts';
import { registerVocabulary, type Report } from './features/search/vocabulary/routes.ts';
import type { Counters } from './features/statistics/counters.ts';
import { serveTeamPages } from './features/team/pages.ts';
import { registerTeam } from './features/team/routes.ts';
import { registerStatistics } from './features/statistics/routes.ts';
import { emptySearches } from './features/statistics/term-lists-store.ts';
import type { Api } from './core/http/api.ts';
import type { RateLimiter } from './core/security/rate-limiter.ts';
import { serveApiDocs } from './core/http/api-docs/api-docs.ts';
import type { ChangeFeed } from './core/database/change-feed/changes.ts';
import { berlinDay, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/database.ts';
import type { Reads } from './core/database/replica/reads.ts';
import type { Files } from './core/files/files.ts';
import type { Links } from './core/http/links.ts';
import { serveDemoMails } from './core/mail/demo-mails.ts';
import { serveSecurityTxt } from './core/security/security-txt.ts';
import { servePages } from './core/server-pages/serve-pages.ts';
import type { StoredFiles } from './core/files/stored-files.ts';
import { adAuditLabels } from '@lehrpfad/contract/job-ads/audit-labels.ts';
import { registerAudit } from './features/audit/routes.ts';
import { serveFiles } from './serve-files.ts';

type SearchDeps = Parameters<typeof registerSearch>[1] & { changes: ChangeFeed };

/** Registers the search and its vocabulary editing, whose report shows failed searches with their current number of hits. */
function registerSearches(api: Api, deps: SearchDeps): void {
  const { search, db, clock, changes } = deps;
  registerSearch(api, deps);
  const report: Report = {
    emptySearches: (wanted) => emptySearches(db, wanted, berlinDay(clock())),
    hitsOf: (text) => search.hitsOf(text),
  };
  registerVocabulary(api, { db, changes, report, search });
}

/** Serves the public pages, the pages linked in mails, and the files for programs. */
async function serveOwnPages(
  http: FastifyInstance,
  accounts: AccountDeps,
  deps: PublicPagesDeps & { readonly api: Api; readonly config: Config; readonly files: Files },
): Promise<void> {
  const publicPages = await registerPublicPages(http, deps);
  await registerPublicApi(http, publicPages, deps.version);
  await registerOpenData(http, { ...deps, to: publicPages.to });
  registerPartnerFeeds(http, deps.api, { ...publicPages, hrBa: deps.config.hrBa });
  await registerEmbeds(http, { ...publicPages, version: deps.version });
  serveDemoMails(http, deps.config);
  serveSecurityTxt(http, deps.config, accounts.clock);
  serveWellKnown(http, accounts.links);
  await servePages(http, (pages) => {
    serveAccountPages(pages, new LinkActions(accounts));
    serveTeamPages(pages, { ...accounts, ...teamHooks });
    serveAnswerPage(pages, accounts);
    serveAlertPages(pages, accounts);
    serveKeyPages(pages, accounts);
    serveWebhookPage(pages, {
      ...accounts,
      box: accounts.secondStep.box,
      allowLocal: deps.config.importFromLocal,
    });
    serveAdLinkPage(pages, accounts);
    serveReportPage(pages, accounts);
    serveFigureMailPage(pages, accounts);
  });
}

/** Shared resources of the features, and components that are opened before their routes. */
interface FeatureDeps {
  readonly config: Config;
  readonly database: Database;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly files: Files;
  readonly stored: StoredFiles;
  readonly links: Links;
  readonly attempts: RateLimiter;
  readonly changes: ChangeFeed;
  readonly search: LiveSearch;
  readonly version: PageVersion;
  readonly counters: Counters;
  readonly adCounts: AdCounts;
  readonly runner: ImportRunner;
  readonly sessions: Sessions;
  readonly secondStep: SecondStep;
  readonly onError: (error: unknown) => void;
}

/** Registers the routes of all features, their pages, and the files. */
export async function registerFeatures(http: FastifyInstance, api: Api, deps: FeatureDeps) {
  const { config, database, clock, files, stored, links, attempts, changes, onError } = deps;
  const { reads, search, version, counters, adCounts, runner, sessions, secondStep } = deps;
  const countShown: CountShown = (ads) => adCounts.shown(ads);
  const core = { database, clock, attempts, links, changes, stored };
  const accounts = { ...accountHooks, ...core, secondStep };
  registerAccounts(api, sessions, { ...accounts, config });
  registerTeam(api, { ...accounts, ...teamHooks, config });
  registerPlaces(api, database);
  registerOccupations(api, { db: database, changes });
  registerNotices(api, database, clock);
  const siteValues = registerPages(api, config);
  registerPlainTexts(api, { db: database, clock });
  const backgrounds = registerBackgrounds(api, { db: database, files, stored, clock, onError });
  registerFaq(api, { db: database, files, stored, clock });
  registerContactPersons(api, { db: database, clock });
  registerChambers(api, { db: database, clock });
  registerEnquiries(api, { database, attempts, clock });
  registerSchoolInternships(api, { db: database, changes, clock });
  registerCompanies(api, { ...companyHooks, db: database, changes, stored, clock, links });
  registerJobAds(api, { db: database, files, changes, stored, links, clock });
  registerAdReports(api, { database, changes, attempts, links, clock });
  registerEvents(api, { db: database, clock, stored, links });
  registerRegistrations(api, { config, database, changes, attempts, links, clock });
  const counting = { counting: counters, countShown };
  registerSearches(api, { search, db: database, clock, changes, ...counting });
  registerExchanges(api, { db: database, changes, stored, clock, links, attempts, runner });
  registerAlerts(api, accounts);
  registerApiKeys(api, accounts);
  registerStatistics(api, { db: database, reads, clock, counters });
  registerAdFigures(api, { db: database, clock, config, adCounts });
  registerInbox(api, { database, clock });
  registerAudit(api, database, adAuditLabels);
  await serveApiDocs(http);
  const countOpened: CountOpened = (ad, from, address) =>
    adCounts.count({ ad, act: 'opened', from }, address);
  const pages = {
    api,
    db: database,
    reads,
    files,
    clock,
    search,
    links,
    version,
    config,
    countOpened,
  };
  await serveOwnPages(http, accounts, pages);
  await serveFiles(http, { config, files, backgrounds, siteValues, links, clock, search });
  return { accounts, backgrounds };
}
