import { useLocation } from 'wouter';
import { useEntryAddress } from '../navigation/entry-address.ts';
import { usePlainPath } from '../navigation/plain-path.ts';

/** Search and filters of a list as in its address: strings by name, without empty ones. */
export type ListState = Readonly<Record<string, string>>;

/** Marks the part of an address with search, filters and page: `/redakteure/berufe/~query=koch&page=2/12`. */
const mark = '~';

/** Returns this part as it is in the address; '' if there is none. */
function statePart(base: string, path: string): string {
  const [first = ''] = path.slice(base.length + 1).split('/');
  return first.startsWith(mark) ? first : '';
}

export function readListState(base: string, path: string): ListState {
  return Object.fromEntries(new URLSearchParams(statePart(base, path).slice(mark.length)));
}

/** Returns the address of a list with search and filters. */
export function listPath(base: string, state: ListState): string {
  const filled = Object.entries(state).filter(([, value]) => value !== '');
  if (filled.length === 0) return base;
  return `${base}/${mark}${new URLSearchParams(filled).toString()}`;
}

export interface ListAddress {
  readonly state: ListState;
  readonly page: number;
  /** The open entry; its address keeps search and filters. */
  readonly entry: ReturnType<typeof useEntryAddress>;
  /** Changes search or filters, goes to the first page and closes the open entry. Adds a history entry unless `replace` is set. */
  readonly narrow: (change: ListState, options?: { readonly replace?: boolean }) => void;
  /**
   * Changes the search text likewise. Adds a history entry on a later page of the list only: Back leads to that page, and not to each text
   * on the way to the wanted one.
   */
  readonly search: (change: ListState) => void;
  /** Replaces search and filters by others; `{}` removes them. */
  readonly replace: (state: ListState) => void;
  readonly turnTo: (page: number) => void;
  /** The list with its search, filters and page, as a path. */
  readonly path: string;
}

/** Keeps page, search and filters of a list in its address: reload and Back restore them, and a link can contain them. */
export function useListAddress(base: string): ListAddress {
  const [, navigate] = useLocation();
  const path = usePlainPath();
  const part = statePart(base, path);
  const own = part === '' ? base : `${base}/${part}`;
  const entry = useEntryAddress(own);
  const { page = '', ...state } = readListState(base, path);

  const number = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;

  function narrow(change: ListState, { replace = false } = {}): void {
    navigate(listPath(base, { ...state, ...change }), { replace });
  }

  return {
    state,
    page: number,
    entry,
    narrow,
    search: (change) => narrow(change, { replace: number === 1 }),
    replace: (next) => navigate(listPath(base, next)),
    path: own,
    turnTo: (next) => navigate(listPath(base, { ...state, page: next > 1 ? String(next) : '' })),
  };
}
