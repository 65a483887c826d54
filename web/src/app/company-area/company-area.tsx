import { teamChangesPath, teamPath } from '../../features/team/team-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { areaPages } from '../area/area-pages.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { useOpenPages } from './open-pages.ts';

const Pages = areaPages(
  [
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
      load: async () =>
        (await import('../../features/job-ads/company-job-ads-page.tsx')).CompanyJobAdsPage,
    },
    {
      path: paths.ownFigures,
      load: async () =>
        (await import('../../features/ad-figures/company-figures-page.tsx')).CompanyFiguresPage,
    },
    {
      path: paths.ownEvents,
      load: async () =>
        (await import('../../features/events/management/company-events-page.tsx'))
          .CompanyEventsPage,
    },
    {
      path: paths.ownImports,
      load: async () => (await import('./own-imports-page.tsx')).OwnImportsPage,
    },
    {
      path: teamChangesPath,
      load: async () => (await import('../../features/team/team-changes-page.tsx')).TeamChangesPage,
    },
    {
      path: teamPath,
      load: async () => (await import('../../features/team/team-page.tsx')).TeamPage,
    },
  ],
  paths.companyProfile,
);

export function CompanyArea() {
  const mayOpen = useOpenPages();
  return (
    <CompanyFrame>
      <Pages allowed={mayOpen} home={mayOpen(paths.companyProfile) ? undefined : paths.ownJobAds} />
    </CompanyFrame>
  );
}
