import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EventDetail } from '../event-detail.tsx';
import { EventStateBadge } from './event-state-badge.tsx';
import { NewVersionBox } from './new-version-box.tsx';
import { OwnEventNotes } from './own-event-notes.tsx';
import styles from './own-event-detail.module.css';

interface OwnEventDetailProps {
  readonly event: OwnEvent;
  /** Its company is locked, which hides its events. */
  readonly isLocked: boolean;
  /** Moves the focus to the title when it comes. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Everything about one of the account's events: how it stands, what can be done, and what the public sees of it. */
export function OwnEventDetail(props: OwnEventDetailProps) {
  const { event, isLocked, onEdit, onDelete } = props;
  // Later the focus may be at a button here, which it comes back to from what the button opens.
  const [takesFocus] = useState(props.takesFocus);
  return (
    <div className={styles.detail}>
      <p className={styles.state}>
        <EventStateBadge event={event} />
      </p>
      <EventDetail event={event} takesFocus={takesFocus}>
        <OwnEventNotes event={event} isLocked={isLocked} />
        <NewVersionBox event={event} />
        <div className={styles.actions}>
          {/* What is over cannot be edited (specification, section 4). */}
          {!event.expired && (
            <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
              Bearbeiten
            </Button>
          )}
          <Button variant="subtle" danger icon={<DeleteIcon />} onClick={onDelete}>
            Löschen
          </Button>
        </div>
      </EventDetail>
    </div>
  );
}
