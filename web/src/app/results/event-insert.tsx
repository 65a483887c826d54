import { Skeleton } from '../../core/loading/skeleton.tsx';
import type { Opened } from '../../features/search/search.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { eventSlideId } from '../boot/use-focus-back.ts';

const EventCarousel = lazyPart(
  'event-carousel',
  async () => (await import('../../features/events/event-carousel.tsx')).EventCarousel,
  <Skeleton height="11.75rem" radius="1rem" />,
);

interface EventInsertProps {
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened) => void;
}

/** The events between the results. */
export function EventInsert({ opened, onOpen }: EventInsertProps) {
  return (
    <EventCarousel
      selected={opened?.kind === 'event' ? opened.id : null}
      slideId={eventSlideId}
      onSelect={(id) => onOpen({ kind: 'event', id })}
    />
  );
}
