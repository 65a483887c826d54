import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { EventEntry } from './event-entry.tsx';
import styles from './event-list.module.css';
import type { EventListState } from './use-event-list.ts';

interface EventListProps {
  readonly events: readonly PublicEvent[];
  readonly list: EventListState;
}

/** The events below each other, the first few at first. */
export function EventList({ events, list }: EventListProps) {
  const shown = events.slice(0, list.shown);
  return (
    <>
      <ul className={styles.list} aria-label="Alle Events">
        {shown.map((event) => (
          <li key={event.id}>
            <EventEntry event={event} isOpen={list.opened.has(event.id)} onToggle={list.toggle} />
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <div className={styles.more}>
          <Button variant="default" onClick={list.more}>
            Weitere Events anzeigen
          </Button>
          <span>
            {shown.length} von {events.length}
          </span>
        </div>
      )}
    </>
  );
}
