import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reloadEditorial } from './editorial-data.ts';
import { reloadOwn } from './own-data.ts';
import { queryClient } from './query-client.ts';

it.each([
  ['an account', 'own-things', reloadOwn],
  ['the back-office', 'all-things', reloadEditorial],
])('whoever waits for the data of %s finds them in the page', async (_whose, key, reload) => {
  let stored = 'before';
  const observer = new QueryObserver(queryClient, {
    queryKey: [key],
    queryFn: () => Promise.resolve(stored),
  });
  let shown: string | undefined;
  // As components subscribe (useQuery).
  const end = observer.subscribe(
    notifyManager.batchCalls(({ data }: { readonly data: string | undefined }) => {
      shown = data;
    }),
  );
  await reload();
  expect(shown).toBe('before');
  stored = 'after';
  await reload();
  expect(shown).toBe('after');
  end();
});
