import type { ListAddress, ListState } from './list-address.ts';

/** Ticks a filter that is on by default: the address says `open=0` if it is off. Returns the state for `ListFilter`. */
export function withDefaultTick(state: ListState, key: string): ListState {
  return { ...state, [key]: state[key] === '0' ? '' : '1' };
}

/** Converts a change by `ListFilter` to the form in the address. */
export function keptTick(change: ListState, key: string): ListState {
  if (!(key in change)) return change;
  return { ...change, [key]: change[key] === '1' ? '' : '0' };
}

type Options<Key extends string> = readonly { readonly key: Key }[];

/** Returns the ticked filters as query parameters of the list. */
export function ticksOf<Key extends string>(state: ListState, options: Options<Key>) {
  const ticks = options.map(({ key }) => [key, state[key] === '1' ? '1' : undefined]);
  return Object.fromEntries(ticks) as Readonly<Record<Key, '1' | undefined>>;
}

/** Returns page and search of a list as its query. */
export const searchQueryOf = ({ state, page }: Pick<ListAddress, 'state' | 'page'>) => ({
  page,
  search: state['search'] ?? '',
});

/**
 * Returns page, search and ticked filters of a list as its query.
 * @param byDefault key of the filter that is on unless the address says otherwise
 */
export function listQueryOf<Key extends string>(
  address: Pick<ListAddress, 'state' | 'page'>,
  options: Options<Key>,
  byDefault?: Key,
) {
  const { state } = address;
  const shown = byDefault ? withDefaultTick(state, byDefault) : state;
  return { ...searchQueryOf(address), ...ticksOf(shown, options) };
}
