import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { useState } from 'react';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { RequiredHint } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { FaqFields } from './faq-fields.tsx';
import { readAudiences } from './faq-values.ts';
import { useFaqForm } from './use-faq-form.ts';

interface FaqOverlayProps {
  /** null for a new entry. */
  readonly entry: FaqEntry | null;
  readonly categories: readonly FaqCategory[];
  readonly onSaved: (entry: FaqEntry) => void;
  readonly onClose: () => void;
}

/** Form to add or edit an entry. Mounted while it is open. */
export function FaqOverlay({ entry, categories, onSaved, onClose }: FaqOverlayProps) {
  const whenSaved = useWhenSaved((saved: FaqEntry) => {
    showToast('Eintrag gespeichert');
    leaveWithoutWarning(() => onSaved(saved));
  });
  // Fixed at the first render: after a save the stored entry changes while the form is still open.
  const [begun] = useState(entry);
  const state = useFaqForm(begun, categories, whenSaved);
  const { form, conflict } = state;

  return (
    <EditOverlay
      form={form}
      title={begun === null ? 'Neuer FAQ-Eintrag' : 'FAQ-Eintrag bearbeiten'}
      notice={
        <ConflictNotice form={form} conflict={conflict} readers={{ audiences: readAudiences }} />
      }
      onClose={onClose}
    >
      <RequiredHint />
      <FaqFields state={state} categories={categories} />
      {begun && <ObjectTrail subject="faq-entry" id={begun.id} />}
    </EditOverlay>
  );
}
