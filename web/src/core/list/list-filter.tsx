import { ChoicePill } from '../ui/controls/choice-pill.tsx';
import type { ListState } from './list-address.ts';

interface ListFilterProps<Key extends string> {
  /** For screen readers: 'Status'. */
  readonly label: string;
  /** Name of the API's parameter, and the visible label. */
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly state: ListState;
  readonly onChange: (change: ListState) => void;
}

/** Checkboxes of one group of filters; none ticked means all. In the address each is `key=1`. */
export function ListFilter<Key extends string>(props: ListFilterProps<Key>) {
  const { label, options, state, onChange } = props;
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
