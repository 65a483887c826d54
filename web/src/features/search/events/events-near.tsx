import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { EventCarousel, type EventCarouselProps } from '../../events/event-carousel.tsx';
import { usePublicEvents } from '../../events/queries.ts';
import type { Search } from '../search.ts';
import { allEvents, eventsPath, usualPerimeter } from './event-address.ts';
import { useEventsNear } from './queries.ts';

interface EventsNearProps extends Pick<EventCarouselProps, 'selected' | 'slideId' | 'onSelect'> {
  readonly search: Search;
}

/** Events among the results: the nearest to the place of the search first. Renders nothing if there are none or they cannot be loaded. */
export function EventsNear({ search, ...carousel }: EventsNearProps) {
  const { place, perimeter } = search;
  const near = useEventsNear(search);
  // Offline, or where the place cannot be looked up, the order does not follow it.
  const isPlaced = place !== null && !near.isError;
  const all = usePublicEvents(!isPlaced);
  const { data, isPending } = isPlaced
    ? { data: near.data?.results, isPending: near.isPending }
    : all;
  if (isPending) return <Skeleton height="11.75rem" radius="1rem" />;
  if (data === undefined || data.length === 0) return null;
  const more = { ...allEvents, place, perimeter: place ? perimeter : usualPerimeter };
  return <EventCarousel {...carousel} events={data} more={hrefOf(eventsPath(more))} />;
}
