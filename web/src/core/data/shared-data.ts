import type { Query } from '@tanstack/react-query';
import { queryClient, readQuietly } from './query-client.ts';
import { isHeld, onReleased } from '../session/unsaved.ts';

/*
 * Lists that somebody else may change while they are shown: those of an account and of the back-office, whose keys begin with `own-`
 * and `all-`. They are read anew when one comes back to the tab, and after a write in another tab.
 */

/** What was read so lately is not asked for again on coming back. */
const freshMs = 10_000;

const isShared = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): boolean =>
  typeof name === 'string' && /^(?:own|all)-/.test(name);

/** Other tabs of this browser; browsers without it go by what coming back to the tab brings. */
const otherTabs =
  typeof document === 'object' && typeof BroadcastChannel === 'function'
    ? new BroadcastChannel('lehrpfad-data')
    : undefined;

/** After a write: whatever the other tabs have read may be out of date. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  otherTabs?.postMessage('written');
}

/** Somebody else is known to have written: what was read before is read anew as soon as no form holds unsaved input. */
export function recordOutdated(): void {
  void queryClient.invalidateQueries({ predicate: isShared, refetchType: 'none' });
}

const isDue = (query: Query, now: number): boolean =>
  query.state.fetchStatus === 'idle' &&
  // One that has failed waits for whoever presses 'Erneut versuchen'.
  query.state.data !== undefined &&
  (query.state.isInvalidated || now - query.state.dataUpdatedAt > freshMs);

/**
 * Reads what is shown anew, in the background: a failure leaves what is there, without a word. Nothing is read while a form holds
 * unsaved input: what is edited must not go from under it.
 */
function refresh(): void {
  if (document.visibilityState === 'hidden' || isHeld()) return;
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isShared });
  const now = Date.now();
  for (const query of shown) if (!query.isDisabled() && isDue(query, now)) readQuietly(query);
}

function onWritten(): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
  refresh();
}

if (typeof document === 'object') {
  onReleased(refresh);
  addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  otherTabs?.addEventListener('message', onWritten);
}
