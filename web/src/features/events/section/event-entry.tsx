import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { ChevronIcon } from '../../../core/ui/icons/icons.tsx';
import { EventDescription } from '../event-description.tsx';
import styles from './event-entry.module.css';
import { EventFacts } from '../event-facts.tsx';
import { EventLeaf } from '../event-leaf.tsx';
import { PlaceName } from '../event-slide.tsx';

interface EventEntryProps {
  readonly event: PublicEvent;
  readonly isOpen: boolean;
  readonly onToggle: (id: number) => void;
}

/** Returns the id of the button that unfolds an event, used to move the focus. */
export const toggleId = (event: number): string => `event-${event}`;

/** An event in the list, which unfolds to its detail. */
export function EventEntry({ event, isOpen, onToggle }: EventEntryProps) {
  const id = toggleId(event.id);
  return (
    <article className={styles.entry} data-open={isOpen}>
      <h4 className={styles.heading}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-inhalt` : undefined}
          onClick={() => onToggle(event.id)}
        >
          <EventLeaf day={event.start_date} />
          <span className={styles.text}>
            <span className={styles.title}>{event.title}</span>
            <span className={styles.line}>
              <DateText day={event.start_date} /> · <PlaceName event={event} />
            </span>
          </span>
          <span className={styles.chevron}>
            <ChevronIcon />
          </span>
        </button>
      </h4>
      {isOpen && (
        <div id={`${id}-inhalt`} className={styles.content}>
          {event.Company && <p className={styles.company}>{event.Company.name}</p>}
          <EventFacts event={event} />
          {event.description.trim() !== '' && (
            <EventDescription html={event.description} below={4} />
          )}
        </div>
      )}
    </article>
  );
}
