import { professionForm } from '@lehrpfad/contract/occupations/editing.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { useValuesConflict } from '../../../core/form/conflict/use-values-conflict.ts';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { newKey } from '../../../core/api/new-key.ts';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { saveProfession } from './queries.ts';

interface ProfessionOverlayProps {
  /** null for a new industry. */
  readonly profession: Named | null;
  readonly onClose: () => void;
}

const fields = { name: 'Name der Branche' } as const;

const valuesOf = (profession: Pick<Named, 'name'> | null) => ({ name: profession?.name ?? '' });

/** Form to add or rename an industry. */
export function ProfessionOverlay({ profession, onClose }: ProfessionOverlayProps) {
  // Fixed at the first render: a save changes the stored industry, and the undo needs the name before.
  const [begun] = useState(profession);
  const conflict = useValuesConflict(begun, valuesOf, fields);
  const whenSaved = useWhenSaved((saved: string) => {
    leaveWithoutWarning(onClose);
    const before = conflict.read();
    if (before === null) return showToast(`„${saved}“ angelegt`);
    const { id, name } = before;
    offerUndo(`„${name}“ heißt jetzt „${saved}“`, () =>
      saveProfession(id, { name, begun: { name: saved } }, newKey()),
    );
  });
  const form = useFormOf({
    schema: professionForm,
    initial: valuesOf(begun),
    fields,
    draft: draftOf('profession', 'eine Branche', begun),
    conflict,
    onSubmit: async (body, _, key) => {
      if (begun === null) await saveProfession(null, body, key);
      else await saveProfession(begun.id, { ...body, begun: conflict.begun() }, key);
      whenSaved(body.name);
    },
  });
  return (
    <EditOverlay
      form={form}
      title={begun === null ? 'Neue Branche' : 'Branche umbenennen'}
      notice={<ConflictNotice form={form} conflict={conflict} />}
      onClose={onClose}
    >
      <TextField {...form.field('name')} required />
      {begun && <ObjectTrail subject="profession" id={begun.id} />}
    </EditOverlay>
  );
}
