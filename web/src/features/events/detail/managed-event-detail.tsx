import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EventDetail } from '../event-detail.tsx';
import { EventStateBadge } from './event-state-badge.tsx';
import styles from './managed-event-detail.module.css';

interface ManagedEventDetailProps {
  readonly event: OwnEvent;
  /** Whether the focus moves to the title at first. */
  readonly takesFocus: boolean;
  /** Explanation of the state, with the actions of the role. */
  readonly children: ReactNode;
  /** Shown at the end. */
  readonly end?: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The detail of an event for its owner and for editors: the state, the actions, and the public version. */
export function ManagedEventDetail(props: ManagedEventDetailProps) {
  const { event, children, end, onEdit, onDelete } = props;
  // Fixed at the first render: later the focus may return to a button here after its dialog closes.
  const [takesFocus] = useState(props.takesFocus);
  return (
    <div className={`${styles.detail} stack`}>
      <p className={`${styles.state} line m-0`}>
        <EventStateBadge event={event} />
      </p>
      <EventDetail event={event} takesFocus={takesFocus}>
        {children}
        {/* Below the decision, so that the delete button never moves to a place that was just pressed. */}
        <div className={`${styles.actions} wrap`}>
          {/* A past event cannot be edited (specification, section 4). */}
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
