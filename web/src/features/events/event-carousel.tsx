import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { Carousel } from '../../core/ui/media/carousel.tsx';
import styles from './event-carousel.module.css';
import { EventSlide } from './event-slide.tsx';

export interface EventCarouselProps {
  /** At least one. */
  readonly events: readonly PublicEvent[];
  /** `href` of the page with all of them. */
  readonly more: string;
  /** Id of the open event. */
  readonly selected: number | null;
  /** Returns the id of an event's slide, used to return the focus. */
  readonly slideId: (event: number) => string;
  readonly onSelect: (id: number) => void;
}

/** Events on small slides among the results. */
export function EventCarousel({ events, more, selected, slideId, onSelect }: EventCarouselProps) {
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
      <a className="tap-line" href={more}>
        Alle Events ansehen
      </a>
    </div>
  );
}
