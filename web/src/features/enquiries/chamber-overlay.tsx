import type { Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';
import { useState } from 'react';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { RequiredHint } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { ChamberFields } from './chamber-fields.tsx';
import { useChamberForm } from './use-chamber-form.ts';

interface ChamberOverlayProps {
  readonly chamber: Chamber;
  readonly onClose: () => void;
}

/** Form to edit a chamber and its contacts. Mounted while it is open. */
export function ChamberOverlay({ chamber, onClose }: ChamberOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast('Kammer gespeichert');
    leaveWithoutWarning(onClose);
  });
  // Fixed at the first render: after a save the stored chamber changes while the form is still open.
  const [begun] = useState(chamber);
  const { form, conflict } = useChamberForm(begun, whenSaved);

  return (
    <EditOverlay
      form={form}
      title={`${begun.name} bearbeiten`}
      notice={<ConflictNotice form={form} conflict={conflict} />}
      onClose={onClose}
    >
      <RequiredHint />
      <ChamberFields form={form} />
      <ObjectTrail subject="chamber" id={begun.id} />
    </EditOverlay>
  );
}
