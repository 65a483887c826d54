import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { usePublicEvents } from '../queries.ts';
import { Carousel } from '../../../core/ui/media/carousel.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './event-carousel.module.css';
import { EventSlide } from './event-slide.tsx';

interface EventListing {
  /** Undefined while they are loading, and if they cannot be loaded. */
  readonly events: readonly PublicEvent[] | undefined;
  readonly isPending: boolean;
  /** `href` of the page with all of them. */
  readonly more: string;
}

export interface EventCarouselProps {
  /** Id of the open event. */
  readonly selected: number | null;
  /** Returns the id of an event's slide, used to return the focus. */
  readonly slideId: (event: number) => string;
  readonly onSelect: (id: number) => void;
}

/** All events, the next one first. */
export function NextEvents(props: EventCarouselProps) {
  const { data, isPending } = usePublicEvents();
  return (
    <EventCarousel {...props} events={data} isPending={isPending} more={hrefOf(paths.events)} />
  );
}

/** Events on small slides among the results. Renders nothing if there are none or they cannot be loaded. */
export function EventCarousel(props: EventCarouselProps & EventListing) {
  const { events = [], isPending, more, selected, slideId, onSelect } = props;
  if (isPending) return <Skeleton height="11.75rem" radius="1rem" />;
  if (events.length === 0) return null;
  return (
    <div className={`${styles.place} rounded-lg bg-accent`}>
      <Carousel
        label={t('Events')}
        heading={<h2 className={`${styles.heading} text-md m-0`}>{t('Events')}</h2>}
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
        {t('Alle Events ansehen')}
      </a>
    </div>
  );
}
