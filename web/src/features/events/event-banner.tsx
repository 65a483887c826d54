import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { ReactNode } from 'react';
import { Carousel } from '../../core/ui/media/carousel.tsx';
import styles from './event-banner.module.css';
import { EventSlide } from './event-slide.tsx';

interface EventBannerProps {
  readonly heading: ReactNode;
  readonly events: readonly PublicEvent[];
  readonly onSelect: (id: number) => void;
}

/** All events on large slides: one beside the other, as many as the screen has room for. */
export function EventBanner({ heading, events, onSelect }: EventBannerProps) {
  return (
    <Carousel
      label="Die nächsten Events"
      heading={heading}
      className={styles.banner}
      slides={events.map((event) => ({
        key: event.id,
        content: <EventSlide event={event} look="banner" onSelect={onSelect} />,
      }))}
    />
  );
}
