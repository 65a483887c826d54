import { queryClient, untilShown } from './query-client.ts';
import { notifyOtherTabs } from './shared-data.ts';

/**
 * Reloads the data of the logged-in account after a write, here and in other tabs: queries whose keys begin with `own-`. The promise
 * resolves when the page shows the reloaded data.
 */
export async function reloadOwn(): Promise<void> {
  notifyOtherTabs();
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('own-'),
  });
  await untilShown();
}

/** Waits for a write, then reloads the account's data. @throws ApiError */
export async function reloadOwnAfter<Answer>(write: Promise<Answer>): Promise<Answer> {
  const answer = await write;
  await reloadOwn();
  return answer;
}
