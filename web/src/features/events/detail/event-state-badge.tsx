import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { ComponentType } from 'react';
import {
  AcceptedIcon,
  DeclinedIcon,
  ExpiredIcon,
  WaitingIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import { branchClosed } from '../../companies/branches/closed-note.ts';
import { stateNames, stateOf, type EventState } from './event-state.ts';

interface Look {
  readonly tone: Tone;
  readonly Icon: ComponentType;
}

const looks: Readonly<Record<EventState, Look>> = {
  pending: { tone: 'waiting', Icon: WaitingIcon },
  accepted: { tone: 'good', Icon: AcceptedIcon },
  declined: { tone: 'bad', Icon: DeclinedIcon },
  expired: { tone: 'quiet', Icon: ExpiredIcon },
};

export function EventStateBadge({ event }: { readonly event: OwnEvent }) {
  // Events of a closed branch are not public, even accepted ones.
  if (event.company_closed)
    return (
      <StatusBadge tone="quiet" Icon={ExpiredIcon}>
        {branchClosed}
      </StatusBadge>
    );
  const state = stateOf(event);
  return <StatusBadge {...looks[state]}>{stateNames[state]}</StatusBadge>;
}
