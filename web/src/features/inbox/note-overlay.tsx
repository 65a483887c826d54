import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { adminKinds } from '@lehrpfad/contract/inbox/options.ts';
import { chosen, dayField, linesField } from '@lehrpfad/contract/core/form-values.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { PickerField } from '../../core/form/fields/choices/picker-field.tsx';
import { DateField } from '../../core/form/fields/dates/date-field.tsx';
import type { Choice } from '../../core/form/fields/field-props.ts';
import { TextAreaField } from '../../core/form/fields/text-area-field.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { berlinToday, formatDate } from '../../core/text/dates.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { changeNoteAndReload, useColleagues } from './queries.ts';

interface NoteOverlayProps {
  readonly item: InboxItem;
  readonly onClose: () => void;
}

interface Values {
  readonly assigned: Choice | null;
  readonly note: string;
  readonly waiting_until: string;
}

const schema = z.object({
  assigned: chosen('Bitte wählen Sie eine Person aus der Liste.').nullable(),
  note: linesField(limits.inboxNote),
  waiting_until: dayField(),
});

const labels = {
  assigned: 'Zuständig',
  note: 'Notiz',
  waiting_until: 'Wartet auf Antwort, wiedervorlegen am',
} as const;

/** Returns the text of another editor's note that was saved meanwhile. */
function overtakenText({ assigned, note, waiting_until: day }: InboxItem): string {
  const person = assigned ? `zuständig ist ${assigned.name}` : 'zuständig ist niemand';
  const until = day === null ? '' : `, Wiedervorlage ${formatDate(day)}`;
  const text = note === '' ? '' : `, Notiz: „${note}“`;
  return `Jemand anderes hat inzwischen gespeichert (${person}${until}${text}). Noch einmal speichern ersetzt das.`;
}

function useNoteForm(item: InboxItem, onSaved: () => void) {
  const [readAt, setReadAt] = useState(item.last_updated);
  const initial: Values = {
    assigned: item.assigned,
    note: item.note,
    waiting_until: item.waiting_until ?? '',
  };
  return useFormOf({
    schema,
    initial,
    fields: labels,
    onSubmit: async (change, _, key) => {
      await changeNoteAndReload(item, { ...change, last_updated: readAt }, key);
      leaveWithoutWarning(onSaved);
      showToast(
        change.waiting_until !== null && change.waiting_until > berlinToday()
          ? `Zurückgelegt bis ${formatDate(change.waiting_until)}`
          : 'Gespeichert',
      );
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      if (error.status === 404) return { '': 'Diese Aufgabe ist inzwischen erledigt.' };
      if (error.code !== 'stale') return undefined;
      const current = error.current as unknown as InboxItem;
      setReadAt(current.last_updated);
      void reloadEditorial();
      return { '': overtakenText(current) };
    },
  });
}

/** Form for the note of an item. Mounted while it is open. */
export function NoteOverlay({ item, onClose }: NoteOverlayProps) {
  const { kind } = item;
  const form = useNoteForm(item, onClose);
  const { data: colleagues = [] } = useColleagues();
  return (
    <EditOverlay form={form} hasEntry title={item.title} onClose={onClose}>
      <PickerField
        {...form.field('assigned')}
        source={colleagues.filter(({ admin }) => admin || !adminKinds.includes(kind))}
        description="Leer: Die Aufgabe gehört niemandem."
        placeholder="Person suchen"
        nothing="So heißt niemand in der Redaktion."
      />
      <TextAreaField
        {...form.field('note')}
        max={limits.inboxNote}
        rows={4}
        description="Nur für die Redaktion. Bitte keine Angaben über Personen."
      />
      <DateField
        {...form.field('waiting_until')}
        min={berlinToday()}
        description="Bis zu diesem Tag steht die Aufgabe nur unter „Wartet auf Antwort“."
      />
    </EditOverlay>
  );
}
