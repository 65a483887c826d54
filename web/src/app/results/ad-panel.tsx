import type { ComponentProps } from 'react';
import { destinationOf } from '../boot/destination.ts';
import { JobAdPanel } from '../../features/job-ads/public/job-ad-panel.tsx';
import { placeOf } from '../../features/search/results/place-of-card.ts';
import { hrefOfSimilar } from '../../features/search/results/similar-search.ts';
import { useCardInList } from '../../features/search/results/use-card-in-list.ts';

/** The open ad, with its distance if its card has one. */
export function AdPanel(
  props: Omit<ComponentProps<typeof JobAdPanel>, 'place' | 'similar' | 'isAmongFavourites'>,
) {
  const isAmongFavourites = destinationOf(location.hash).page === 'favourites';
  const card = useCardInList(props.id);
  return (
    <JobAdPanel
      {...props}
      place={card && placeOf(card)}
      similar={card && hrefOfSimilar(card)}
      isAmongFavourites={isAmongFavourites}
    />
  );
}
