import { readable } from '../../../core/form/conflict/differences.ts';
import { audienceText } from '../audience-text.ts';
import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { ReactNode } from 'react';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions, RequiredHint } from '../../../core/form/form-parts.tsx';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { basicsOfForm, EventFields } from './event-fields.tsx';
import styles from './event-form-overlay.module.css';
import type { useEditorEventForm } from './use-editor-event-form.ts';
import type { useEventForm } from './use-event-form.ts';

interface EventFormOverlayProps {
  readonly form: ReturnType<typeof useEventForm | typeof useEditorEventForm>['form'];
  readonly isNew: boolean;
  /** Notice about a save by somebody else. */
  readonly conflict: ReactNode;
  /** Consequences of saving. */
  readonly note: string;
  /** The event as its company has edited it last; null for a new one. */
  readonly event: OwnEvent | null;
  /** The place of the event, for the preview. */
  readonly place: Pick<PublicEvent, 'digital' | 'Address'>;
  readonly onClose: () => void;
  /** Fields for owner and place, which differ between the roles. */
  readonly children: ReactNode;
}

/** The overlay in which both roles add or edit an event. */
export function EventFormOverlay(props: EventFormOverlayProps) {
  const { form, isNew, conflict, note, event, place, onClose, children } = props;
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));
  return (
    <>
      <Overlay
        opened
        title={isNew ? 'Neues Event' : 'Event bearbeiten'}
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={close} />}
      >
        <FieldStack>
          {conflict}
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <p className={`${styles.note} border-clear rounded-md bg-accent text-accent m-0`}>
            {note}
          </p>
          <RequiredHint />
          <EventFields form={basicsOfForm(form)} event={event} place={place}>
            {children}
          </EventFields>
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}

const readTime = (time: string): string => (time === '' ? '--' : `${time} Uhr`);

/** Turn values that both forms have into text, for a comparison. */
export const basicReaders = {
  start_time: readTime,
  end_time: readTime,
  audiences: (keys: readonly string[]) => readable(audienceText(keys)),
};
