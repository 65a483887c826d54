import { chamberForm, type Chamber } from '@lehrpfad/contract/enquiries-chambers.ts';
import { useConflict } from '../../floor/form/use-conflict.ts';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { getSession } from '../../floor/session.ts';
import { chamberLabels, valuesOf } from './chamber-values.ts';
import { saveChamber } from './chambers-queries.ts';

/**
 * The form of a chamber.
 * @param onSaved told when it is stored
 */
export function useChamberForm(chamber: Chamber, onSaved: () => void) {
  const draft = `chamber-${chamber.id}-user-${getSession()?.id ?? 0}`;
  const conflict = useConflict<Chamber>(chamber.last_updated, draft);
  const form = useFormOf({
    schema: chamberForm,
    initial: valuesOf(chamber),
    fields: chamberLabels,
    draft,
    onSubmit: async (output) => {
      await saveChamber(chamber.id, output, conflict.lastUpdated());
      onSaved();
    },
    onFailure: conflict.onFailure,
  });
  return { form, conflict };
}

export type ChamberFormState = ReturnType<typeof useChamberForm>;
