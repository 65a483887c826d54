import { Skeleton } from '../../core/loading/skeleton.tsx';
import type { Opened, Search } from '../../features/search/search.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { eventSlideId } from '../boot/use-focus-back.ts';

const EventsNear = lazyPart(
  'event-carousel',
  async () => (await import('../../features/search/events/events-near.tsx')).EventsNear,
  <Skeleton height="11.75rem" radius="1rem" />,
);

interface EventInsertProps {
  readonly search: Search;
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened) => void;
}

/** The events between the results. */
export function EventInsert({ search, opened, onOpen }: EventInsertProps) {
  return (
    <EventsNear
      search={search}
      selected={opened?.kind === 'event' ? opened.id : null}
      slideId={eventSlideId}
      onSelect={(id) => onOpen({ kind: 'event', id })}
    />
  );
}
