import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { EventFormOverlay, basicReaders } from './event-form-overlay.tsx';
import { stateOf } from '../detail/event-state.ts';
import { previewAddress, type EditorEventValues } from './editor-event-values.ts';
import { kindLabel, PlaceFields, usePlaceNow } from './place-fields.tsx';
import { useEditorEventForm } from './use-editor-event-form.ts';

interface EditorEventFormProps {
  /** null for a new event. */
  readonly event: OwnEvent | null;
  readonly onSaved: (event: OwnEvent) => void;
  readonly onClose: () => void;
}

/** Form of editors to add or edit an event. Mounted while it is open. */
export function EditorEventForm({ event, onSaved, onClose }: EditorEventFormProps) {
  const whenSaved = useWhenSaved((saved: OwnEvent) => {
    showToast('Event gespeichert');
    leaveWithoutWarning(() => onSaved(saved));
  });
  // Fixed at the first render: after a save the stored event changes while the form is still open.
  const [begun] = useState(event);
  const { form, conflict } = useEditorEventForm(begun, whenSaved);
  const companyAddress = usePlaceNow(form.values, begun);

  return (
    <EventFormOverlay
      form={form}
      isNew={begun === null}
      conflict={
        <ConflictNotice
          form={form}
          conflict={conflict}
          readers={{
            ...basicReaders,
            place: kindLabel,
            Address: readAddress,
          }}
        />
      }
      note={noteFor(begun)}
      event={begun}
      place={placeNow(form.values, companyAddress)}
      onClose={onClose}
    >
      <PlaceFields form={form} companyAddress={companyAddress} />
    </EventFormOverlay>
  );
}

function placeNow(
  values: EditorEventValues,
  companyAddress: PublicEvent['Address'] | undefined,
): Pick<PublicEvent, 'digital' | 'Address'> {
  if (values.place === 'digital') return { digital: true, Address: null };
  const Address = values.place === 'own' ? previewAddress(values) : (companyAddress ?? null);
  return { digital: false, Address };
}

function readAddress({ street, additional, City }: EditorEventValues['Address']): string {
  const parts = [street, additional, placeLine(City)];
  return parts.filter((part) => part.trim() !== '').join(', ') || '--';
}

/** Returns the consequences of saving. */
function noteFor(event: OwnEvent | null): string {
  const state = event && stateOf(event);
  if (state === 'accepted')
    return 'Das Event ist akzeptiert und öffentlich. Ihre Änderungen sind sofort zu sehen.';
  if (state === 'declined') return 'Das Event ist abgelehnt. Das bleibt so, wenn Sie es ändern.';
  return 'Nach dem Speichern ist das Event in Bearbeitung. Öffentlich wird es erst, wenn es akzeptiert ist.';
}
