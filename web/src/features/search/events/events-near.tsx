import { hrefOf } from '../../../core/navigation/paths.ts';
import {
  EventCarousel,
  NextEvents,
  type EventCarouselProps,
} from '../../events/banner/event-carousel.tsx';
import type { Search } from '../search.ts';
import { allEvents, eventsPath } from './event-address.ts';
import { useEventsNear } from './queries.ts';

interface EventsNearProps extends EventCarouselProps {
  /** A search with a place. */
  readonly search: Search;
}

/** Events among the results, the nearest to the place of the search first. */
export function EventsNear({ search, ...carousel }: EventsNearProps) {
  const { place, perimeter } = search;
  const { data, isPending, isError } = useEventsNear(search);
  // If the place cannot be looked up, the events are not ordered by distance.
  if (isError) return <NextEvents {...carousel} />;
  return (
    <EventCarousel
      {...carousel}
      events={data?.results}
      isPending={isPending}
      more={hrefOf(eventsPath({ ...allEvents, place, perimeter }))}
    />
  );
}
