import { jobNameForm } from '@lehrpfad/contract/occupations/editing.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { EditOverlay } from '../../../../core/form/edit-overlay.tsx';
import { draftOf } from '../../../../core/form/drafts/draft-of.ts';
import { RequiredHint } from '../../../../core/form/form-parts.tsx';
import { TextField } from '../../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../../core/ui/notices/toast.ts';
import { BrafoField } from './brafo-field.tsx';
import { addJobName } from '../queries.ts';

interface NewJobNameOverlayProps {
  readonly onClose: () => void;
}

const nothing: { name: string; Brafo: readonly number[] } = { name: '', Brafo: [] };

/** Form to add a job name. */
export function NewJobNameOverlay({ onClose }: NewJobNameOverlayProps) {
  const whenSaved = useWhenSaved((name: string) => {
    showToast(`„${name}“ angelegt`);
    leaveWithoutWarning(onClose);
  });
  const form = useFormOf({
    schema: jobNameForm,
    initial: nothing,
    fields: { name: 'Berufsbezeichnung', Brafo: `${programmeName}-Felder` },
    draft: draftOf('job-name', 'eine Berufsbezeichnung', null),
    onSubmit: async (body, _, key) => {
      const { name } = await addJobName(body, key);
      whenSaved(name);
    },
  });
  return (
    <EditOverlay form={form} title="Neue Berufsbezeichnung" submit="Anlegen" onClose={onClose}>
      <RequiredHint />
      <TextField {...form.field('name')} required />
      <BrafoField {...form.field('Brafo')} />
    </EditOverlay>
  );
}
