import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { placeOf } from './place-of-card.ts';

/** Returns town and distance as on the ad's card in the shown list; undefined if the list has no card of it. */
export function usePlaceOnCard(id: number): string | undefined {
  const shown = useQueryClient().getQueriesData<InfiniteData<CardPage>>({
    queryKey: ['search'],
    type: 'active',
  });
  for (const [, data] of shown)
    for (const { results } of data?.pages ?? []) {
      const card = results.find((one) => one.id === id);
      if (card) return placeOf(card);
    }
  return undefined;
}
