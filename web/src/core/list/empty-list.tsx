import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import type { ListAddress } from './list-address.ts';

export interface EmptyListProps {
  readonly address: Pick<ListAddress, 'state' | 'replace'>;
  readonly Icon: ComponentType;
  /** No entry matches search and filters. */
  readonly nothingFits: string;
  /** There are no entries at all. */
  readonly none: string;
  /** Label of the button that removes search and filters. */
  readonly showAll?: string;
  /** Text if no entry is open, for a list that shows only open entries by default. */
  readonly done?: string;
  /** The next step if there are no entries at all. */
  readonly action?: ReactNode;
}

/** Shown instead of an empty list, with a button that removes search and filters. */
export function EmptyList(props: EmptyListProps) {
  const { address, Icon, nothingFits, none, showAll = 'Alles zeigen', done, action } = props;
  const { state, replace } = address;
  const all: ListAddress['state'] = done === undefined ? {} : { open: '0' };
  const isAll = JSON.stringify(state) === JSON.stringify(all);
  if (isAll) return <EmptyState Icon={Icon} text={none} action={action} />;
  return (
    <EmptyState
      Icon={Icon}
      text={Object.keys(state).length === 0 ? (done ?? none) : nothingFits}
      action={
        <Button variant="default" wraps onClick={() => replace(all)}>
          {showAll}
        </Button>
      }
    />
  );
}
