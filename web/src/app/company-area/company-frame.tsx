import { teamPath } from '../../features/team/team-paths.ts';
import type { ReactNode } from 'react';
import { useWindowEvent } from '../../core/hooks/use-window-event.ts';
import { onUndoKey } from '../../core/notices/undo.ts';
import { paths } from '../../core/navigation/paths.ts';
import {
  BranchesIcon,
  ExchangeIcon,
  JobAdsIcon,
  PeopleIcon,
  PersonIcon,
  SetupIcon,
  StatisticsIcon,
  UserListIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import { AreaFrame } from '../area/area-frame.tsx';
import type { AreaEntry } from '../area/side-navigation.tsx';
import { useOpenPages } from './open-pages.ts';

const pages: readonly AreaEntry[] = [
  { path: paths.setup, label: 'Einrichtung', Icon: SetupIcon },
  { path: paths.companyProfile, label: 'Filialenverwaltung', Icon: BranchesIcon },
  { path: paths.contactPersons, label: 'Kontaktpersonen', Icon: PeopleIcon },
  { path: paths.ownJobAds, label: 'Stellenanzeigen', Icon: JobAdsIcon },
  { path: paths.ownFigures, label: 'Zahlen', Icon: StatisticsIcon },
  { path: paths.ownEvents, label: 'Events', Icon: CalendarIcon },
  { path: paths.ownImports, label: 'Andere Börsen', Icon: ExchangeIcon },
  { path: teamPath, label: 'Team', Icon: UserListIcon },
  { path: paths.account, label: 'Mein Konto', Icon: PersonIcon },
];

/** The frame of a page in the company area. */
export function CompanyFrame({ children }: { readonly children: ReactNode }) {
  const mayOpen = useOpenPages();
  const entries = pages.filter(({ path }) => mayOpen(path));
  useWindowEvent('keydown', onUndoKey);
  return (
    <AreaFrame label="Unternehmensbereich" groups={[{ entries }]}>
      {children}
    </AreaFrame>
  );
}
