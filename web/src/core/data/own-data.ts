import { queryClient } from './query-client.ts';
import { notifyOtherTabs } from './shared-data.ts';

/**
 * Reloads the data of the logged-in account after a write, here and in other tabs: queries whose keys begin with `own-`. The promise
 * resolves when the active queries have been reloaded.
 */
export function reloadOwn(): Promise<void> {
  notifyOtherTabs();
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('own-'),
  });
}

/** Waits for a write, then reloads the account's data. @throws ApiError */
export async function reloadOwnAfter<Answer>(write: Promise<Answer>): Promise<Answer> {
  const answer = await write;
  await reloadOwn();
  return answer;
}
