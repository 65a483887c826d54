import { lazy, Suspense } from 'react';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { areaPages } from '../area/area-pages.tsx';
import { isAllowed } from './editor-entries.ts';
import { EditorFrame } from './editor-frame.tsx';

const Pages = areaPages(
  [
    {
      path: paths.dashboard,
      load: async () =>
        (await import('../../features/statistics/dashboard/dashboard-page.tsx')).DashboardPage,
    },
    {
      path: paths.inbox,
      load: async () => (await import('../../features/inbox/inbox-page.tsx')).InboxPage,
    },
    {
      path: paths.requests,
      load: async () =>
        (await import('../../features/registrations/requests-page.tsx')).RequestsPage,
    },
    {
      path: paths.branchChecks,
      load: async () =>
        (await import('../../features/companies/decisions/branch-checks-page.tsx'))
          .BranchChecksPage,
    },
    {
      path: paths.apprenticeshipRequests,
      load: async () =>
        (await import('../../features/companies/decisions/apprenticeship-requests-page.tsx'))
          .ApprenticeshipRequestsPage,
    },
    {
      path: paths.adReports,
      load: async () => (await import('../../features/ad-reports/reports-page.tsx')).ReportsPage,
    },
    {
      path: paths.allCompanies,
      load: async () =>
        (await import('../../features/companies/all/company-list-page.tsx')).CompanyListPage,
    },
    {
      path: paths.companyFigures,
      load: async () =>
        (await import('../../features/ad-figures/editor-figures-page.tsx')).EditorFiguresPage,
    },
    {
      path: paths.blacklist,
      load: async () =>
        (await import('../../features/companies/all/locks/blacklist-page.tsx')).BlacklistPage,
    },
    {
      path: paths.allJobAds,
      load: async () =>
        (await import('../../features/job-ads/editor-job-ads-page.tsx')).EditorJobAdsPage,
    },
    {
      path: paths.allEvents,
      load: async () =>
        (await import('../../features/events/management/editor-events-page.tsx')).EditorEventsPage,
    },
    {
      path: paths.jobNames,
      load: async () =>
        (await import('../../features/occupations/job-names-page.tsx')).JobNamesPage,
    },
    {
      path: paths.professions,
      load: async () =>
        (await import('../../features/occupations/professions-page.tsx')).ProfessionsPage,
    },
    {
      path: paths.exchanges,
      load: async () => (await import('../../features/exchanges/exchanges-page.tsx')).ExchangesPage,
    },
    {
      path: paths.apiKeys,
      load: async () => (await import('../../features/public-api/api-keys-page.tsx')).ApiKeysPage,
    },
    {
      path: paths.faqEditing,
      load: async () => (await import('../../features/faq/faq-page.tsx')).FaqPage,
    },
    {
      path: paths.plainTexts,
      load: async () => (await import('../../features/pages/plain-texts-page.tsx')).PlainTextsPage,
    },
    {
      path: paths.pictures,
      load: async () => (await import('../../features/backgrounds/pictures-page.tsx')).PicturesPage,
    },
    {
      path: paths.vocabulary,
      load: async () =>
        (await import('../../features/search/vocabulary/vocabulary-page.tsx')).VocabularyPage,
    },
    {
      path: paths.statistics,
      load: async () =>
        (await import('../../features/statistics/statistics-page.tsx')).StatisticsPage,
    },
    {
      path: paths.editors,
      load: async () =>
        (await import('../../features/accounts/administration/editors-page.tsx')).EditorsPage,
    },
    {
      path: paths.users,
      load: async () => (await import('./users-with-companies.tsx')).UsersWithCompanies,
    },
    {
      path: paths.auditTrail,
      load: async () => (await import('./audit-with-names.tsx')).AuditWithNames,
    },
    {
      path: paths.maintenance,
      load: async () =>
        (await import('../../features/notices/maintenance-page.tsx')).MaintenancePage,
    },
    {
      path: paths.chambers,
      load: async () => (await import('../../features/enquiries/chambers-page.tsx')).ChambersPage,
    },
    {
      path: paths.mails,
      load: async () => (await import('./mails-page.tsx')).MailsPage,
    },
    {
      path: paths.operations,
      load: async () => (await import('./operations/operations-page.tsx')).OperationsPage,
    },
  ],
  paths.dashboard,
);

/** Loaded by those alone who have to set up a second step. */
const SecureFirst = lazy(async () => {
  const page = await import('../../features/accounts/second-step/secure-first.tsx');
  return { default: page.SecureFirst };
});

export function EditorArea() {
  const session = useSession();
  const isAdmin = session?.permission === permissions.admin;
  if (session?.second_step_missing)
    return (
      <Suspense fallback={null}>
        <SecureFirst />
      </Suspense>
    );
  return (
    <EditorFrame>
      <Pages allowed={(path) => isAllowed(path, isAdmin)} />
    </EditorFrame>
  );
}
