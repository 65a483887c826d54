import { Suspense } from 'react';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { areaPages } from '../area/area-pages.tsx';
import { arriving } from '../boot/arriving.tsx';
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
      path: editorPaths.inbox,
      load: async () => (await import('../../features/inbox/inbox-page.tsx')).InboxPage,
    },
    {
      path: editorPaths.requests,
      load: async () =>
        (await import('../../features/registrations/requests-page.tsx')).RequestsPage,
    },
    {
      path: editorPaths.branchChecks,
      load: async () =>
        (await import('../../features/companies/decisions/branch-checks-page.tsx'))
          .BranchChecksPage,
    },
    {
      path: editorPaths.apprenticeshipRequests,
      load: async () =>
        (await import('../../features/companies/decisions/apprenticeship-requests-page.tsx'))
          .ApprenticeshipRequestsPage,
    },
    {
      path: editorPaths.adReports,
      load: async () => (await import('../../features/ad-reports/reports-page.tsx')).ReportsPage,
    },
    {
      path: editorPaths.allCompanies,
      load: async () =>
        (await import('../../features/companies/all/company-list-page.tsx')).CompanyListPage,
    },
    {
      path: editorPaths.companyFigures,
      load: async () =>
        (await import('../../features/ad-figures/editor-figures-page.tsx')).EditorFiguresPage,
    },
    {
      path: editorPaths.blacklist,
      load: async () =>
        (await import('../../features/companies/all/locks/blacklist-page.tsx')).BlacklistPage,
    },
    {
      path: editorPaths.allJobAds,
      load: async () =>
        (await import('../../features/job-ads/editor-job-ads-page.tsx')).EditorJobAdsPage,
    },
    {
      path: editorPaths.allEvents,
      load: async () =>
        (await import('../../features/events/management/editor-events-page.tsx')).EditorEventsPage,
    },
    {
      path: editorPaths.jobNames,
      load: async () =>
        (await import('../../features/occupations/job-names-page.tsx')).JobNamesPage,
    },
    {
      path: editorPaths.professions,
      load: async () =>
        (await import('../../features/occupations/professions-page.tsx')).ProfessionsPage,
    },
    {
      path: editorPaths.exchanges,
      load: async () => (await import('../../features/exchanges/exchanges-page.tsx')).ExchangesPage,
    },
    {
      path: editorPaths.apiKeys,
      load: async () => (await import('../../features/public-api/api-keys-page.tsx')).ApiKeysPage,
    },
    {
      path: editorPaths.faqEditing,
      load: async () => (await import('../../features/faq/faq-page.tsx')).FaqPage,
    },
    {
      path: editorPaths.plainTexts,
      load: async () => (await import('../../features/pages/plain-texts-page.tsx')).PlainTextsPage,
    },
    {
      path: editorPaths.pictures,
      load: async () => (await import('../../features/backgrounds/pictures-page.tsx')).PicturesPage,
    },
    {
      path: editorPaths.vocabulary,
      load: async () =>
        (await import('../../features/search/vocabulary/vocabulary-page.tsx')).VocabularyPage,
    },
    {
      path: editorPaths.schoolInternships,
      load: async () =>
        (await import('../../features/school-internships/periods-page.tsx')).PeriodsPage,
    },
    {
      path: editorPaths.statistics,
      load: async () =>
        (await import('../../features/statistics/statistics-page.tsx')).StatisticsPage,
    },
    {
      path: editorPaths.editors,
      load: async () =>
        (await import('../../features/accounts/administration/editors-page.tsx')).EditorsPage,
    },
    {
      path: editorPaths.users,
      load: async () => (await import('./users-with-companies.tsx')).UsersWithCompanies,
    },
    {
      path: editorPaths.auditTrail,
      load: async () => (await import('./audit-with-names.tsx')).AuditWithNames,
    },
    {
      path: editorPaths.maintenance,
      load: async () =>
        (await import('../../features/notices/maintenance-page.tsx')).MaintenancePage,
    },
    {
      path: editorPaths.chambers,
      load: async () => (await import('../../features/enquiries/chambers-page.tsx')).ChambersPage,
    },
    {
      path: editorPaths.mails,
      load: async () => (await import('./mails-page.tsx')).MailsPage,
    },
    {
      path: editorPaths.operations,
      load: async () => (await import('./operations/operations-page.tsx')).OperationsPage,
    },
  ],
  paths.dashboard,
);

/** Loaded only for accounts that must set up a second step. */
const secureFirst = arriving(
  async () => (await import('../../features/accounts/second-step/secure-first.tsx')).SecureFirst,
);

export function EditorArea() {
  const session = useSession();
  const isAdmin = session?.permission === permissions.admin;
  if (session?.second_step_missing)
    return (
      <Suspense fallback={null}>
        <secureFirst.Page />
      </Suspense>
    );
  return (
    <EditorFrame>
      <Pages allowed={(path) => isAllowed(path, isAdmin)} />
    </EditorFrame>
  );
}
