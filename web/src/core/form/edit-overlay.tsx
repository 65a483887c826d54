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
  /** Whether the overlay gets a history entry of its own, because the address does not say that it is open (Overlay). */
  readonly hasEntry?: boolean;
  /** Label of the submit button. */
  readonly submit?: string;
  /** Whether submitting cannot be undone. */
  readonly danger?: boolean;
  /** Shown beside the buttons, for example to delete the object. */
  readonly actions?: ReactNode;
  /** Shown above the fields, for example that somebody else has saved meanwhile. */
  readonly notice?: ReactNode;
  /** Whether `children` arrange their fields and show the form's messages themselves. */
  readonly isBare?: boolean;
  /** Whether to ask before closing; by default it asks if there are unsaved changes. */
  readonly asks?: boolean;
  /** Called when the overlay may close: nothing is unsaved, or the changes were given up. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page, with the parts that every form has around its fields. Mounted while it is open. */
export function EditOverlay(props: EditOverlayProps) {
  const {
    form,
    title,
    hasEntry = false,
    submit,
    danger = false,
    actions,
    notice,
    isBare,
    onClose,
  } = props;
  const leaving = useLeaveWarning(props.asks ?? form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));

  function send(event: FormEvent): void {
    // React events of overlays bubble to the form whose component opened them.
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
          <FormActions form={form} {...(submit && { submit })} danger={danger} onCancel={close}>
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
