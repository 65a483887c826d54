import type { StoredVocabularyEntry } from '@lehrpfad/contract/search/vocabulary.ts';
import { useState } from 'react';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { RequiredHint } from '../../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { EntryFields } from './entry-fields.tsx';
import { useEntryForm, type EntryValues } from './use-entry-form.ts';
import { wordsOf } from './words.ts';

interface EntryOverlayProps {
  /** Null for a new entry. */
  readonly entry: StoredVocabularyEntry | null;
  /** Initial values of a new entry. */
  readonly initial: EntryValues;
  readonly onClose: () => void;
}

/** Form to add or edit a vocabulary entry. Mounted while it is open. */
export function EntryOverlay({ entry, initial, onClose }: EntryOverlayProps) {
  const whenSaved = useWhenSaved((saved: StoredVocabularyEntry) => {
    showToast(`„${saved.term}“ gespeichert. Die Suche beachtet es ab sofort.`);
    leaveWithoutWarning(onClose);
  });
  // Fixed at the first render: after a save the stored entry changes while the form is still open.
  const [begun] = useState(entry);
  const { form, conflict } = useEntryForm({ entry: begun, initial, onSaved: whenSaved });

  return (
    <EditOverlay
      form={form}
      title={begun === null ? 'Neuer Suchbegriff' : 'Suchbegriff bearbeiten'}
      notice={
        <ConflictNotice
          form={form}
          conflict={conflict}
          readers={{
            kind: (kind) => wordsOf(kind).one,
            brafo: (fields) => fields.map(({ name }) => name).join(', '),
          }}
        />
      }
      onClose={onClose}
    >
      <RequiredHint />
      <EntryFields form={form} />
      {begun && <ObjectTrail subject="vocabulary" id={begun.id} />}
    </EditOverlay>
  );
}
