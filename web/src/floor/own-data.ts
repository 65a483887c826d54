import { queryClient } from './query-client.ts';

/**
 * Reads anew whatever an account owns, after a write: the keys of such queries begin with `own-`. Done when that which is shown has
 * been read.
 */
export function reloadOwn(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('own-'),
  });
}
