import type { ListState } from './list-address.ts';

/** Ticks a filter that is on by default: the address says `open=0` if it is off. Returns the state for `ListFilter`. */
export function withDefaultTick(state: ListState, key: string): ListState {
  return { ...state, [key]: state[key] === '0' ? '' : '1' };
}

/** Converts a change by `ListFilter` to the form in the address. */
export function keptTick(change: ListState, key: string): ListState {
  if (!(key in change)) return change;
  return { ...change, [key]: change[key] === '1' ? '' : '0' };
}

/** Returns a ticked box as a query parameter of the list. */
export function tickOf(state: ListState, key: string): '1' | undefined {
  return state[key] === '1' ? '1' : undefined;
}
