import { chamberForm, type Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { chamberLabels, chamberParts, valuesOf } from './chamber-values.ts';
import { saveChamber } from './chambers-queries.ts';

/**
 * Form of a chamber.
 * @param onSaved called when it is stored
 */
export function useChamberForm(chamber: Chamber, onSaved: () => void) {
  const draft = draftOf('chamber', '', chamber);
  const conflict = useConflict(chamber, valuesOf, chamberParts);
  const form = useFormOf({
    schema: chamberForm,
    initial: valuesOf(chamber),
    fields: chamberLabels,
    draft,
    conflict,
    onSubmit: async (output, _, key) => {
      await saveChamber(chamber.id, output, conflict.lastUpdated(), key);
      onSaved();
    },
  });
  return { form, conflict };
}

export type ChamberFormState = ReturnType<typeof useChamberForm>;
