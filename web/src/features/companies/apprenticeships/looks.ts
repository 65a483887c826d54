import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { AcceptedIcon, DeclinedIcon, WaitingIcon } from '../../../core/ui/icons/area-icons.tsx';

/** Badges for the states of a request. */
export const requestLooks = {
  [apprenticeshipRequestStatus.open]: { tone: 'waiting', Icon: WaitingIcon, word: 'Offen' },
  [apprenticeshipRequestStatus.accepted]: { tone: 'good', Icon: AcceptedIcon, word: 'Angenommen' },
  [apprenticeshipRequestStatus.declined]: { tone: 'bad', Icon: DeclinedIcon, word: 'Abgelehnt' },
} as const;
