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

/** A chamber to change, with whom it names. Mounted as long as it is open. */
export function ChamberOverlay({ chamber, onClose }: ChamberOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast('Kammer gespeichert');
    leaveWithoutWarning(onClose);
  });
  // What is stored changes below an open form when it is saved; the form goes on with what it began with.
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
