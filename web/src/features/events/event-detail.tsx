import type { PublicEvent } from '@lehrpfad/contract/events.ts';
import { useLayoutEffect, useRef } from 'react';
import { EventDescription } from './event-description.tsx';
import styles from './event-detail.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventLeaf } from './event-leaf.tsx';
import { EventPicture } from './event-picture.tsx';

interface EventDetailProps {
  readonly event: PublicEvent;
  readonly takesFocus: boolean;
}

/** Everything about an event. */
export function EventDetail({ event, takesFocus }: EventDetailProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        {event.logo ? (
          <div className={styles.logo}>
            <EventPicture logo={event.logo} digital={event.digital} variant={event.id} />
          </div>
        ) : (
          <EventLeaf day={event.start_date} />
        )}
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {event.title}
          </h2>
          {event.Company && <p className={styles.company}>{event.Company.name}</p>}
        </div>
      </header>
      <EventFacts event={event} />
      {event.description.trim() !== '' && (
        <section className={styles.part}>
          <h3 className={styles.heading}>Beschreibung</h3>
          <EventDescription html={event.description} below={3} />
        </section>
      )}
    </article>
  );
}
