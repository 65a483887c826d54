import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import {
  AcceptedIcon,
  DeclinedIcon,
  LockIcon,
  WaitingIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { CheckIcon } from '../../../core/ui/icons/icons.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';

type State = Pick<ListedUser, 'activated' | 'active' | 'validated'>;

/** Whether the account can log in. */
export function AccessBadge({ activated, active }: Omit<State, 'validated'>) {
  if (!activated) {
    return (
      <StatusBadge tone="waiting" Icon={WaitingIcon}>
        Nicht aktiviert
      </StatusBadge>
    );
  }
  return active ? (
    <StatusBadge tone="good" Icon={AcceptedIcon}>
      Aktiv
    </StatusBadge>
  ) : (
    <StatusBadge tone="bad" Icon={LockIcon}>
      Deaktiviert
    </StatusBadge>
  );
}

/** Whether the account's ads are public. */
export function ValidationBadge({ validated }: Pick<State, 'validated'>) {
  return validated ? (
    <StatusBadge tone="good" Icon={CheckIcon}>
      Validiert
    </StatusBadge>
  ) : (
    <StatusBadge tone="bad" Icon={DeclinedIcon}>
      Nicht validiert
    </StatusBadge>
  );
}
