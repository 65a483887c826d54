import type { Waiting } from '@lehrpfad/contract/statistics/statistics.ts';
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
  paths.editors,
  paths.users,
  paths.auditTrail,
  paths.mails,
  paths.operations,
  paths.maintenance,
  paths.chambers,
];

/** Returns whether an account may open a page of the back-office. */
export function isAllowed(path: string, isAdmin: boolean): boolean {
  return isAdmin || !adminPaths.includes(path);
}

/** What waits for editors. */
function toDo(waiting: Waiting | undefined): AreaGroup {
  return {
    name: 'Zu tun',
    entries: [
      { path: paths.dashboard, label: 'Übersicht', Icon: DashboardIcon },
      { path: paths.inbox, label: 'Eingang', Icon: InboxIcon },
      {
        path: paths.requests,
        label: 'Unternehmensanfragen',
        Icon: RequestIcon,
        waiting: waiting?.requests,
      },
      {
        path: paths.adReports,
        label: 'Gemeldete Anzeigen',
        Icon: FlagIcon,
        waiting: waiting?.ad_reports,
      },
      {
        path: paths.branchChecks,
        label: 'Filialen bestätigen',
        Icon: BranchesIcon,
        waiting: waiting?.branches,
      },
      {
        path: paths.apprenticeshipRequests,
        label: 'Angefragte Berufe',
        Icon: TrainingIcon,
        waiting: waiting?.apprenticeship_requests,
      },
      {
        path: paths.jobNames,
        label: 'Berufsbezeichnungen',
        Icon: BookIcon,
        waiting: waiting?.job_names,
      },
      { path: paths.allEvents, label: 'Events', Icon: CalendarIcon, waiting: waiting?.events },
    ],
  };
}

function allGroups(waiting: Waiting | undefined): readonly AreaGroup[] {
  return [
    toDo(waiting),
    {
      name: 'Bestand',
      entries: [
        { path: paths.allCompanies, label: 'Firmen', Icon: BranchesIcon },
        { path: paths.allJobAds, label: 'Stellenanzeigen', Icon: JobAdsIcon },
        { path: paths.blacklist, label: 'Gesperrte Firmen', Icon: LockIcon },
        { path: paths.professions, label: 'Branchen', Icon: IndustryIcon },
        {
          path: paths.exchanges,
          label: 'Schnittstellen',
          Icon: ExchangeIcon,
          waiting: waiting?.exchanges,
        },
        { path: paths.apiKeys, label: 'API-Schlüssel', Icon: KeyIcon },
      ],
    },
    {
      name: 'Inhalte',
      entries: [
        { path: paths.faqEditing, label: 'FAQ', Icon: QuestionIcon },
        { path: paths.plainTexts, label: 'Einfache Sprache', Icon: PlainIcon },
        { path: paths.pictures, label: 'Bilder', Icon: PictureIcon },
        { path: paths.vocabulary, label: 'Suchbegriffe', Icon: WordsIcon },
        { path: paths.statistics, label: 'Statistiken', Icon: StatisticsIcon },
      ],
    },
    {
      name: 'Verwaltung',
      entries: [
        { path: paths.editors, label: 'Redakteure', Icon: PeopleIcon },
        { path: paths.users, label: 'Benutzer', Icon: UserListIcon },
        { path: paths.chambers, label: 'Kammern', Icon: ChamberIcon },
        { path: paths.auditTrail, label: 'Protokoll', Icon: HistoryIcon },
        {
          path: paths.mails,
          label: 'E-Mails',
          Icon: MailIcon,
          waiting: waiting?.failed_mails,
        },
        { path: paths.operations, label: 'Betrieb', Icon: OperationsIcon },
        { path: paths.maintenance, label: 'Wartung', Icon: ToolIcon },
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
