import { Suspense, type ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { paths } from '../../floor/paths.ts';
import { arriving } from '../arriving.tsx';
import { AreaFrame } from './area-frame.tsx';

interface AreaRoute {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** What stands behind the path (`/neu`, `/12/bearbeiten`) is the page's own. */
const table: readonly AreaRoute[] = [
  {
    path: paths.setup,
    load: async () => (await import('./setup-page.tsx')).SetupPage,
  },
  {
    path: paths.companyProfile,
    load: async () => (await import('./companies-area.tsx')).CompaniesArea,
  },
  {
    path: paths.contactPersons,
    load: async () => (await import('./contact-persons-area.tsx')).ContactPersonsArea,
  },
  {
    path: paths.ownJobAds,
    load: async () => (await import('../../features/job-ads/own-job-ads-page.tsx')).OwnJobAdsPage,
  },
  {
    path: paths.ownEvents,
    load: async () => (await import('../../features/events/own-events-page.tsx')).OwnEventsPage,
  },
];

const routes = table.map(({ path, load }) => ({ pattern: `${path}/*?`, ...arriving(load) }));

/** The area of a company account: side navigation and one of its pages. */
export function CompanyArea() {
  return (
    <AreaFrame>
      <Suspense fallback={null}>
        <Switch>
          {routes.map(({ pattern, Page }) => (
            <Route key={pattern} path={pattern}>
              <Page />
            </Route>
          ))}
          <Route>
            <Redirect to={paths.companyProfile} replace />
          </Route>
        </Switch>
      </Suspense>
    </AreaFrame>
  );
}
