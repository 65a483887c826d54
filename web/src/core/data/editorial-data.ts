import { queryClient } from './query-client.ts';
import { notifyOtherTabs } from './shared-data.ts';

/**
 * Reloads the data of the back-office after a write, here and in other tabs: queries whose keys begin with `all-`. Marks the public data of
 * this tab as stale, too. The promise resolves when the active queries have been reloaded.
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
