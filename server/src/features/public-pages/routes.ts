import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Reads } from '../../core/database/replica/reads.ts';
import type { Links } from '../../core/http/links.ts';
import { operatorData, siteSettings } from '../pages/operator-data.ts';
import type { LiveSearch } from '../search/live-search.ts';
import { adRoute, adVisitCounter, type CountOpened } from './ad-visits.ts';
import { adPage } from './pages/ad-page.ts';
import { servePublicPages, type PageRoutes } from './responses.ts';
import { companyPage } from './pages/company-page.ts';
import type { PageDeps } from './deps.ts';
import { DirectoryOfIndex } from './directory.ts';
import { serveCalendars } from './events/calendar/routes.ts';
import { eventPage } from './events/event-page.ts';
import { eventsPage } from './events/events-page.ts';
import { contactPage, informationOverview, informationPage } from './pages/information-pages.ts';
import { hasLegalTexts, legalPaths, openLegalPages } from './pages/legal-pages.ts';
import { allOccupations, allTowns } from './all-entries.ts';
import { offlinePage, offlinePath } from './pages/offline-page.ts';
import { occupationPage, pairPage } from './pages/occupation-pages.ts';
import { companyFeed, searchFeed, searchFeedPath } from './feeds/feeds.ts';
import { townPage } from './pages/town-page.ts';
import { germanWords } from '../../core/text/page-words.ts';
import type { PageVersion } from './page-version.ts';
import { servePictures } from './pictures/routes.ts';
import { serveRedirects } from './redirects.ts';
import { serveSitemap } from './feeds/sitemap.ts';

export interface PublicPagesDeps {
  readonly db: Queries;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly search: LiveSearch;
  readonly links: Links;
  readonly version: PageVersion;
  readonly countOpened: CountOpened;
  readonly config: Parameters<typeof operatorData>[0] & Parameters<typeof siteSettings>[0];
}

function servePagesOfAds({ page: serve }: PageRoutes, deps: PageDeps): void {
  serve(adRoute, ({ params, words }) => adPage({ ...deps, words }, params['segment']));
  serve(
    '/unternehmen/:segment',
    ({ params, page, words }) => companyPage({ ...deps, words }, params['segment'], page),
    'with the minute',
  );
  serve('/berufe', ({ words }) => allOccupations({ ...deps, words }));
  serve('/beruf/:slug', ({ params, page, words }) =>
    occupationPage({ ...deps, words }, params['slug'] ?? '', page),
  );
  for (const [segment, type] of [
    ['praktikum', 1],
    ['ausbildung', 2],
  ] as const) {
    serve(`/${segment}/:beruf/:ort`, ({ params, page, words }) =>
      pairPage({ ...deps, words }, { type, beruf: params['beruf'], ort: params['ort'] }, page),
    );
  }
  serve('/orte', ({ words }) => allTowns({ ...deps, words }));
  serve('/orte/:slug', ({ params, page, words }) =>
    townPage({ ...deps, words }, params['slug'] ?? '', page),
  );
}

function serveFeeds({ text: serve }: PageRoutes, deps: PageDeps): void {
  serve(searchFeedPath, ({ query }) => searchFeed(deps, query));
  serve('/unternehmen/:segment/feed.atom', ({ params }) => companyFeed(deps, params['segment']));
}

function serveOtherPages(
  { page: serve }: PageRoutes,
  deps: PageDeps,
  config: PublicPagesDeps['config'],
): void {
  serve('/events', ({ query, words }) => eventsPage({ ...deps, words }, query), 'with the minute');
  serve(
    '/event/:segment',
    ({ params, words }) => eventPage({ ...deps, words }, params['segment']),
    'with the minute',
  );
  serve('/informationen', ({ words }) => informationOverview({ ...deps, words }));
  serve('/informationen/:audience', ({ params, words }) =>
    informationPage({ ...deps, words }, params['audience']),
  );
  serve('/kontakt', ({ words }) => contactPage({ ...deps, words }));
  serve(offlinePath, ({ words }) => offlinePage(words));
  if (!hasLegalTexts()) return;
  const legal = openLegalPages(operatorData(config), siteSettings(config), deps);
  for (const path of legalPaths) serve(path, ({ words }) => legal(path, words));
}

/**
 * Serves the public pages, which need no script, the sitemap, and the redirects to the application.
 * @returns the dependencies of the pages, for features that show the same in another form
 */
export async function registerPublicPages(
  app: FastifyInstance,
  { db, reads, clock, search, links, version, config, countOpened }: PublicPagesDeps,
): Promise<PageDeps> {
  const to = (path: string) => links.to(path);
  const deps: PageDeps = {
    db,
    clock,
    search,
    directory: new DirectoryOfIndex(search),
    words: germanWords,
    to,
  };
  serveRedirects(app);
  serveSitemap(app, { ...deps, db: reads.stale });
  servePictures(app, deps);
  serveCalendars(app, deps);
  const onVisit = adVisitCounter(countOpened);
  // A page that is tagged with a version must contain all changes of that version.
  const read = { ...deps, db: reads.upTo(() => version.changedAt) };
  await servePublicPages(app, { version, to, onVisit }, (routes) => {
    servePagesOfAds(routes, read);
    serveFeeds(routes, read);
    serveOtherPages(routes, read, config);
  });
  return deps;
}
