import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSession } from '../core/session/session.ts';
import { paths, patterns } from '../core/navigation/paths.ts';
import { Redirect } from '../core/navigation/redirect.tsx';
import { recordWayBack } from '../core/session/way-back.ts';
import { arriving } from './boot/arriving.tsx';
import { destinationOf } from './boot/destination.ts';
import { favourites } from './favourites/favourites.ts';
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
    load: async () => (await import('../features/search/events/events-page.tsx')).EventsPage,
  },
  {
    pattern: patterns.login,
    load: async () => (await import('../features/accounts/login/login-page.tsx')).LoginPage,
    for: 'visitor',
    leadsOn: afterLogin,
  },
  {
    pattern: patterns.registration,
    load: async () =>
      (await import('../features/registrations/registration-page.tsx')).RegistrationPage,
  },
  {
    pattern: patterns.information,
    load: async () => (await import('./information/information-page.tsx')).InformationPage,
  },
  {
    pattern: patterns.contact,
    load: async () => (await import('../features/enquiries/contact-page.tsx')).ContactPage,
  },
  {
    pattern: patterns.imprint,
    load: async () => (await import('../features/pages/legal/imprint-page.tsx')).ImprintPage,
  },
  {
    pattern: patterns.privacy,
    load: async () =>
      (await import('../features/pages/legal/privacy/privacy-page.tsx')).PrivacyPage,
  },
  {
    pattern: patterns.accessibility,
    load: async () =>
      (await import('../features/pages/legal/accessibility-page.tsx')).AccessibilityPage,
  },
  {
    pattern: patterns.companyArea,
    load: async () => (await import('./company-area/company-area.tsx')).CompanyArea,
    for: 'company',
  },
  {
    pattern: patterns.editorArea,
    load: async () => (await import('./editor-area/editor-area.tsx')).EditorArea,
    for: 'editor',
  },
  {
    pattern: patterns.account,
    load: async () => (await import('./company-area/account-area.tsx')).AccountArea,
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
                {session === null && <NoteWayBack />}
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
function NoteWayBack() {
  const [path] = useLocation();
  useLayoutEffect(() => recordWayBack({ path, isExpired: false }), [path]);
  return null;
}
