import type { ComponentProps } from 'react';
import { destinationOf } from '../boot/destination.ts';
import { JobAdPanel } from '../../features/job-ads/public/job-ad-panel.tsx';
import { usePlaceOnCard } from '../../features/search/results/use-place-on-card.ts';

/** The open ad, with its distance if its card has one. */
export function AdPanel(
  props: Omit<ComponentProps<typeof JobAdPanel>, 'place' | 'isAmongFavourites'>,
) {
  const isAmongFavourites = destinationOf(location.hash).page === 'favourites';
  return (
    <JobAdPanel {...props} place={usePlaceOnCard(props.id)} isAmongFavourites={isAmongFavourites} />
  );
}
