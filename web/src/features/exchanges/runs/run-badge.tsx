import type { RunState } from '@lehrpfad/contract/exchanges/options.ts';
import type { ComponentType } from 'react';
import {
  AcceptedIcon,
  DeclinedIcon,
  ExchangeIcon,
  ExpiredIcon,
  StopIcon,
  WaitingIcon,
  WarningIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import { stateLabel, waitsForEditor } from './run-words.ts';

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

const outdated = ['quiet', ExpiredIcon] as const;

interface RunBadgeProps {
  readonly state: RunState;
  /** A newer run exists, so that there is no decision to make about this one. */
  readonly isOutdated?: boolean;
}

/** The badge with the state of a run. */
export function RunBadge({ state, isOutdated = false }: RunBadgeProps) {
  const [tone, Icon] = isOutdated && waitsForEditor(state) ? outdated : looks[state];
  return (
    <StatusBadge tone={tone} Icon={Icon}>
      {stateLabel(state, isOutdated)}
    </StatusBadge>
  );
}

/** The badge that says whether an exchange is read each day. */
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
