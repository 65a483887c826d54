import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { memo } from 'react';
import { ExpiredIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CardLink } from '../../../core/ui/page/card-link.tsx';
import { ListCard } from '../../../core/ui/page/list-card.tsx';
import { EventLeaf } from '../event-leaf.tsx';
import { EventPicture } from '../event-picture.tsx';
import { DaysAndPlace } from '../banner/event-slide.tsx';
import { EventStateBadge } from '../detail/event-state-badge.tsx';
import { stateNotes } from '../detail/event-state.ts';
import { versionNotes, versionStateOf } from '../detail/new-version.ts';
import styles from './managed-event-card.module.css';

interface ManagedEventCardProps {
  readonly event: OwnEvent;
  /** Link to the event. */
  readonly href: string;
  readonly isOpen: boolean;
  /** Level of its title: below the page's heading, or below that of a section. */
  readonly heading?: 'h2' | 'h3';
  readonly showsCompany?: boolean;
  readonly onOpen: (id: number) => void;
}

/** Returns the id of the link in an event's card, used to return the focus. */
export const eventCardId = (event: number): string => `eigenes-event-${event}`;

/** An event in a list for its owner or for editors. Its title is a link that covers the whole card. */
export const ManagedEventCard = memo(function ManagedEventCard(props: ManagedEventCardProps) {
  const { event, href, isOpen, heading: Heading = 'h3', showsCompany = false, onOpen } = props;

  const version = versionStateOf(event);

  return (
    <ListCard
      className={`${styles.card} flex items-start`}
      isOpen={isOpen}
      data-expired={event.expired}
    >
      <EventLeaf day={event.start_date} />
      <div className="flex-1 min-w-0 wrap-anywhere">
        <Heading className={`${styles.title} text-md`}>
          <CardLink
            id={eventCardId(event.id)}
            href={href}
            isOpen={isOpen}
            onOpen={() => onOpen(event.id)}
          >
            {event.title}
          </CardLink>
        </Heading>
        <p className={`${styles.line} text-hint`}>
          <DaysAndPlace event={event} />
        </p>
        {showsCompany && event.Company && (
          <p className={`${styles.line} text-hint`}>{event.Company.name}</p>
        )}
        <p className={styles.state}>
          {event.expired ? <Expired /> : <EventStateBadge event={event} />}
        </p>
        {version && <p className={`${styles.line} text-hint`}>{versionNotes[version]}</p>}
      </div>
      <Picture event={event} />
    </ListCard>
  );
});

function Picture({ event }: Pick<ManagedEventCardProps, 'event'>) {
  return (
    <span
      className={`${styles.picture} flex-none overflow-hidden border rounded-md`}
      data-drawn={event.logo === null}
    >
      <EventPicture logo={event.logo} digital={event.digital} variant={event.id} />
    </span>
  );
}

function Expired() {
  return (
    <span className={`${styles.expired} inline-line text-hint`}>
      <ExpiredIcon />
      {stateNotes.expired}
    </span>
  );
}
