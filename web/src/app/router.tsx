import { lazy, Suspense, type ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { paths, patterns } from '../floor/paths.ts';

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

/** A page that has come is shown at once; `lazy` by itself would show nothing for a moment first. */
function pageOf({ pattern, load }: PageRoute) {
  let arrived: ComponentType | undefined;
  async function preload(): Promise<ComponentType> {
    arrived ??= await load();
    return arrived;
  }
  const Arriving = lazy(async () => ({ default: await preload() }));
  return { pattern, preload, Page: () => (arrived ? <Arrived page={arrived} /> : <Arriving />) };
}

function Arrived({ page: Page }: { readonly page: ComponentType }) {
  return <Page />;
}

const routes = table.map(pageOf);

/** Fetches the page of an address. @throws where its chunk does not come */
export async function preloadPage(path: string): Promise<void> {
  const covers = (pattern: string) => {
    const base = pattern.replace('/*?', '');
    return path === base || (base !== pattern && path.startsWith(`${base}/`));
  };
  await routes.find(({ pattern }) => covers(pattern))?.preload();
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
