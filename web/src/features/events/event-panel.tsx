import { Skeleton } from '@mantine/core';
import { QueryView } from '../../floor/query-view.tsx';
import { EventDetail } from './event-detail.tsx';
import styles from './event-detail.module.css';
import { usePublicEvents } from './queries.ts';

interface EventPanelProps {
  readonly id: number;
  /** Moves the focus to the event's title once it is there. */
  readonly takesFocus: boolean;
}

/** The open event beside the results. */
export function EventPanel({ id, takesFocus }: EventPanelProps) {
  return (
    <QueryView
      query={usePublicEvents()}
      loading={<Loading />}
      failed="Das Event konnte nicht geladen werden."
    >
      {(events) => {
        const event = events.find((one) => one.id === id);
        return event ? <EventDetail key={id} event={event} takesFocus={takesFocus} /> : <Gone />;
      }}
    </QueryView>
  );
}

function Gone() {
  return (
    <div className={styles.gone} role="status">
      <h2 className={styles.title}>Dieses Event gibt es nicht mehr</h2>
      <p>
        Vielleicht ist es schon vorbei. Was als Nächstes ansteht, findest du auf der Startseite.
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.gone} aria-busy="true">
      <Skeleton height="2rem" width="70%" />
      <Skeleton height="1.25rem" width="45%" />
      <Skeleton height="6rem" />
      <Skeleton height="10rem" />
    </div>
  );
}
