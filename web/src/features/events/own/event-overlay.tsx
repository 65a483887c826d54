import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
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
import { PickerField } from '../../../core/form/fields/picker-field.tsx';
import { placeElsewhere, type Branch } from './branches.ts';
import { basicsOfForm, EventFields } from './event-fields.tsx';
import { EventPlace } from './event-place.tsx';
import { latestOf, versionStateOf } from './new-version.ts';
import styles from './event-overlay.module.css';
import { savingNote, stateOf } from './event-state.ts';
import { useEventForm } from './use-event-form.ts';

interface EventOverlayProps {
  /** null: a new one. */
  readonly event: OwnEvent | null;
  readonly branches: readonly Branch[];
  readonly onSaved: (event: OwnEvent) => void;
  readonly onClose: () => void;
}

/** An event to add or to change. Mounted as long as it is open. */
export function EventOverlay({ event, branches, onSaved, onClose }: EventOverlayProps) {
  const whenSaved = useWhenSaved((saved: OwnEvent) => {
    const isChecked = stateOf(saved) === 'pending' || versionStateOf(saved) === 'pending';
    showToast(`Event gespeichert.${isChecked ? ' Es wird jetzt geprüft.' : ''}`);
    leaveWithoutWarning(() => onSaved(saved));
  });
  // What is stored changes below an open form when it is saved; the form goes on with what it began with.
  const [begun] = useState(event);
  const { form, conflict } = useEventForm(begun, branches, whenSaved);
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const branch = branches.find(({ id }) => id === form.values.Company?.id);
  const latest = begun && latestOf(begun);
  const elsewhere = placeElsewhere(latest, branches);
  const place = elsewhere ?? { digital: false, Address: branch?.address ?? null };
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
            readers={{ start_time: readTime, end_time: readTime }}
          />
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <p className={styles.note}>{savingNote(begun && stateOf(begun))}</p>
          <RequiredHint />
          <EventFields form={basicsOfForm(form)} event={latest} place={place}>
            <div>
              <PickerField {...form.field('Company')} source={branches} required />
              <EventPlace branch={branch} elsewhere={elsewhere} />
            </div>
          </EventFields>
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}

export const readTime = (time: string): string => (time === '' ? '--' : `${time} Uhr`);
