import type { Query } from '@tanstack/react-query';
import { queryClient, readQuietly } from './query-client.ts';
import { hasUnsavedInput, onNoUnsavedInput } from '../session/unsaved.ts';

/*
 * Lists that other people may change while they are shown: those of an account and of the back-office, whose keys begin with `own-` and
 * `all-`. They are reloaded when the tab becomes visible again and after a write in another tab.
 */

/** Data younger than this is not reloaded when the tab becomes visible again. */
const freshMs = 10_000;

const isShared = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): boolean =>
  typeof name === 'string' && /^(?:own|all)-/.test(name);

/** Channel to other tabs. Browsers without BroadcastChannel reload only when the tab becomes visible again. */
const otherTabs =
  typeof document === 'object' && typeof BroadcastChannel === 'function'
    ? new BroadcastChannel('lehrpfad-data')
    : undefined;

/** After a write, tells the other tabs that their data may be out of date. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  otherTabs?.postMessage('written');
}

/** Marks the data as outdated after somebody else has written. It is reloaded once no form holds unsaved input. */
export function recordOutdated(): void {
  void queryClient.invalidateQueries({ predicate: isShared, refetchType: 'none' });
}

const isDue = (query: Query, now: number): boolean =>
  query.state.fetchStatus === 'idle' &&
  // A failed query waits until somebody presses 'Erneut versuchen'.
  query.state.data !== undefined &&
  (query.state.isInvalidated || now - query.state.dataUpdatedAt > freshMs);

/**
 * Reloads the shown lists in the background; a failure keeps the old data and raises no notice. Reloads nothing while a form holds unsaved
 * input, because the edited object could disappear.
 */
function refresh(): void {
  if (document.visibilityState === 'hidden' || hasUnsavedInput()) return;
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isShared });
  const now = Date.now();
  for (const query of shown) if (!query.isDisabled() && isDue(query, now)) readQuietly(query);
}

function onWritten(): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
  refresh();
}

if (typeof document === 'object') {
  onNoUnsavedInput(refresh);
  addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  otherTabs?.addEventListener('message', onWritten);
}
