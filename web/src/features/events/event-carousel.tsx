import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Carousel } from '../../core/ui/media/carousel.tsx';
import styles from './event-carousel.module.css';
import { EventSlide } from './event-slide.tsx';
import { usePublicEvents } from './queries.ts';

interface EventCarouselProps {
  /** Id of the open event. */
  readonly selected: number | null;
  /** Returns the id of an event's slide, used to return the focus. */
  readonly slideId: (event: number) => string;
  readonly onSelect: (id: number) => void;
}

/** Events on small slides among the results. Renders nothing if there are none or they cannot be loaded. */
export function EventCarousel({ selected, slideId, onSelect }: EventCarouselProps) {
  const { data: events = [], isPending } = usePublicEvents();
  if (isPending) return <Skeleton height="11.75rem" radius="1rem" />;
  if (events.length === 0) return null;
  return (
    <div className={styles.place}>
      <Carousel
        label="Events"
        heading={<h2 className={styles.heading}>Events</h2>}
        className={styles.carousel}
        slides={events.map((event) => ({
          key: event.id,
          content: (
            <EventSlide
              id={slideId(event.id)}
              event={event}
              look="compact"
              isOpen={event.id === selected}
              onSelect={onSelect}
            />
          ),
        }))}
      />
    </div>
  );
}
