import type { ListState } from './list-address.ts';

/** A filter that is on as long as nobody takes it off: then the address says `open=0`. What `ListFilter` shows. */
export function withDefaultTick(state: ListState, key: string): ListState {
  return { ...state, [key]: state[key] === '0' ? '' : '1' };
}

/** The change that `ListFilter` tells, as the address keeps it. */
export function keptTick(change: ListState, key: string): ListState {
  if (!(key in change)) return change;
  return { ...change, [key]: change[key] === '1' ? '' : '0' };
}

/** Whether a box is ticked, as lists are asked for. */
export function tickOf(state: ListState, key: string): '1' | undefined {
  return state[key] === '1' ? '1' : undefined;
}
