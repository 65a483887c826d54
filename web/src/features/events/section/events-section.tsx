import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { StoredNotice } from '../../../core/offline/stored-notice.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './events-section.module.css';
import { usePublicEvents } from '../queries.ts';
import { useEventList } from './use-event-list.ts';
import type { ReactNode } from 'react';
import { Carousel } from '../../../core/ui/media/carousel.tsx';
import { EventSlide } from '../banner/event-slide.tsx';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { EventList } from './event-list.tsx';

/** Section of the start page with the events: as a carousel and as a list. */
export function EventsSection() {
  const events = usePublicEvents();
  const isLoaded = events.data !== undefined && events.data.length > 0;
  return (
    <section className={styles.section} aria-labelledby="events">
      <div className={`${styles.inside} max-w-page`}>
        {!isLoaded && <Heading />}
        <QueryView
          query={events}
          loading={<Loading />}
          failed={t('Die Events konnten nicht geladen werden.')}
        >
          {(list) =>
            list.length === 0 ? (
              <p className={`${styles.empty} text-lg`}>{t('Derzeit keine Events!')}</p>
            ) : (
              <>
                <StoredNotice of={list} />
                <Events events={list} />
              </>
            )
          }
        </QueryView>
      </div>
    </section>
  );
}

function Heading() {
  return (
    <div>
      <h2 id="events" className={`${styles.heading} m-0`}>
        {t('Events: Triff Unternehmen, bevor du dich bewirbst')}
      </h2>
      <p className={`${styles.lead} text-soft`}>
        {t('Messen, Schnuppertage und Sprechstunden – vor Ort und digital.')}
      </p>
    </div>
  );
}

function Events({ events }: { readonly events: readonly PublicEvent[] }) {
  const list = useEventList(events);
  return (
    <>
      <EventBanner heading={<Heading />} events={events} onSelect={list.reveal} />
      <div className={`${styles.subheading} row justify-between gap-2-4`}>
        <h3>{t('Alle Events')}</h3>
        <ButtonLink variant="default" wraps href={hrefOf(paths.events)}>
          {t('Nach Ort, Monat und Zielgruppe suchen')}
        </ButtonLink>
      </div>
      <EventList events={events} list={list} level={4} label={t('Alle Events')} />
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <div className={`${styles.slides} grid overflow-hidden gap-4 px-0 py-3`}>
        {[1, 2, 3, 4].map((number) => (
          <Skeleton key={number} height="15.5rem" radius="1rem" />
        ))}
      </div>
      <div className={`${styles.lines} grid gap-3`}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Skeleton key={number} height="4.875rem" radius="1rem" />
        ))}
      </div>
    </div>
  );
}

interface EventBannerProps {
  readonly heading: ReactNode;
  readonly events: readonly PublicEvent[];
  readonly onSelect: (id: number) => void;
}

/** All events on large slides, as many side by side as fit on the screen. */
function EventBanner({ heading, events, onSelect }: EventBannerProps) {
  return (
    <Carousel
      label={t('Die nächsten Events')}
      heading={heading}
      className={styles.banner}
      slides={events.map((event) => ({
        key: event.id,
        content: <EventSlide event={event} look="banner" onSelect={onSelect} />,
      }))}
    />
  );
}
