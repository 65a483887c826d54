import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../core/data/query-view.tsx';
import { useAction } from '../../../core/hooks/use-action.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Switch } from '../../../core/ui/controls/switch.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AccountSection } from './account-section.tsx';

interface AccountSwitchProps {
  readonly id: string;
  readonly title: string;
  /** Explanation of the switch. */
  readonly children: ReactNode;
  readonly label: string;
  readonly query: UseQueryResult<{ readonly on: boolean }>;
  readonly save: (on: boolean) => Promise<unknown>;
  /** Error message if the state cannot be read. */
  readonly failed: string;
  /** Shown when it has been switched. */
  readonly done: { readonly on: string; readonly off: string };
}

/** Section of the account's page with something that a company may want or not. */
export function AccountSwitch({ id, title, children, label, query, ...way }: AccountSwitchProps) {
  const { isBusy, run } = useAction(async (on: boolean) => {
    await way.save(on);
    showToast(on ? way.done.on : way.done.off);
  });
  return (
    <AccountSection id={id} title={title}>
      <p className="mb-4">{children}</p>
      <QueryView query={query} loading={<Skeleton height="2.75rem" />} failed={way.failed}>
        {({ on }) => (
          <Switch
            label={label}
            value={on}
            disabled={isBusy}
            onChange={(wanted) => void run(wanted)}
          />
        )}
      </QueryView>
    </AccountSection>
  );
}
