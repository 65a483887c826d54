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
];

const routes = table.map(({ pattern, load }) => ({
  pattern,
  Page: lazy(async () => ({ default: await load() })),
}));

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
