import { Suspense, type ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { paths, patterns } from '../floor/paths.ts';
import { arriving } from './arriving.tsx';
import { destinationOf } from './destination.ts';
import { favourites } from './favourites.ts';

interface PageRoute {
  readonly pattern: string;
  /** Its own chunk, asked for when the address first needs it. */
  readonly load: () => Promise<ComponentType>;
}

/** The whole site as one table. What is not in it is the start page. */
const table: readonly PageRoute[] = [
  {
    pattern: patterns.start,
    load: async () => (await import('./start-page.tsx')).StartPage,
  },
  {
    pattern: patterns.results,
    load: async () => (await import('./results-page.tsx')).ResultsPage,
  },
  {
    pattern: patterns.login,
    load: async () => (await import('./not-open-page.tsx')).LoginPage,
  },
  {
    pattern: patterns.registration,
    load: async () => (await import('./not-open-page.tsx')).RegistrationPage,
  },
];

const routes = table.map(({ pattern, load }) => ({ pattern, ...arriving(load) }));

/** Fetches the page of an address. @throws where its chunk does not come */
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
  return (
    <Suspense fallback={null}>
      <Switch>
        {routes.map(({ pattern, Page }) => (
          <Route key={pattern} path={pattern}>
            <Page />
          </Route>
        ))}
        <Route>
          <Redirect to={paths.start} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
