import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { FormLoading } from '../../../core/form/form-loading.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import type { Branch } from '../branches/branch-choice.ts';
import { OpenRequests } from './open-requests.tsx';
import { useOwnRequests } from './own-queries.ts';
import { useApprenticeshipRequestForm } from './use-apprenticeship-request-form.ts';
import { askable, beginWith, type Wanted } from './apprenticeship-request.ts';

interface AskOverlayProps {
  /** The branches to choose from. */
  readonly branches: readonly Branch[];
  readonly wanted: Wanted;
  /** The branch where the form was opened; undefined in the form of an ad. */
  readonly branchId?: number;
  readonly onClose: () => void;
}

const title = 'Berufe anfragen';

/** Form that asks the editors to permit more apprenticeships for a branch. Mounted while it is open. */
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
  const form = useApprenticeshipRequestForm({
    initial: beginWith(wanted, jobNames, requests),
    branchId: branchId ?? null,
    onSent: whenSent,
  });
  const branch = branches.find(({ id }) => id === form.values.Company?.id);
  return (
    <EditOverlay form={form} hasEntry title={title} submit="Anfrage senden" onClose={onClose}>
      <p>
        Die Redaktion der Kammern prüft, ob Sie in diesen Berufen ausbilden, und antwortet per
        E-Mail. Danach stehen die Berufe im Formular Ihrer Stellenanzeigen zur Wahl.
      </p>
      {branches.length > 1 && <PickerField {...form.field('Company')} source={branches} required />}
      <OpenRequests requests={requests} branchIds={branch ? [branch.id] : []} />
      <MultiPickerField
        {...form.field('Allowed_apprenticeships')}
        source={askable(jobNames, branch, requests)}
        placeholder="Ausbildungsberuf suchen"
        nothing="Kein Ausbildungsberuf gefunden. Nennen Sie ihn im nächsten Feld."
      />
      <TextField {...form.field('other')} autoComplete="off" />
      <TextAreaField {...form.field('message')} max={limits.requestMessage} rows={4} />
    </EditOverlay>
  );
}
