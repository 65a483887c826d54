import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { ChevronIcon } from '../../../core/ui/icons/icons.tsx';
import { CompanyLink } from '../../companies/company-link.tsx';
import { EventDescription, GermanNote } from '../event-description.tsx';
import { germanContent, locale } from '../../../core/texts/texts.ts';
import styles from './event-entry.module.css';
import { EventActions } from '../event-actions.tsx';
import { EventFacts } from '../event-facts.tsx';
import { EventLeaf } from '../event-leaf.tsx';
import { DaysAndPlace } from '../banner/event-slide.tsx';

interface EventEntryProps {
  readonly event: PublicEvent;
  /** Level of the heading. */
  readonly level: 2 | 4;
  /** km from the place that was searched. */
  readonly distance?: number | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (id: number) => void;
}

/** Returns the id of the button that unfolds an event, used to move the focus. */
export const toggleId = (event: number): string => `event-${event}`;

/** An event in the list, which unfolds to its detail. */
export function EventEntry({ event, level, distance, isOpen, onToggle }: EventEntryProps) {
  const Heading = `h${level}` as const;
  const id = toggleId(event.id);
  return (
    <article className={`${styles.entry} border rounded-lg bg-paper`} data-open={isOpen}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={id}
          className={`${styles.toggle} line w-full bg-none text-inherit text-start gap-4`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-inhalt` : undefined}
          onClick={() => onToggle(event.id)}
        >
          <EventLeaf day={event.start_date} />
          <span className="flex-1 min-w-0">
            <span lang={germanContent()} className="block leading-tight hyphens-auto wrap-anywhere">
              {event.title}
            </span>
            <span className="text-hint font-normal">
              <DaysAndPlace event={event} />
              {distance !== undefined &&
                distance > 0 &&
                ` · ${distance.toLocaleString(locale())} km`}
            </span>
          </span>
          <span className={`${styles.chevron} grid flex-none place-center text-brand`}>
            <ChevronIcon />
          </span>
        </button>
      </Heading>
      {isOpen && (
        <div id={`${id}-inhalt`} className={`${styles.content} stack gap-4`}>
          <EventContent event={event} level={level} />
        </div>
      )}
    </article>
  );
}

function EventContent({ event, level }: Pick<EventEntryProps, 'event' | 'level'>) {
  return (
    <>
      {event.Company && (
        <p className="m-0">
          <CompanyLink company={event.Company} />
        </p>
      )}
      <GermanNote />
      <EventFacts event={event} />
      <div className="row gap-2">
        <EventActions event={event} />
      </div>
      {event.description.trim() !== '' && (
        <EventDescription html={event.description} below={level} />
      )}
    </>
  );
}
