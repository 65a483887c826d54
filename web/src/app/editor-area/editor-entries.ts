import type { Waiting } from '@lehrpfad/contract/statistics/statistics.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import {
  BookIcon,
  BranchesIcon,
  ChamberIcon,
  DashboardIcon,
  ExchangeIcon,
  FlagIcon,
  HistoryIcon,
  InboxIcon,
  IndustryIcon,
  JobAdsIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  OperationsIcon,
  PeopleIcon,
  PersonIcon,
  PictureIcon,
  QuestionIcon,
  RequestIcon,
  StatisticsIcon,
  ToolIcon,
  TrainingIcon,
  UserListIcon,
  WordsIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import { PlainIcon } from '../../core/ui/icons/plain-icon.tsx';
import type { AreaGroup } from '../area/side-navigation.tsx';

/** Pages for administrators only. */
const adminPaths: readonly string[] = [
  editorPaths.editors,
  editorPaths.users,
  editorPaths.auditTrail,
  editorPaths.mails,
  editorPaths.operations,
  editorPaths.maintenance,
  editorPaths.chambers,
];

/** Returns whether an account may open a page of the back-office. */
export function isAllowed(path: string, isAdmin: boolean): boolean {
  return isAdmin || !adminPaths.includes(path);
}

/** Navigation entries of the tasks that wait for editors. */
function toDo(waiting: Waiting | undefined): AreaGroup {
  return {
    name: 'Zu tun',
    entries: [
      { path: paths.dashboard, label: 'Übersicht', Icon: DashboardIcon },
      { path: editorPaths.inbox, label: 'Eingang', Icon: InboxIcon },
      {
        path: editorPaths.requests,
        label: 'Unternehmensanfragen',
        Icon: RequestIcon,
        waiting: waiting?.requests,
      },
      {
        path: editorPaths.adReports,
        label: 'Gemeldete Anzeigen',
        Icon: FlagIcon,
        waiting: waiting?.ad_reports,
      },
      {
        path: editorPaths.branchChecks,
        label: 'Filialen bestätigen',
        Icon: BranchesIcon,
        waiting: waiting?.branches,
      },
      {
        path: editorPaths.apprenticeshipRequests,
        label: 'Angefragte Berufe',
        Icon: TrainingIcon,
        waiting: waiting?.apprenticeship_requests,
      },
      {
        path: editorPaths.jobNames,
        label: 'Berufsbezeichnungen',
        Icon: BookIcon,
        waiting: waiting?.job_names,
      },
      {
        path: editorPaths.allEvents,
        label: 'Events',
        Icon: CalendarIcon,
        waiting: waiting?.events,
      },
    ],
  };
}

function allGroups(waiting: Waiting | undefined): readonly AreaGroup[] {
  return [
    toDo(waiting),
    {
      name: 'Bestand',
      entries: [
        { path: editorPaths.allCompanies, label: 'Firmen', Icon: BranchesIcon },
        { path: editorPaths.allJobAds, label: 'Stellenanzeigen', Icon: JobAdsIcon },
        { path: editorPaths.blacklist, label: 'Gesperrte Firmen', Icon: LockIcon },
        { path: editorPaths.professions, label: 'Branchen', Icon: IndustryIcon },
        {
          path: editorPaths.exchanges,
          label: 'Schnittstellen',
          Icon: ExchangeIcon,
          waiting: waiting?.exchanges,
        },
        { path: editorPaths.apiKeys, label: 'API-Schlüssel', Icon: KeyIcon },
      ],
    },
    {
      name: 'Inhalte',
      entries: [
        { path: editorPaths.faqEditing, label: 'FAQ', Icon: QuestionIcon },
        { path: editorPaths.plainTexts, label: 'Einfache Sprache', Icon: PlainIcon },
        { path: editorPaths.pictures, label: 'Bilder', Icon: PictureIcon },
        { path: editorPaths.vocabulary, label: 'Suchbegriffe', Icon: WordsIcon },
        { path: editorPaths.schoolInternships, label: 'Schulpraktika', Icon: CalendarIcon },
        { path: editorPaths.statistics, label: 'Statistiken', Icon: StatisticsIcon },
      ],
    },
    {
      name: 'Verwaltung',
      entries: [
        { path: editorPaths.editors, label: 'Redakteure', Icon: PeopleIcon },
        { path: editorPaths.users, label: 'Benutzer', Icon: UserListIcon },
        { path: editorPaths.chambers, label: 'Kammern', Icon: ChamberIcon },
        { path: editorPaths.auditTrail, label: 'Protokoll', Icon: HistoryIcon },
        {
          path: editorPaths.mails,
          label: 'E-Mails',
          Icon: MailIcon,
          waiting: waiting?.failed_mails,
        },
        { path: editorPaths.operations, label: 'Betrieb', Icon: OperationsIcon },
        { path: editorPaths.maintenance, label: 'Wartung', Icon: ToolIcon },
        { path: paths.account, label: 'Mein Konto', Icon: PersonIcon },
      ],
    },
  ];
}

/** Returns the pages of the back-office that the account may open, by topic, with the number of open tasks. */
export function editorGroups(waiting: Waiting | undefined, isAdmin: boolean): readonly AreaGroup[] {
  return allGroups(waiting).map((group) => ({
    ...group,
    entries: group.entries.filter(({ path }) => isAllowed(path, isAdmin)),
  }));
}
