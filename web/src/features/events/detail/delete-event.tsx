import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { stateOf } from './event-state.ts';
import { deleteEvent } from '../management/company-queries.ts';

interface DeleteEventProps {
  /** The event to delete; null if no question is open. */
  readonly event: OwnEvent | null;
  /** Deletes the event and returns the outcome. */
  readonly remove?: (event: OwnEvent) => Promise<'done' | 'changed' | 'gone'>;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an event is deleted, and lists what is deleted with it. */
export function DeleteEvent(props: DeleteEventProps) {
  const { event, remove = deleteEvent, onCancel, onDeleted } = props;

  async function confirm(): Promise<void> {
    if (!event) return;
    const outcome = await remove(event);
    if (outcome === 'changed') {
      onCancel();
      showToast('Das Event wurde inzwischen geändert und nicht gelöscht.');
      return;
    }
    onDeleted();
    showToast('Event gelöscht');
  }

  return (
    <ConfirmDialog
      opened={event !== null}
      title="Event löschen?"
      confirm="Löschen"
      danger
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>„{event?.title}“ wird mit Beschreibung und Logo gelöscht.</p>
      {event && stateOf(event) === 'accepted' && (
        <p>Es ist danach nicht mehr öffentlich: weder auf der Startseite noch in der Suche.</p>
      )}
    </ConfirmDialog>
  );
}
