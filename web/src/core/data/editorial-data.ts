import { queryClient } from './query-client.ts';
import { notifyOtherTabs } from './shared-data.ts';

/**
 * Reads anew whatever the back-office shows, here and in other tabs, after a write: the keys of such queries begin with `all-`. What pupils see in this tab
 * is stale then, too. Done when that which is shown has been read.
 */
export async function reloadEditorial(): Promise<void> {
  notifyOtherTabs();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && !name.startsWith('all-'),
    refetchType: 'none',
  });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('all-'),
  });
}
