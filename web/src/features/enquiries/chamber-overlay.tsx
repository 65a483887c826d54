import type { Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { FieldStack, FormActions, RequiredHint } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning, useLeaveWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { Overlay } from '../../core/ui/dialogs/overlay.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { ChamberFields } from './chamber-fields.tsx';
import { useChamberForm } from './use-chamber-form.ts';

interface ChamberOverlayProps {
  readonly chamber: Chamber;
  readonly onClose: () => void;
}

/** A chamber to change, with whom it names. Mounted as long as it is open. */
export function ChamberOverlay({ chamber, onClose }: ChamberOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast('Kammer gespeichert');
    leaveWithoutWarning(onClose);
  });
  // What is stored changes below an open form when it is saved; the form goes on with what it began with.
  const [begun] = useState(chamber);
  const { form, conflict } = useChamberForm(begun, whenSaved);
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));

  return (
    <>
      <Overlay
        opened
        title={`${begun.name} bearbeiten`}
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={close} />}
      >
        <FieldStack>
          <ConflictNotice form={form} conflict={conflict} />
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <RequiredHint />
          <ChamberFields form={form} />
        </FieldStack>
        <ObjectTrail subject="chamber" id={begun.id} />
      </Overlay>
      {leaving.dialog}
    </>
  );
}
