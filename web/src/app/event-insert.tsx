import { Skeleton } from '@mantine/core';
import type { Opened } from '../features/search/search.ts';
import { lazyPart } from '../floor/lazy-part.tsx';

const EventCarousel = lazyPart(
  'event-carousel',
  async () => (await import('../features/events/event-carousel.tsx')).EventCarousel,
  <Skeleton height="11.75rem" radius="lg" />,
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
      onSelect={(id) => onOpen({ kind: 'event', id })}
    />
  );
}
