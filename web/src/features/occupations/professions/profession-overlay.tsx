import { professionForm } from '@lehrpfad/contract/occupations/editing.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { useState } from 'react';
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

/** Form to add or rename an industry. */
export function ProfessionOverlay({ profession, onClose }: ProfessionOverlayProps) {
  // Fixed at the first render: a save changes the stored industry, and the undo needs the name before.
  const [begun] = useState(profession);
  const whenSaved = useWhenSaved((saved: string) => {
    leaveWithoutWarning(onClose);
    if (begun === null) return showToast(`„${saved}“ angelegt`);
    const { id, name } = begun;
    offerUndo(`„${name}“ heißt jetzt „${saved}“`, () => saveProfession(id, { name }, newKey()));
  });
  const form = useFormOf({
    schema: professionForm,
    initial: { name: profession?.name ?? '' },
    fields: { name: 'Name der Branche' },
    draft: draftOf('profession', 'eine Branche', begun),
    onSubmit: async (body, _, key) => {
      await saveProfession(profession?.id ?? null, body, key);
      whenSaved(body.name);
    },
  });
  return (
    <EditOverlay
      form={form}
      title={profession === null ? 'Neue Branche' : 'Branche umbenennen'}
      onClose={onClose}
    >
      <TextField {...form.field('name')} required />
      {profession && <ObjectTrail subject="profession" id={profession.id} />}
    </EditOverlay>
  );
}
