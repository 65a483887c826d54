import { Skeleton } from '../../core/loading/skeleton.tsx';
import type { Opened, Search } from '../../features/search/search.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { eventSlideId } from '../boot/use-focus-back-to-result.ts';

const loading = <Skeleton height="11.75rem" radius="1rem" />;

const NextEvents = lazyPart(
  'next-events',
  async () => (await import('../../features/events/banner/event-carousel.tsx')).NextEvents,
  loading,
);

/** Loaded separately, because many searches have no place. */
const EventsNear = lazyPart(
  'events-near',
  async () => (await import('../../features/search/events/events-near.tsx')).EventsNear,
  loading,
);

interface EventInsertProps {
  readonly search: Search;
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened) => void;
}

/** The events between the results. */
export function EventInsert({ search, opened, onOpen }: EventInsertProps) {
  const carousel = {
    selected: opened?.kind === 'event' ? opened.id : null,
    slideId: eventSlideId,
    onSelect: (id: number) => onOpen({ kind: 'event', id }),
  };
  return search.place ? <EventsNear search={search} {...carousel} /> : <NextEvents {...carousel} />;
}
