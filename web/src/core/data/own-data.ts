import { queryClient } from './query-client.ts';
import { notifyOtherTabs } from './shared-data.ts';

/**
 * Reads anew whatever an account owns, here and in other tabs, after a write: the keys of such queries begin with `own-`. Done when that which is shown has
 * been read.
 */
export function reloadOwn(): Promise<void> {
  notifyOtherTabs();
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('own-'),
  });
}
