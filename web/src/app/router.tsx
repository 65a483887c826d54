import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSession } from '../core/session/session.ts';
import { paths, patterns } from '../core/navigation/paths.ts';
import { Redirect } from '../core/navigation/redirect.tsx';
import { recordReturnPage } from '../core/session/return-page.ts';
import { arriving } from './boot/arriving.tsx';
import { destinationOf } from './boot/destination.ts';
import { favourites } from './favourites/favourites.ts';
import type { OtherPage } from './other-pages.ts';
import { afterLogin, belongsTo, homeOf, type Audience } from './start-page/home.ts';

interface PageRoute {
  readonly pattern: string;
  /** The chunk of the page, loaded when an address first needs it. */
  readonly load: () => Promise<ComponentType>;
  /** Who may see the page; by default everyone. Others are redirected. */
  readonly for?: Audience;
  /** Where others are redirected; by default to their home page. */
  readonly leadsOn?: typeof homeOf;
}

/**
 * Loads one of the pages that a visit rarely begins with. Their list is a chunk of its own, because the names of all files that they need
 * weigh more than one kB.
 */
const other = (name: OtherPage) => async () =>
  (await import('./other-pages.ts')).otherPages[name]();

/** All routes of the site. Unknown paths lead to the start page. */
const table: readonly PageRoute[] = [
  {
    pattern: patterns.start,
    load: async () => (await import('./start-page/start-page.tsx')).StartPage,
    for: 'visitor',
  },
  {
    pattern: patterns.results,
    load: async () => (await import('./results/results-page.tsx')).ResultsPage,
  },
  {
    pattern: patterns.events,
    load: other('events'),
  },
  {
    pattern: patterns.login,
    load: other('login'),
    for: 'visitor',
    leadsOn: afterLogin,
  },
  {
    pattern: patterns.registration,
    load: other('registration'),
  },
  {
    pattern: patterns.information,
    load: other('information'),
  },
  {
    pattern: patterns.contact,
    load: other('contact'),
  },
  {
    pattern: patterns.imprint,
    load: other('imprint'),
  },
  {
    pattern: patterns.privacy,
    load: other('privacy'),
  },
  {
    pattern: patterns.accessibility,
    load: other('accessibility'),
  },
  {
    pattern: patterns.companyArea,
    load: other('companyArea'),
    for: 'company',
  },
  {
    pattern: patterns.editorArea,
    load: other('editorArea'),
    for: 'editor',
  },
  {
    pattern: patterns.account,
    load: other('account'),
    for: 'account',
  },
];

const routes = table.map(({ load, ...route }) => ({ ...route, ...arriving(load) }));

/** Loads the page of an address. @throws if its chunk cannot be loaded */
export async function preloadPage(path: string): Promise<void> {
  const covers = (pattern: string) => {
    const base = pattern.replace('/*?', '');
    return path === base || (base !== pattern && path.startsWith(`${base}/`));
  };
  const isFavourites = destinationOf(path).page === 'favourites';
  await Promise.all([
    routes.find(({ pattern }) => covers(pattern))?.preload(),
    isFavourites && favourites.preload(),
  ]);
}

export function Pages() {
  const session = useSession();
  return (
    <Suspense fallback={null}>
      <Switch>
        {routes.map(({ pattern, Page, for: audience, leadsOn = homeOf }) => (
          <Route key={pattern} path={pattern}>
            {belongsTo(audience, session) ? (
              <Page />
            ) : (
              <>
                {session === null && <RecordReturnPage />}
                <Redirect to={leadsOn(session)} />
              </>
            )}
          </Route>
        ))}
        <Route>
          <Redirect to={paths.start} />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Stores the current page, so that the login leads back to it. */
function RecordReturnPage() {
  const [path] = useLocation();
  useLayoutEffect(() => recordReturnPage({ path, isExpired: false }), [path]);
  return null;
}
