import type { ReactNode } from 'react';
import { ChoicePill } from '../ui/controls/choice-pill.tsx';
import { keptTick, withDefaultTick } from './default-tick.ts';
import { FoldedFilters } from './folded-filters.tsx';
import type { ListState } from './list-address.ts';
import { ListSearch } from './list-search.tsx';

/** Checkboxes of one group of filters; none ticked means all. In the address each is `key=1`. */
export interface FilterGroup {
  /** For screen readers: 'Status'. */
  readonly label: string;
  /** Name of the API's parameter, and the visible label. */
  readonly options: readonly { readonly key: string; readonly label: string }[];
}

interface ListToolsProps {
  readonly address: {
    readonly state: ListState;
    readonly narrow: (change: ListState) => void;
    readonly search: (change: ListState) => void;
  };
  /** For screen readers: 'Firmen durchsuchen'. */
  readonly label: string;
  /** For screen readers: 'Firma suchen'. */
  readonly field: string;
  readonly placeholder: string;
  /** Name of the search text in the address. */
  readonly parameter?: 'search' | 'query';
  /** Minimum length of a search text. */
  readonly min?: number;
  readonly filters?: readonly FilterGroup[];
  /** Key of the filter that is on unless the address says otherwise (default-tick.ts). */
  readonly byDefault?: string;
  /** Other filters, before the checkboxes. */
  readonly children?: ReactNode;
  /** Number of active filters among the other ones. */
  readonly active?: number;
}

/** Row above a list with its search and its filters. */
export function ListTools(props: ListToolsProps) {
  const { address, label, field, placeholder, parameter = 'search', min, byDefault } = props;
  const { filters = [], children, active = 0 } = props;
  const { narrow } = address;
  const state = byDefault ? withDefaultTick(address.state, byDefault) : address.state;
  const ticked = filters.flatMap(({ options }) => options).filter(({ key }) => state[key] === '1');
  return (
    <search aria-label={label} className="wrap gap-3 items-start mb-4">
      <ListSearch
        label={field}
        placeholder={placeholder}
        value={state[parameter] ?? ''}
        {...(min && { min })}
        onSearch={(text) => address.search({ [parameter]: text })}
      />
      {(children || filters.length > 0) && (
        <FoldedFilters active={active + ticked.length}>
          {children}
          {filters.map((group) => (
            <Checkboxes
              key={group.label}
              group={group}
              state={state}
              onChange={(change) => narrow(byDefault ? keptTick(change, byDefault) : change)}
            />
          ))}
        </FoldedFilters>
      )}
    </search>
  );
}

interface CheckboxesProps {
  readonly group: FilterGroup;
  readonly state: ListState;
  readonly onChange: (change: ListState) => void;
}

function Checkboxes({ group: { label, options }, state, onChange }: CheckboxesProps) {
  return (
    <div role="group" aria-label={label} className="wrap gap-2">
      {options.map(({ key, label: words }) => (
        <ChoicePill
          key={key}
          checked={state[key] === '1'}
          onChange={(isTicked) => onChange({ [key]: isTicked ? '1' : '' })}
        >
          {words}
        </ChoicePill>
      ))}
    </div>
  );
}
