import { useLocation } from 'wouter';
import { useEntryAddress } from '../navigation/entry-address.ts';
import { usePlainPath } from '../navigation/plain-path.ts';

/** What narrows a list, as its address holds it: texts by name. Empty ones are left out. */
export type ListState = Readonly<Record<string, string>>;

/** Marks the part of an address that says how its list is narrowed: `/redakteure/berufe/~query=koch&page=2/12`. */
const mark = '~';

/** The part as it stands in the address; '' where there is none. */
function statePart(base: string, path: string): string {
  const [first = ''] = path.slice(base.length + 1).split('/');
  return first.startsWith(mark) ? first : '';
}

export function readListState(base: string, path: string): ListState {
  return Object.fromEntries(new URLSearchParams(statePart(base, path).slice(mark.length)));
}

/** Address of a list narrowed like that. */
export function listPath(base: string, state: ListState): string {
  const filled = Object.entries(state).filter(([, value]) => value !== '');
  if (filled.length === 0) return base;
  return `${base}/${mark}${new URLSearchParams(filled).toString()}`;
}

export interface ListAddress {
  readonly state: ListState;
  readonly page: number;
  /** The entry that is open, which keeps the list as it is. */
  readonly entry: ReturnType<typeof useEntryAddress>;
  /**
   * Narrows the list in another way and begins at its first page. What was open closes. A step of its own for Back, unless
   * `replace`.
   */
  readonly narrow: (change: ListState, options?: { readonly replace?: boolean }) => void;
  readonly turnTo: (page: number) => void;
}

/** Keeps page, search and filters of a list in its address: reload and Back restore them, and a link to them can be sent. */
export function useListAddress(base: string): ListAddress {
  const [, navigate] = useLocation();
  const path = usePlainPath();
  const part = statePart(base, path);
  const entry = useEntryAddress(part === '' ? base : `${base}/${part}`);
  const { page = '', ...state } = readListState(base, path);

  return {
    state,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    entry,
    narrow: (change, { replace = false } = {}) =>
      navigate(listPath(base, { ...state, ...change }), { replace }),
    turnTo: (next) => navigate(listPath(base, { ...state, page: next > 1 ? String(next) : '' })),
  };
}
