import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { placeLine } from '@lehrpfad/contract/core/place-line.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions, RequiredHint } from '../../../core/form/form-parts.tsx';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { basicsOfForm, EventFields } from '../own/event-fields.tsx';
import { readTime } from '../own/event-overlay.tsx';
import overlay from '../own/event-overlay.module.css';
import { stateOf } from '../own/event-state.ts';
import { previewAddress, type EditorsEventValues } from './editors-event-values.ts';
import { kindLabel, PlaceFields, usePlaceNow } from './place-fields.tsx';
import { useEditorsEventForm } from './use-editors-event-form.ts';

interface EventEditorOverlayProps {
  /** null: a new one. */
  readonly event: OwnEvent | null;
  readonly onSaved: (event: OwnEvent) => void;
  readonly onClose: () => void;
}

/** An event for editors to add or to change. Mounted as long as it is open. */
export function EventEditorOverlay({ event, onSaved, onClose }: EventEditorOverlayProps) {
  const whenSaved = useWhenSaved((saved: OwnEvent) => {
    showToast('Event gespeichert');
    leaveWithoutWarning(() => onSaved(saved));
  });
  // What is stored changes below an open form when it is saved; the form goes on with what it began with.
  const [begun] = useState(event);
  const { form, conflict } = useEditorsEventForm(begun, whenSaved);
  const companyAddress = usePlaceNow(form.values, begun);
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));

  return (
    <>
      <Overlay
        opened
        title={begun === null ? 'Neues Event' : 'Event bearbeiten'}
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={close} />}
      >
        <FieldStack>
          <ConflictNotice
            form={form}
            conflict={conflict}
            readers={{
              start_time: readTime,
              end_time: readTime,
              place: kindLabel,
              Address: readAddress,
            }}
          />
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <p className={overlay.note}>{noteFor(begun)}</p>
          <RequiredHint />
          <EventFields
            form={basicsOfForm(form)}
            event={begun}
            place={placeNow(form.values, companyAddress)}
          >
            <PlaceFields form={form} companyAddress={companyAddress} />
          </EventFields>
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}

function placeNow(
  values: EditorsEventValues,
  companyAddress: PublicEvent['Address'] | undefined,
): Pick<PublicEvent, 'digital' | 'Address'> {
  if (values.place === 'digital') return { digital: true, Address: null };
  const Address = values.place === 'own' ? previewAddress(values) : (companyAddress ?? null);
  return { digital: false, Address };
}

function readAddress({ street, additional, City }: EditorsEventValues['Address']): string {
  const parts = [street, additional, placeLine(City)];
  return parts.filter((part) => part.trim() !== '').join(', ') || '--';
}

/** What saving brings about. */
function noteFor(event: OwnEvent | null): string {
  const state = event && stateOf(event);
  if (state === 'accepted')
    return 'Das Event ist akzeptiert und öffentlich. Ihre Änderungen sind sofort zu sehen.';
  if (state === 'declined') return 'Das Event ist abgelehnt. Das bleibt so, wenn Sie es ändern.';
  return 'Nach dem Speichern ist das Event in Bearbeitung. Öffentlich wird es erst, wenn es akzeptiert ist.';
}
