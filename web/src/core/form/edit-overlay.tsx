import type { FormEvent, ReactNode } from 'react';
import { Overlay } from '../ui/dialogs/overlay.tsx';
import { DraftNotice } from './drafts/draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldStack, FormActions } from './form-parts.tsx';
import { leaveWithoutWarning, useLeaveWarning } from './saving/use-leave-warning.tsx';
import type { AnyForm } from './use-form-of.ts';

interface EditOverlayProps {
  readonly form: AnyForm;
  readonly title: string;
  /** Nothing in the address says that it is open (Overlay). */
  readonly hasEntry?: boolean;
  /** What the button that sends is called. */
  readonly submit?: string;
  /** Stands beside the buttons: deleting, for example. */
  readonly actions?: ReactNode;
  /** Stands above the fields: what somebody else has saved meanwhile. */
  readonly notice?: ReactNode;
  /** `children` stack their fields and show what the form has to say by themselves. */
  readonly isBare?: boolean;
  /** Whether to ask before it is closed; else it asks where something is unsaved. */
  readonly asks?: boolean;
  /** Told once nothing unsaved keeps it open. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page, with what every form shows around its fields. Mounted as long as it is open. */
export function EditOverlay(props: EditOverlayProps) {
  const { form, title, hasEntry = false, submit, actions, notice, isBare, onClose } = props;
  const leaving = useLeaveWarning(props.asks ?? form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));

  function send(event: FormEvent): void {
    // React tells a form of those in overlays that it has opened, too.
    event.stopPropagation();
    void form.submit(event);
  }

  return (
    <>
      <Overlay
        opened
        hasEntry={hasEntry}
        title={title}
        onClose={close}
        onSubmit={send}
        footer={
          <FormActions form={form} {...(submit && { submit })} onCancel={close}>
            {actions}
          </FormActions>
        }
      >
        {isBare ? (
          props.children
        ) : (
          <FieldStack>
            {notice}
            <DraftNotice form={form} />
            <ErrorSummary form={form} />
            {props.children}
          </FieldStack>
        )}
      </Overlay>
      {leaving.dialog}
    </>
  );
}
