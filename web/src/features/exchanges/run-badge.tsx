import type { RunState } from '@lehrpfad/contract/exchanges/options.ts';
import type { ComponentType } from 'react';
import {
  AcceptedIcon,
  DeclinedIcon,
  ExchangeIcon,
  StopIcon,
  WaitingIcon,
  WarningIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { StatusBadge, type Tone } from '../../core/ui/page/status-badge.tsx';
import { stateLabel } from './run-words.ts';

const looks: Readonly<Record<RunState, readonly [Tone, ComponentType]>> = {
  waiting: ['waiting', WaitingIcon],
  running: ['waiting', ExchangeIcon],
  held: ['bad', WarningIcon],
  done: ['good', AcceptedIcon],
  dismissed: ['quiet', DeclinedIcon],
  failed: ['bad', DeclinedIcon],
  stopped: ['quiet', StopIcon],
  'set-aside': ['bad', WarningIcon],
};

/** How a run stands. */
export function RunBadge({ state }: { readonly state: RunState }) {
  const [tone, Icon] = looks[state];
  return (
    <StatusBadge tone={tone} Icon={Icon}>
      {stateLabel(state)}
    </StatusBadge>
  );
}

/** Whether an exchange is read each day. */
export function ActiveBadge({ active }: { readonly active: boolean }) {
  return active ? (
    <StatusBadge tone="good" Icon={AcceptedIcon}>
      Aktiv
    </StatusBadge>
  ) : (
    <StatusBadge tone="quiet" Icon={StopIcon}>
      Nicht aktiv
    </StatusBadge>
  );
}
