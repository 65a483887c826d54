import type { CardPage, JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';

/** Returns the ad's card in the shown list; undefined if the list has none of it. */
export function useCardInList(id: number): JobAdCard | undefined {
  const shown = useQueryClient().getQueriesData<InfiniteData<CardPage>>({
    queryKey: ['search'],
    type: 'active',
  });
  for (const [, data] of shown)
    for (const { results } of data?.pages ?? []) {
      const card = results.find((one) => one.id === id);
      if (card) return card;
    }
  return undefined;
}
