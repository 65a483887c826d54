import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { FormLoading } from '../../../core/form/form-loading.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { MultiPickerField } from '../../../core/form/fields/multi-picker-field.tsx';
import { PickerField } from '../../../core/form/fields/picker-field.tsx';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import type { Branch } from '../branch-choice.ts';
import { OpenRequests } from './open-requests.tsx';
import { useOwnRequests } from './own-queries.ts';
import { useWishForm } from './use-wish-form.ts';
import { askable, beginWith, type Wanted } from './wish.ts';
import styles from './texts.module.css';

interface AskOverlayProps {
  /** All that can ask. */
  readonly branches: readonly Branch[];
  readonly wanted: Wanted;
  /** The branch at which it is asked; without, in the form of an ad. */
  readonly branchId?: number;
  readonly onClose: () => void;
}

const title = 'Berufe anfragen';

/** Asks the editors to let a branch train for more. Mounted as long as it is open. */
export function AskOverlay(props: AskOverlayProps) {
  const jobNames = useJobNames();
  const requests = useOwnRequests();
  if (jobNames.data && requests.data)
    return <AskForm {...props} jobNames={jobNames.data} requests={requests.data} />;
  return <FormLoading title={title} queries={[jobNames, requests]} onClose={props.onClose} />;
}

interface AskFormProps extends AskOverlayProps {
  readonly jobNames: readonly Choice[];
  readonly requests: readonly ApprenticeshipRequest[];
}

function AskForm({ branchId, branches, wanted, jobNames, requests, onClose }: AskFormProps) {
  const whenSent = useWhenSaved(() => {
    showToast('Anfrage gesendet');
    leaveWithoutWarning(onClose);
  });
  const form = useWishForm({
    initial: beginWith(wanted, jobNames, requests),
    branchId: branchId ?? null,
    onSent: whenSent,
  });
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));
  const branch = branches.find(({ id }) => id === form.values.Company?.id);
  return (
    <>
      <Overlay
        opened
        hasEntry
        title={title}
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} submit="Anfrage senden" onCancel={close} />}
      >
        <FieldStack>
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <p className={styles.text}>
            Die Redaktion der Kammern prüft, ob Sie in diesen Berufen ausbilden, und antwortet per
            E-Mail. Danach stehen die Berufe im Formular Ihrer Stellenanzeigen zur Wahl.
          </p>
          {branches.length > 1 && (
            <PickerField {...form.field('Company')} source={branches} required />
          )}
          <OpenRequests requests={requests} branchIds={branch ? [branch.id] : []} />
          <MultiPickerField
            {...form.field('Allowed_apprenticeships')}
            source={askable(jobNames, branch, requests)}
            placeholder="Ausbildungsberuf suchen"
            nothing="Kein Ausbildungsberuf gefunden. Nennen Sie ihn im nächsten Feld."
          />
          <TextField {...form.field('other')} autoComplete="off" />
          <TextAreaField {...form.field('message')} most={limits.requestMessage} rows={4} />
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}
