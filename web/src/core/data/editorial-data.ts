import { queryClient, untilShown } from './query-client.ts';
import { notifyOtherTabs } from './shared-data.ts';

/**
 * Reloads the data of the back-office after a write, here and in other tabs: queries whose keys begin with `all-`. Marks the public data of
 * this tab as stale, too. The promise resolves when the page shows the reloaded data.
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
  await untilShown();
}

/** Waits for a write, then reloads the back-office. Reloads nothing if the write fails, because its form is still open. @throws ApiError */
export async function reloadEditorialAfter<Answer>(write: Promise<Answer>): Promise<Answer> {
  const answer = await write;
  await reloadEditorial();
  return answer;
}

/** Waits for a decision, then reloads the back-office; after an error too, because somebody else may have been faster. @throws ApiError */
export async function alwaysReloadEditorial<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await reloadEditorialAfter(write);
  } catch (error) {
    void reloadEditorial();
    throw error;
  }
}
