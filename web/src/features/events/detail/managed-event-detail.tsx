import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EventDetail } from '../event-detail.tsx';
import { EventStateBadge } from './event-state-badge.tsx';
import styles from './managed-event-detail.module.css';

interface ManagedEventDetailProps {
  readonly event: OwnEvent;
  /** Moves the focus to the title when it comes. */
  readonly takesFocus: boolean;
  /** What its state means, and what the role can do about it. */
  readonly children: ReactNode;
  /** Stands below everything. */
  readonly end?: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Everything about an event for those who look after it: how it stands, what can be done, and what the public sees of it. */
export function ManagedEventDetail(props: ManagedEventDetailProps) {
  const { event, children, end, onEdit, onDelete } = props;
  // Later the focus may be at a button here, which it comes back to from what the button opens.
  const [takesFocus] = useState(props.takesFocus);
  return (
    <div className={styles.detail}>
      <p className={styles.state}>
        <EventStateBadge event={event} />
      </p>
      <EventDetail event={event} takesFocus={takesFocus}>
        {children}
        {/* Below what is decided: what deletes must not move to where somebody has just pressed. */}
        <div className={styles.actions}>
          {/* What is over cannot be edited (specification, section 4). */}
          {!event.expired && !event.company_closed && (
            <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
              Bearbeiten
            </Button>
          )}
          <Button variant="subtle" danger icon={<DeleteIcon />} onClick={onDelete}>
            Löschen
          </Button>
        </div>
      </EventDetail>
      {end}
    </div>
  );
}
