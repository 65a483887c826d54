import { jobNameForm } from '@lehrpfad/contract/occupations/editing.ts';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions, RequiredHint } from '../../../core/form/form-parts.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { BrafoField } from './brafo-field.tsx';
import { addJobName } from './queries.ts';

interface NewJobNameOverlayProps {
  readonly onClose: () => void;
}

const nothing: { name: string; Brafo: readonly number[] } = { name: '', Brafo: [] };

/** A job name of our own. */
export function NewJobNameOverlay({ onClose }: NewJobNameOverlayProps) {
  const close = () => leaveWithoutWarning(onClose);
  const whenSaved = useWhenSaved((name: string) => {
    showToast(`„${name}“ angelegt`);
    close();
  });
  const form = useFormOf({
    schema: jobNameForm,
    initial: nothing,
    fields: { name: 'Berufsbezeichnung', Brafo: 'BRAFO-Felder' },
    draft: draftOf('job-name', 'eine Berufsbezeichnung', null),
    onSubmit: async (body, _, key) => {
      const { name } = await addJobName(body, key);
      whenSaved(name);
    },
  });
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  return (
    <>
      <Overlay
        opened
        title="Neue Berufsbezeichnung"
        onClose={() => leaving.guard(close)}
        onSubmit={form.submit}
        footer={<FormActions form={form} submit="Anlegen" onCancel={() => leaving.guard(close)} />}
      >
        <FieldStack>
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <RequiredHint />
          <TextField {...form.field('name')} required />
          <BrafoField {...form.field('Brafo')} />
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}
