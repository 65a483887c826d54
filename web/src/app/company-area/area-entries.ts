import { paths } from '../../core/navigation/paths.ts';
import {
  BranchesIcon,
  ExchangeIcon,
  JobAdsIcon,
  PeopleIcon,
  PersonIcon,
  SetupIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import type { AreaEntry } from '../area/side-navigation.tsx';

const setup: AreaEntry = { path: paths.setup, label: 'Einrichtung', Icon: SetupIcon };

const entries: readonly AreaEntry[] = [
  { path: paths.companyProfile, label: 'Filialenverwaltung', Icon: BranchesIcon },
  { path: paths.contactPersons, label: 'Kontaktpersonen', Icon: PeopleIcon },
  { path: paths.ownJobAds, label: 'Stellenanzeigen', Icon: JobAdsIcon },
  { path: paths.ownEvents, label: 'Events', Icon: CalendarIcon },
  { path: paths.ownImports, label: 'Andere Börsen', Icon: ExchangeIcon },
  { path: paths.account, label: 'Mein Konto', Icon: PersonIcon },
];

/** Returns the pages of a company account; the setup is one of them until it is finished. */
export function areaEntries(setupComplete: boolean): readonly AreaEntry[] {
  return setupComplete ? entries : [setup, ...entries];
}
